import type { ArticleEvaluation, Pack, RoomFinish, TradeTerms } from '@arredo/catalogue'
import type { Face } from './price.ts'

/** A row as the pipeline takes it; one without a kind is an article. */
export type PricedRow = PricedArticle | PricedFinish | PricedFree | PricedService | UnpricedRow

export type PricedArticle = {
  readonly kind?: 'article'
  readonly id: string
  readonly pack: Pack
  readonly evaluation: ArticleEvaluation
  /** Read by promotions. */
  readonly model?: string
  readonly quantity: number
  readonly adjustment?: OwnPrice
  /** Of its own catalogue; those of the terms where it gives none. Used by the Trade face only. */
  readonly discounts?: Discounts
}

/** Surfaces of a room that are covered with one finish. */
export type PricedFinish = {
  readonly kind: 'finish'
  readonly id: string
  readonly pack: Pack
  readonly finish: RoomFinish
  /** Hundredths of a square metre; a whole number. */
  readonly area: number
  readonly discounts?: Discounts
}

/** Of the trade: on the list price, in cascade unless the list adds them; decimal fractions. */
export type Discounts = TradeTerms['discounts']

/** Priced by hand; minor units without VAT. */
export type PricedFree = {
  readonly kind: 'free'
  readonly id: string
  readonly text: string
  readonly quantity: number
  /** Null: on request, so it has none yet. */
  readonly price: number | null
  /** What is left out is counted as sold at cost. */
  readonly cost?: number
  readonly vat: string
  readonly adjustment?: OwnPrice
}

export type PricedService = {
  readonly kind: 'service'
  readonly id: string
  readonly text: string
  readonly charge:
    | { readonly kind: 'amount'; readonly price: number }
    /** Of all articles and free rows. */
    | { readonly kind: 'percent'; readonly rate: string; readonly min?: number; readonly max?: number }
    | {
        readonly kind: 'perMetre'
        readonly price: number
        readonly metres: number
        readonly min?: number
        readonly max?: number
      }
  readonly adjustment?: OwnPrice
}

/**
 * The customer's own appliance, at nothing; a subtotal, which says what the rows before it come to; something that
 * is to be sold and that nobody knows.
 */
export type UnpricedRow = { readonly kind: 'ownAppliance' | 'subtotal' | 'unknown'; readonly id: string }

/** For one piece, without VAT: instead of its price, or off it. */
export type OwnPrice = { readonly kind: 'price' | 'reduction'; readonly amount: number }

export type PriceTerms = {
  readonly face: Face
  readonly priceList: string
  /** Calendar date, yyyy-mm-dd. */
  readonly date: string
  /** Factor on unit prices; 1 leaves them alone. */
  readonly increase: number
  /** For articles that bring none of their own; used by the Trade face only. */
  readonly discounts: Discounts
  /** What the seller takes off the whole: minor units without VAT, and a rest on the total with VAT. */
  readonly reduction?: { readonly text: string; readonly amount: number; readonly rounding?: number }
  /** Where the list is looked for when no row is an article. */
  readonly packs?: readonly Pack[]
  /** Where the list does not say it itself (D-48). */
  readonly externalDecimals?: number
}
