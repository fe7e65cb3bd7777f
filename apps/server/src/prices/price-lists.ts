import type { Catalogue, PriceList, Promotion } from '@arredo/catalogue'
import { firstPriceList } from '@arredo/contract'
import type { CallContext } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'

type ListHead = Pick<PriceList, 'code' | 'currency' | 'validFrom' | 'validTo' | 'replaces'>

/** The shop's list; whoever has no shop gets the first in the brand's currency. */
export function usualPriceList(
  { site: { brand }, caller, now }: CallContext,
  catalogues: readonly { readonly pack: { readonly priceLists: readonly ListHead[] } }[],
): string | null {
  const own = caller?.profile.shop?.priceList
  if (own) return own
  const lists = catalogues.flatMap(({ pack }) => pack.priceLists)
  return firstPriceList(lists, brand.currency, today(brand, now))
}

/** Both ends belong to it. */
export function isValidOn(date: string, from: string, to: string | undefined): boolean {
  return from <= date && (to === undefined || date <= to)
}

export function listsOn({ pack }: Catalogue, date: string): readonly PriceList[] {
  return pack.priceLists.filter(({ validFrom, validTo }) => isValidOn(date, validFrom, validTo))
}

export function promotionsOn({ pack }: Catalogue, date: string): readonly Promotion[] {
  return (pack.promotions ?? [])
    .filter(({ from, to }) => isValidOn(date, from, to))
    .toSorted((one, two) => one.priority - two.priority)
}
