import type { Text } from '@arredo/catalogue'
import type { BoughtLine } from '@arredo/making'
import type { ListColumn } from '../lists/list.ts'
import { partsText, positionsText } from '../lists/uses.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'

/** What is bought whole, or all that is bought for one article and built into it. */
export type BoughtGroup = Omit<BoughtLine, 'part' | 'partName'> & { readonly parts: readonly Text[] }

/** A fridge is drawn as twelve things and bought as one: what goes into the same articles is one line. */
export function boughtGroups(lines: readonly BoughtLine[]): readonly BoughtGroup[] {
  const groups = new Map<string, BoughtGroup>()
  for (const { part: _, partName, ...line } of lines) {
    const key = JSON.stringify(line)
    const parts = [...(groups.get(key)?.parts ?? []), ...(partName ? [partName] : [])]
    groups.set(key, { ...line, parts })
  }
  return [...groups.values()]
}

export function boughtColumns(input: ReportInput): readonly ListColumn<BoughtGroup>[] {
  const { text, language, lengthUnit } = input
  const { size } = quantities(input)
  return [
    {
      title: text('Quantity'),
      kind: 'number',
      read: ({ count }) => String(count),
      value: ({ count }) => count,
    },
    {
      ...{ title: text('Article'), kind: 'text', isWide: true },
      read: ({ name, article }) => [inLanguage(name, language.code), article],
      value: ({ name }) => inLanguage(name, language.code),
    },
    { title: text('Code'), kind: 'text', only: 'spreadsheet', read: ({ article }) => article },
    {
      ...{ title: text('What is built in'), kind: 'text', isWide: true },
      read: ({ parts }) => partsText(parts, language.code),
    },
    { title: text('Order code'), kind: 'text', read: ({ orderCode }) => orderCode ?? '' },
    {
      ...{ title: text('Size'), kind: 'number', unit: lengthUnit === 'MM' ? 'mm' : '' },
      read: ({ size: sides }) => (sides ? size(sides.width, sides.depth, sides.height) : ''),
    },
    { title: text('For positions'), kind: 'text', isWide: true, read: ({ uses }) => positionsText(uses) },
  ]
}
