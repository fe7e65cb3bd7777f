import type { PriceList } from '@arredo/catalogue'

/** The list of whoever has no shop: the first in the brand's currency, where there is one that counts on that day. */
export function firstPriceList(
  lists: readonly Pick<PriceList, 'code' | 'currency' | 'validFrom' | 'validTo' | 'replaces'>[],
  currency: string,
  date: string,
): string | null {
  // One that stands in for another is found by the other's code.
  const own = lists.filter(({ replaces }) => replaces === undefined)
  const counting = own.filter(
    ({ validFrom, validTo }) => validFrom <= date && (validTo === undefined || date <= validTo),
  )
  const isOurs = (list: { readonly currency: string }) => list.currency === currency
  return (counting.find(isOurs) ?? own.find(isOurs) ?? counting[0] ?? own[0])?.code ?? null
}
