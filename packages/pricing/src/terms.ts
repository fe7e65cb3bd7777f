import type { ArticleEvaluation, Pack, Text } from '@arredo/catalogue'
import type { Face } from './price.ts'

/** A row as the pipeline takes it. */
export type PricedRow = {
  readonly id: string
  readonly pack: Pack
  readonly evaluation: ArticleEvaluation
  readonly quantity: number
}

export type PriceTerms = {
  readonly face: Face
  readonly priceList: string
  /** Calendar date, yyyy-mm-dd. */
  readonly date: string
  /** Factor on unit prices; 1 leaves them alone. */
  readonly increase: number
  /** Cascaded; used by the Trade face only. */
  readonly discounts: readonly { readonly code: string; readonly name: Text; readonly rate: string }[]
}
