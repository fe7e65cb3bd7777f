import type { PackageLabel } from '@arredo/making'
import { sentence } from '@arredo/words'
import type { ListColumn } from '../lists/list.ts'
import { countedParts, partsText } from '../lists/uses.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'

const kinds: Readonly<Record<PackageLabel['kind'], string>> = {
  whole: sentence('As it stands'),
  body: sentence('Carcass'),
  fronts: sentence('Doors and drawers'),
  bought: sentence('Bought for it'),
}

export function kindText({ text }: ReportInput, { kind }: PackageLabel): string {
  return text(kinds[kind])
}

export function packageColumns(input: ReportInput): readonly ListColumn<PackageLabel>[] {
  const { text, language } = input
  const { size, weight, volume } = quantities(input)
  const units = spreadsheetUnits(input)
  const side = (title: string, index: 0 | 1 | 2): ListColumn<PackageLabel> => ({
    ...{ title, kind: 'number', only: 'spreadsheet', ...units.length.column },
    read: () => '',
    value: ({ sides }) => units.length.of(sides[index]),
  })
  return [
    {
      title: text('No.'),
      kind: 'number',
      read: ({ number }) => String(number),
      value: ({ number }) => number,
    },
    {
      ...{ title: text('Pos.'), kind: 'number' },
      read: ({ position }) => (position === null ? '' : String(position)),
      value: ({ position }) => position,
    },
    {
      ...{ title: text('Article'), kind: 'text', isWide: true },
      read: (label) => [inLanguage(label.name, language.code), kindText(input, label)],
      value: ({ name }) => inLanguage(name, language.code),
    },
    { title: text('Kind'), kind: 'text', only: 'spreadsheet', read: (label) => kindText(input, label) },
    {
      ...{ title: text('Content'), kind: 'text', isWide: true },
      read: ({ parts, hardware }) => [
        '',
        [countedParts(parts, language.code), partsText(hardware, language.code)].filter(Boolean).join(', '),
      ],
    },
    {
      ...{ title: text('Size'), kind: 'number', only: 'paper', unit: units.length.column.unit },
      read: ({ sides }) => size(...sides),
    },
    side(text('Length'), 0),
    side(text('Width'), 1),
    side(text('Height'), 2),
    {
      ...{ title: text('Volume'), kind: 'number', ...units.volume.column, only: 'spreadsheet' },
      read: (label) => volume(label.volume),
      value: (label) => units.volume.of(label.volume),
    },
    {
      ...{ title: text('Weight'), kind: 'number', ...units.weight.column },
      read: (label) => (label.weight === null ? '–' : weight(label.weight)),
      value: (label) => units.weight.of(label.weight),
    },
  ]
}
