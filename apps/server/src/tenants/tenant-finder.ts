import { BrandRecord } from '@arredo/contract'
import type { Databases, TenantKey } from '../database/databases.ts'
import type { Site } from './site.ts'

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
      const [{ code }, published] = await Promise.all([find(tenant.number), readBrand(databases, tenant)])
      return { tenant, code, brand: BrandRecord.parse(published.record), brandVersion: published.version }
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

function readBrand(databases: Databases, tenant: TenantKey) {
  return databases.readWithTenant(tenant, (database) =>
    database
      .selectFrom('brand')
      .where('tenant', '=', tenant.number)
      .where('state', '=', 'published')
      .select(['version', 'record'])
      .executeTakeFirstOrThrow(),
  )
}
