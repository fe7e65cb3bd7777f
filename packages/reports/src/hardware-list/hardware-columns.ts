import type { HardwareLine } from '@arredo/making'
import type { ListColumn } from '../lists/list.ts'
import { positionsText } from '../lists/uses.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'

/** What it is, of whom, and how many; for which articles where that is asked. */
export function hardwareColumns(input: ReportInput): readonly ListColumn<HardwareLine>[] {
  const { text, language } = input
  const { length } = quantities(input)
  const inLength = spreadsheetUnits(input).length
  return [
    {
      title: text('Quantity'),
      kind: 'number',
      read: ({ count }) => String(count),
      value: ({ count }) => count,
    },
    {
      ...{ title: text('Hardware'), kind: 'text', isWide: true },
      read: ({ name, code }) => [inLanguage(name, language.code), code],
      value: ({ name }) => inLanguage(name, language.code),
    },
    { title: text('Code'), kind: 'text', only: 'spreadsheet', read: ({ code }) => code },
    {
      ...{ title: text('Length'), kind: 'number', ...inLength.column },
      read: (line) => (line.length === null ? '' : length(line.length)),
      value: (line) => (line.length === null ? null : inLength.of(line.length)),
    },
    {
      ...{ title: text('Material'), kind: 'text' },
      read: ({ material }) => (material ? inLanguage(material.name, language.code) : ''),
    },
    { title: text('Maker'), kind: 'text', read: ({ maker }) => maker ?? '' },
    { title: text('Order code'), kind: 'text', read: ({ orderCode }) => orderCode ?? '' },
  ]
}

export function hardwareUses({ text }: ReportInput): ListColumn<HardwareLine> {
  return { title: text('For positions'), kind: 'text', isWide: true, read: ({ uses }) => positionsText(uses) }
}
