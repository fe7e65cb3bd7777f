import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'

/**
 * The customers a professional may see, those in the bin too, as a query to go on with: of the own shops, a supervisor
 * of all. Whatever is outside is not there.
 */
export function visibleCustomers(database: Database, tenant: number, { isAdmin, shops }: Profile) {
  const all = database.selectFrom('customer').where('tenant', '=', tenant)
  if (isAdmin) return all

  // A list of none would be no SQL.
  const own = ['', ...shops.map(({ code }) => code)]
  return all.where('shop', 'in', own)
}

/** The shops whose customers those are: lists are read shop by shop, each in the order of its index. */
export async function visibleShops(
  database: Database,
  tenant: number,
  { isAdmin, shops }: Profile,
): Promise<readonly string[]> {
  if (!isAdmin) return shops.map(({ code }) => code)
  const all = await database.selectFrom('shop').where('tenant', '=', tenant).select('code').execute()
  return all.map(({ code }) => code)
}
