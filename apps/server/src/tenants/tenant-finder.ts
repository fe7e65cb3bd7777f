import type { Databases, TenantKey } from '../database/databases.ts'
import { type Site, siteOf } from './site.ts'

export type TenantFinder = {
  readonly keyOf: (tenant: number) => Promise<TenantKey>
  /** The brand as it is published now. */
  readonly siteOf: (tenant: TenantKey) => Promise<Site>
}

/** For work that knows its tenant by number, not by a host name. */
export function tenantFinder(databases: Databases): TenantFinder {
  const known = new Map<number, Promise<TenantKey & { readonly code: string }>>()

  function find(number: number) {
    const found = known.get(number) ?? readTenant(databases, number)
    known.set(number, found)
    found.catch(() => known.delete(number))
    return found
  }

  return {
    async keyOf(number) {
      const { cell } = await find(number)
      return { number, cell }
    },
    async siteOf(tenant) {
      const { code } = await find(tenant.number)
      const site = await siteOf(databases, tenant, code)
      if (!site) throw new Error(`Tenant ${tenant.number} has no published brand`)
      return site
    },
  }
}

function readTenant(databases: Databases, number: number) {
  return databases.withoutTenant((database) =>
    database
      .selectFrom('tenant')
      .where('number', '=', number)
      .select(['number', 'cell', 'code'])
      .executeTakeFirstOrThrow(),
  )
}
