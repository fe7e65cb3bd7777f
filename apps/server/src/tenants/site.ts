import { BrandRecord } from '@arredo/contract'
import type { Databases, TenantKey } from '../database/databases.ts'

/** What a host name stands for: a tenant and the brand it shows. */
export type Site = {
  readonly tenant: TenantKey
  readonly code: string
  readonly brand: BrandRecord
  readonly brandVersion: number
}

export type FindSite = (host: string) => Promise<Site | null>

/** A newly published brand is seen after at most this long, in every process. */
const freshFor = 3_000
/** Host names come from outside: the memory of them has an end. */
const remembered = 2_000

export function siteFinder(databases: Databases, now: () => number): FindSite {
  const known = new Map<string, { readonly site: Promise<Site | null>; readonly until: number }>()

  return (host) => {
    const entry = known.get(host)
    if (entry && entry.until > now()) return entry.site

    if (known.size >= remembered) known.clear()
    const site = readSite(databases, host)
    known.set(host, { site, until: now() + freshFor })
    site.catch(() => known.delete(host))
    return site
  }
}

async function readSite(databases: Databases, host: string): Promise<Site | null> {
  const found = await databases.withoutTenant((database) =>
    database
      .selectFrom('tenant_host')
      .innerJoin('tenant', 'tenant.number', 'tenant_host.tenant')
      .where('tenant_host.host', '=', host.toLowerCase())
      .select(['tenant.number', 'tenant.cell', 'tenant.code'])
      .executeTakeFirst(),
  )
  if (!found) return null

  const tenant = { number: found.number, cell: found.cell }
  return siteOf(databases, tenant, found.code)
}

/** Null for a tenant without a published brand. */
export async function siteOf(databases: Databases, tenant: TenantKey, code: string): Promise<Site | null> {
  const published = await databases.readWithTenant(tenant, (database) =>
    database
      .selectFrom('brand')
      .where('tenant', '=', tenant.number)
      .where('state', '=', 'published')
      .select(['version', 'record'])
      .executeTakeFirst(),
  )
  if (!published) return null
  return { tenant, code, brand: BrandRecord.parse(published.record), brandVersion: published.version }
}
