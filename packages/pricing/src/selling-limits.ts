import type { SellingLimits, TradeTerms } from '@arredo/catalogue'
import { type Decimal, decimal } from './decimal.ts'
import type { ProjectPrice } from './price.ts'

/** What a shop's sellers may do under these terms. */
export function limitsFor({ limits, shops = {} }: TradeTerms, shop: string | null): SellingLimits {
  const own = shop !== null && Object.hasOwn(shops, shop) ? shops[shop] : undefined
  return { ...limits, ...own }
}

/**
 * What holds for one offer of several catalogues: the least that any of them lets a seller take off, and the
 * most margin that any of them asks for.
 */
export function narrowestLimits(all: readonly SellingLimits[]): SellingLimits {
  const reduction = all.flatMap((each) => each.reduction ?? []).toSorted(compareRates)[0]
  const margin = all
    .flatMap((each) => each.margin ?? [])
    .toSorted(compareRates)
    .at(-1)
  return { ...(reduction !== undefined && { reduction }), ...(margin !== undefined && { margin }) }
}

function compareRates(one: string, two: string): number {
  return Number(one) - Number(two)
}

/** The limit a price in the Trade face goes beyond. What sells below a margin by itself is no seller's doing. */
export function brokenLimit(
  { takenOff, margin }: ProjectPrice,
  limits: SellingLimits,
): 'reduction' | 'margin' | null {
  if (!takenOff || !margin || takenOff.amount <= 0) return null
  if (limits.reduction !== undefined && isMore(takenOff.amount, takenOff.of, decimal(limits.reduction)))
    return 'reduction'
  const isBelow =
    limits.margin !== undefined && !isMore(margin.amount, margin.sale, decimal(limits.margin), 'orEqual')
  return isBelow ? 'margin' : null
}

/** Whether amount / of is more than the rate, exactly. */
function isMore(amount: number, of: number, { digits, places }: Decimal, orEqual?: 'orEqual'): boolean {
  const left = BigInt(amount) * 10n ** BigInt(places)
  const right = BigInt(of) * digits
  return orEqual ? left >= right : left > right
}
