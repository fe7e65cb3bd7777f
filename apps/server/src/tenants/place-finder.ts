import { setTimeout as pause } from 'node:timers/promises'
import type { Databases, TenantKey } from '../database/databases.ts'
import { isOutage } from '../database/is-outage.ts'

/** Whose a host name is, and in which cell. */
export type Place = { readonly tenant: TenantKey; readonly code: string }
export type FindPlace = (host: string) => Promise<Place | null>

export type PlaceFinder = {
  readonly find: FindPlace
  /** Of a name that was found before; without a question to anybody. */
  readonly cellOf: (host: string) => string | undefined
}

/** While the main database is away the brands of other cells must not be: a name stands for what it last stood for. */
const rememberedFor = 60 * 60_000
/** One that does not even refuse must not hold up who has an answer already. */
const patience = 300
/** For so long nobody waits for it again who need not. */
const leftAlone = 5_000
const most = 20_000

export function placeFinder(databases: Databases, now: () => number): PlaceFinder {
  const known = new Map<string, Place & { readonly at: number }>()
  let isAwayUntil = 0

  async function read(host: string): Promise<Place | null> {
    const place = await readPlace(databases, host)
    isAwayUntil = 0
    if (known.size >= most) known.clear()
    if (place) known.set(host, { ...place, at: now() })
    else known.delete(host)
    return place
  }

  return {
    async find(host) {
      const last = known.get(host)
      if (!last || last.at + rememberedFor < now()) return read(host)
      if (isAwayUntil > now()) return last
      try {
        const reading = read(host)
        const first = await Promise.race([reading, pause(patience, 'late' as const, { ref: false })])
        if (first !== 'late') return first
        reading.catch(() => {})
      } catch (error) {
        if (!isOutage(error)) throw error
      }
      isAwayUntil = now() + leftAlone
      return last
    },
    cellOf: (host) => known.get(host.toLowerCase())?.tenant.cell,
  }
}

async function readPlace(databases: Databases, host: string): Promise<Place | null> {
  const found = await databases.withoutTenant((database) =>
    database
      .selectFrom('tenant_host')
      .innerJoin('tenant', 'tenant.number', 'tenant_host.tenant')
      .where('tenant_host.host', '=', host)
      .select(['tenant.number', 'tenant.cell', 'tenant.code'])
      .executeTakeFirst(),
  )
  return found ? { tenant: { number: found.number, cell: found.cell }, code: found.code } : null
}
