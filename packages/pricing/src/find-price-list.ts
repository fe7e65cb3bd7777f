import type { PriceList } from '@arredo/catalogue'
import type { PriceTerms } from './terms.ts'

/** The list of that code if it is valid at the date, or the commercial list in its place; both ends count. */
export function findPriceList<List extends Pick<PriceList, 'code' | 'validFrom' | 'validTo' | 'replaces'>>(
  pack: { readonly priceLists: readonly List[] },
  { priceList, date }: Pick<PriceTerms, 'priceList' | 'date'>,
): List | null {
  const isValid = ({ validFrom, validTo }: List) =>
    validFrom <= date && (validTo === undefined || date <= validTo)
  const valid = pack.priceLists.filter(isValid)
  return (
    valid.find(({ replaces }) => replaces === priceList) ??
    valid.find(({ code }) => code === priceList) ??
    null
  )
}
