import type { SellingLimits } from '@arredo/catalogue'
import type { Discounts } from './terms.ts'

type Given = {
  readonly catalogue: string
  readonly priceList: string
  readonly discounts: Discounts
  readonly limits: SellingLimits
}

/** By the catalogue that gives it, then by its price list. */
export type ByCatalogue<Kept> = ReadonlyMap<string, ReadonlyMap<string, Kept>>

export type TermsByCatalogue = {
  readonly discounts: ByCatalogue<Discounts>
  readonly limits: ByCatalogue<SellingLimits>
}

/** Every catalogue's own terms, side by side: lists of the same code are different lists (decision record 6). */
export function termsByCatalogue(given: readonly Given[]): TermsByCatalogue {
  const discounts = new Map<string, Map<string, Discounts>>()
  const limits = new Map<string, Map<string, SellingLimits>>()
  for (const { catalogue, priceList, ...terms } of given) {
    put(discounts, catalogue, priceList, terms.discounts)
    put(limits, catalogue, priceList, terms.limits)
  }
  return { discounts, limits }
}

function put<Kept>(kept: Map<string, Map<string, Kept>>, catalogue: string, list: string, one: Kept): void {
  const own = kept.get(catalogue) ?? new Map<string, Kept>()
  kept.set(catalogue, own.set(list, one))
}
