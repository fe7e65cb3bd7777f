import type { Text } from '@arredo/catalogue'
import type { RowId } from './document.ts'

/** Why a price is another one. Amounts are minor units, in the face that was compared. */
export type PriceChangeReason =
  /** Another list, or another version of it. */
  | { readonly kind: 'list'; readonly old: string; readonly new: string }
  | { readonly kind: 'base'; readonly old: number; readonly new: number }
  /** A null is a surcharge, promotion or reduction that is not there. */
  | {
      readonly kind: 'surcharge' | 'promotion' | 'adjustment' | 'other'
      readonly code: string
      readonly label: Text
      readonly old: number | null
      readonly new: number | null
    }
  | { readonly kind: 'quantity'; readonly old: number; readonly new: number }
  | { readonly kind: 'discontinued'; readonly article: string; readonly replacement: string | null }
  | { readonly kind: 'notSold' }

export type RowPriceChange = {
  readonly row: RowId
  /** Null: the row is not there, or has no price. */
  readonly old: number | null
  readonly new: number | null
  readonly reasons: readonly PriceChangeReason[]
}

/** Two evaluations of one project; rows whose price and reasons are the same are left out. */
export type PriceChanges = {
  readonly rows: readonly RowPriceChange[]
  readonly old: number | null
  readonly new: number | null
  /** Why the whole changes beyond its rows, e.g. another list or a reduction. */
  readonly reasons: readonly PriceChangeReason[]
}
