import type { Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Those who were assigned last are offered first. */
export async function noteCustomerUsed(
  database: Database,
  tenant: number,
  { isAdmin, shops }: Profile,
  code: string,
  now: Date,
): Promise<void> {
  const own = shops.map((shop) => shop.code)
  await database
    .updateTable('customer')
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .where(sql<boolean>`(${isAdmin} or shop = any (${own}::text[]))`)
    .set({ used_at: now })
    .execute()
}
