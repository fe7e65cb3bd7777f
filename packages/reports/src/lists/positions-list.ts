import type { MadeItem } from '@arredo/making'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'
import { type ListColumn, type PaperList, paperList } from './list.ts'

/** What the numbers in the other lists stand for. */
export function positionsList(input: ReportInput, items: readonly MadeItem[]): readonly PaperList[] {
  const { text, language } = input
  const { size } = quantities(input)
  const columns: readonly ListColumn<MadeItem>[] = [
    { title: text('Pos.'), kind: 'number', read: ({ position }) => String(position ?? '–') },
    {
      ...{ title: text('Article'), kind: 'text', isWide: true },
      read: ({ name, row }) => [inLanguage(name, language.code), row.article],
    },
    { title: text('Order code'), kind: 'text', read: ({ orderCode }) => orderCode ?? '' },
    {
      ...{ title: text('Size'), kind: 'number', unit: input.lengthUnit === 'MM' ? 'mm' : '' },
      read: ({ size: { width, depth, height } }) => size(width, depth, height),
    },
    { title: text('Quantity'), kind: 'number', read: ({ quantity }) => String(quantity) },
  ]
  return paperList(columns, items)
}
