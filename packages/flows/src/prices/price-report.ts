import type { Text } from '@arredo/catalogue'
import type { PricingTerms } from '@arredo/contract'
import type { Face } from '@arredo/pricing'
import type { AlternativeId, PriceChangeReason, RowId, RowPriceChange, RowUpdate } from '@arredo/project'

export type PriceReport = {
  readonly from: PricingTerms
  readonly to: PricingTerms
  /** What prices are shown in. */
  readonly face: Face
  readonly currency: string
  readonly alternatives: readonly AlternativePrices[]
  /** Whether there is anything to tell. */
  readonly isDifferent: boolean
  /** What the project costs with these treatments, and why it may not be sold so. */
  readonly price: (chosen: Treatments) => PricesThen
  readonly updates: (chosen: Treatments, words: KeptWords) => Readonly<Record<RowId, RowUpdate>>
}

export type AlternativePrices = {
  readonly id: AlternativeId
  readonly name: string
  readonly old: number | null
  /** Why the whole changes beyond its rows. */
  readonly reasons: readonly PriceChangeReason[]
  readonly rows: readonly ReportRow[]
}

export type ReportRow = RowPriceChange & {
  /** Of the offer; null for what has none. */
  readonly position: number | null
  readonly name: Text
  readonly code: string
  /** The first is the likely one. */
  readonly treatments: readonly Treatment[]
}

/** By row; one that is not named has the likely one. */
export type Treatments = Readonly<Record<RowId, Treatment>>

export type PricesThen = {
  readonly totals: Readonly<Record<AlternativeId, number | null>>
  readonly rows: Readonly<Record<RowId, number | null>>
  /** In words, where it is beyond what a seller may give. */
  readonly problem: string | null
}

/** Of prices that are kept: for colleagues, in the person's own language, and until when. */
export type KeptWords = { readonly reason: string; readonly until: string | null }

/** What becomes of a row whose price is another one. */
export type Treatment = 'new' | 'keep' | 'replace'
