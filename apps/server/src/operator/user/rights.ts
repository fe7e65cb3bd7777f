import type { Database } from '../../database/databases.ts'
import { flag, list, text } from '../options.ts'

/** The modules there are; a person may have any of them. */
const modules = /^(RENDER|JOB|PACKAGE|CATALOGUE)$/

/** What a person may do; the same options when a user is added and later. */
export const rightsOptions = {
  admin: flag('a supervisor, who publishes catalogues without the module too'),
  modules: list('RENDER (photographs), CATALOGUE (publishing), JOB or PACKAGE', modules),
  shops: list('codes of shops; the first is the one they begin in', /^[A-Za-z0-9_-]{1,20}$/),
  email: text('where mails to them go, as for a password they forgot', /^[^\s@]{1,100}@[^\s@]{1,100}$/),
  language: text('a language code, as it', /^[a-z]{2}(-[A-Za-z]{2})?$/),
}

/** Codes of shops that the brand does not have. */
export async function unknownShops(
  database: Database,
  tenant: number,
  codes: readonly string[],
): Promise<readonly string[]> {
  const shops = await database.selectFrom('shop').where('tenant', '=', tenant).select('code').execute()
  return codes.filter((code) => !shops.some((shop) => shop.code === code))
}

/** In this order, instead of what was there. */
export async function putShops(
  database: Database,
  tenant: number,
  person: string,
  codes: readonly string[],
): Promise<void> {
  await database.deleteFrom('person_shop').where('tenant', '=', tenant).where('person', '=', person).execute()
  if (codes.length === 0) return
  const rows = [...new Set(codes)].map((shop, position) => ({ tenant, person, shop, position }))
  await database.insertInto('person_shop').values(rows).execute()
}

/** Who has fewer rights now must not go on with the old ones. */
export async function endSessions(database: Database, tenant: number, person: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('session')
    .where('tenant', '=', tenant)
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
