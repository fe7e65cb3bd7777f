import type { Catalogue, SellingLimits } from '@arredo/catalogue'
import type { ByCatalogue, Discounts, Face } from '@arredo/pricing'
import type { AlternativeId } from './document.ts'

export type EvaluationContext = {
  /** The alternative somebody looks at; the project's active one where nobody does. */
  readonly alternative?: AlternativeId
  /** Opened packs by catalogue code; a catalogue that has not arrived yet is missing. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** Faces the person who looks may see; no other price is computed. */
  readonly faces: readonly Face[]
  /** The trade's discounts; empty where the Trade face is not allowed. */
  readonly discounts: ByCatalogue<Discounts>
  /** How far the seller may go; none where the Trade face is not allowed. */
  readonly limits?: ByCatalogue<SellingLimits>
  /** 'now' takes each article's instant answer and leaves the full one to a worker; prices are the same. */
  readonly answer?: 'now' | 'full'
}
