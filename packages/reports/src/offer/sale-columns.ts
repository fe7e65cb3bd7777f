import type { SaleColumn } from '@arredo/contract'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'
import type { OfferRow } from './offer-rows.ts'

export type TitledColumn = { readonly kind: SaleColumn | 'total'; readonly title: string }

const titles: Readonly<Record<TitledColumn['kind'], string>> = {
  position: sentence('Pos.'),
  picture: '',
  code: sentence('Code'),
  article: sentence('Article'),
  quantity: sentence('Quantity'),
  unitPrice: sentence('Unit price'),
  discount: sentence('Reduction'),
  total: sentence('Total'),
}

type Item = Extract<OfferRow, { kind: 'item' }>

/** What would be empty from top to bottom is left out: who sees it would look for what is missing. */
const isSaid: Readonly<Partial<Record<SaleColumn, (item: Item) => boolean>>> = {
  picture: ({ picture }) => picture !== null,
  code: ({ code }) => code !== '',
  discount: ({ discount }) => discount.length > 0,
}

/** The brand's columns as these rows need them, their total last. */
export function saleColumnsOf(
  { columns, text }: ReportInput,
  rows: readonly OfferRow[],
): readonly TitledColumn[] {
  const items = rows.filter((row) => row.kind === 'item')
  const said = columns.filter((column) => {
    const says = isSaid[column]
    return !says || items.some(says)
  })
  return [...said, 'total' as const].map((kind) => ({
    kind,
    title: titles[kind] === '' ? '' : text(titles[kind]),
  }))
}
