import type { SellingLimits } from '@arredo/catalogue'
import type { PriceTerms } from './terms.ts'

type Terms = {
  readonly priceList: string
  readonly discounts: PriceTerms['discounts']
  readonly limits: SellingLimits
}

export type JoinedTerms = {
  readonly discounts: ReadonlyMap<string, PriceTerms['discounts']>
  readonly limits: ReadonlyMap<string, SellingLimits>
}

/**
 * One project's terms where several of its catalogues give some for the same list: the smaller discounts and
 * the narrower limits, in whatever order they arrive, so that a margin is never shown larger than it is.
 */
export function joinTerms(all: readonly Terms[]): JoinedTerms {
  const discounts = new Map<string, PriceTerms['discounts']>()
  const limits = new Map<string, SellingLimits>()
  for (const terms of all) {
    const { priceList } = terms
    const known = discounts.get(priceList)
    if (!known || remains(terms.discounts) > remains(known)) discounts.set(priceList, terms.discounts)
    limits.set(priceList, narrower(limits.get(priceList) ?? {}, terms.limits))
  }
  return { discounts, limits }
}

function remains(discounts: PriceTerms['discounts']): number {
  return discounts.reduce((left, { rate }) => left * (1 - Number(rate)), 1)
}

function narrower(one: SellingLimits, other: SellingLimits): SellingLimits {
  const reduction = first(one.reduction, other.reduction, (a, b) => a <= b)
  const margin = first(one.margin, other.margin, (a, b) => a >= b)
  return { ...(reduction !== undefined && { reduction }), ...(margin !== undefined && { margin }) }
}

function first(
  one: string | undefined,
  other: string | undefined,
  wins: (one: number, other: number) => boolean,
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return wins(Number(one), Number(other)) ? one : other
}
