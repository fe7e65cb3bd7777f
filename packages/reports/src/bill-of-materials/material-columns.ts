import type { MaterialLine } from '@arredo/making'
import type { ListColumn } from '../lists/list.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'

/** What is nothing is not written; what nobody knows is said. */
export function materialColumns(input: ReportInput): readonly ListColumn<MaterialLine>[] {
  const { text, language } = input
  const { area, volume, run, weight } = quantities(input)
  const units = spreadsheetUnits(input)
  const known = (amount: number | null, write: (amount: number) => string) =>
    amount === null ? text('Not known') : write(amount)
  const some = (amount: number, write: (amount: number) => string) => (amount > 0 ? write(amount) : '')
  return [
    {
      ...{ title: text('Material'), kind: 'text', isWide: true },
      read: ({ material }) => [inLanguage(material.name, language.code), material.code],
      value: ({ material }) => inLanguage(material.name, language.code),
    },
    { title: text('Code'), kind: 'text', only: 'spreadsheet', read: ({ material }) => material.code },
    {
      ...{ title: text('Pieces'), kind: 'number' },
      read: ({ pieces }) => String(pieces),
      value: ({ pieces }) => pieces,
    },
    {
      ...{ title: text('Boards'), kind: 'number', ...units.area.column },
      read: (line) => some(line.area, area),
      value: (line) => units.area.of(line.area),
    },
    {
      ...{ title: text('Edge bands'), kind: 'number', ...units.run.column },
      read: ({ edging }) => some(edging, run),
      value: ({ edging }) => units.run.of(edging),
    },
    {
      ...{ title: text('Profiles'), kind: 'number', ...units.run.column },
      read: ({ profiles }) => some(profiles, run),
      value: ({ profiles }) => units.run.of(profiles),
    },
    {
      ...{ title: text('Volume'), kind: 'number', ...units.volume.column },
      read: (line) => known(line.volume, volume),
      value: (line) => units.volume.of(line.volume),
    },
    {
      ...{ title: text('Weight'), kind: 'number', ...units.weight.column },
      read: (line) => known(line.weight, weight),
      value: (line) => units.weight.of(line.weight),
    },
  ]
}
