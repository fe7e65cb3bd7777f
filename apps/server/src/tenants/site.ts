import { BrandRecord } from '@arredo/contract'
import type { Databases, TenantKey } from '../database/databases.ts'
import type { Maintenance } from '../maintenance/maintenance.ts'
import { type FindPlace, placeFinder } from './place-finder.ts'

/** What a host name stands for: a tenant and the brand it shows. */
export type Site = {
  readonly tenant: TenantKey
  readonly code: string
  readonly brand: BrandRecord
  readonly brandVersion: number
  /** As fresh as the brand. */
  readonly maintenance: Maintenance
}

export type FindSite = (host: string) => Promise<Site | null>

/** A newly published brand is seen after at most this long, in every process. */
const freshFor = 3_000
/** Names that are nobody's come from outside: few of them are remembered, and none in the place of a real one. */
const remembered = { sites: 20_000, strangers: 2_000 } as const
/** What a host can be called at all; anything else need not be looked for. */
const hostName = /^[a-z\d](?:[a-z\d.:[\]-]{0,251}[a-z\d\]])?$/

type Entry = { readonly site: Promise<Site | null>; readonly until: number }

export function siteFinder(
  databases: Databases,
  now: () => number,
  findPlace: FindPlace = placeFinder(databases, now).find,
): FindSite {
  const sites = new Map<string, Entry>()
  const strangers = new Map<string, Entry>()

  return (written) => {
    const host = written.toLowerCase()
    if (!hostName.test(host)) return Promise.resolve(null)
    const entry = sites.get(host) ?? strangers.get(host)
    if (entry && entry.until > now()) return entry.site

    if (sites.size >= remembered.sites) sites.clear()
    if (strangers.size >= remembered.strangers) strangers.clear()
    const site = readSite(databases, findPlace, host)
    // A stranger until the answer is there; a name that is known stays so while it is read again.
    ;(sites.has(host) ? sites : strangers).set(host, { site, until: now() + freshFor })
    site.then(
      (found) => {
        const known = strangers.get(host)
        if (found && known) sites.set(host, known)
        ;(found ? strangers : sites).delete(host)
      },
      () => {
        sites.delete(host)
        strangers.delete(host)
      },
    )
    return site
  }
}

async function readSite(databases: Databases, findPlace: FindPlace, host: string): Promise<Site | null> {
  const place = await findPlace(host)
  return place && siteOf(databases, place.tenant, place.code)
}

/** Null for a tenant without a published brand. */
export async function siteOf(databases: Databases, tenant: TenantKey, code: string): Promise<Site | null> {
  const published = await databases.readWithTenant(tenant, (database) =>
    database
      .selectFrom('brand')
      .leftJoin('maintenance', 'maintenance.tenant', 'brand.tenant')
      .where('brand.tenant', '=', tenant.number)
      .where('state', '=', 'published')
      .select(['version', 'record', 'starts_at', 'ends_at'])
      .executeTakeFirst(),
  )
  if (!published) return null
  const { version, record, starts_at: from, ends_at: until } = published
  const maintenance = from && { from, until }
  return { tenant, code, brand: BrandRecord.parse(record), brandVersion: version, maintenance }
}
