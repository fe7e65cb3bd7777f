import type { Pack } from '@arredo/catalogue'
import type { Database } from '../database/databases.ts'

export type ShopList = { readonly code: string; readonly priceList: string }

export async function shopLists(database: Database, tenant: number): Promise<readonly ShopList[]> {
  return database
    .selectFrom('shop')
    .where('tenant', '=', tenant)
    .select(['code', 'price_list as priceList'])
    .orderBy('code')
    .execute()
}

/** In which shops nothing of a catalogue will have a price, in words for its author; null where it has one in all. */
export function shopsWithoutList({ priceLists }: Pack, shops: readonly ShopList[]): string | null {
  const own = new Set(priceLists.flatMap(({ code, replaces }) => [code, ...(replaces ? [replaces] : [])]))
  const without = shops.filter(({ priceList }) => !own.has(priceList))
  if (without.length === 0) return null

  const lists = [...new Set(without.map(({ priceList }) => priceList))].join(', ')
  const where = without.length === shops.length ? 'no shop' : without.map(({ code }) => code).join(', ')
  const has = [...own].join(', ') || 'none'
  return without.length === shops.length
    ? `Nothing of it has a price in any shop: they sell by ${lists}, and its price lists are ${has}`
    : `Nothing of it has a price in ${where}: sold by ${lists} there, and its price lists are ${has}`
}
