import { setTimeout as pause } from 'node:timers/promises'
import { answerInTime } from './answer-in-time.ts'

/** A tenant's number and the cell its rows live in. */
export type TenantKey = { readonly number: number; readonly cell: string }

/** A cell refused a tenant that moves or has moved. Nothing was done, so all of it may be done again. */
export class ElsewhereError extends Error {
  readonly code = elsewhereCode
}

export const elsewhereCode = '57P90'
/** The one that also holds the tables without tenant, and so the map. */
export const mainCell = 'main'

export type CellMap = {
  /** By what this process has learnt since the key was read, or as the key says. */
  readonly cellOf: (tenant: TenantKey) => string
  /** Asks the map until it leads to where the tenant is, and gives that. */
  readonly find: (tenant: TenantKey) => Promise<string>
  /**
   * For who could not reach a cell: another that the map names now. Null when it is still that one, when the map cannot
   * be reached either, and when the cell was the key's own, which was read from the map just before.
   */
  readonly instead: (tenant: TenantKey, unreached: string) => Promise<string | null>
}

export type CellMapOptions = {
  /** What the map says now; null when it does not say. */
  readonly ask: (tenant: number) => Promise<string | null>
  readonly isIn: (cell: string, tenant: number) => Promise<boolean>
  /** How long each who waits does; for tests. */
  readonly patience?: number
  /** Within which each question has its answer, or is asked anew by who comes next; for tests. */
  readonly longestAnswer?: number
}

/** Longer than a move pauses a tenant; then it is for the caller to come again. */
const usualPatience = 8_000
const usualAnswer = 5_000
const askEvery = 50

/** Against which key it was learnt: another key was read from the map since then, and knows better. */
type Learnt = { readonly key: string; readonly cell: string }
type Search = { readonly found: Promise<string>; until: number }

/** Where tenants are: few ever move, so a process remembers those alone that it was refused. */
export function cellMap(options: CellMapOptions): CellMap {
  const { patience = usualPatience, longestAnswer = usualAnswer } = options
  const ask = (tenant: number) => answerInTime(options.ask(tenant), longestAnswer, silent)
  const isIn = (cell: string, tenant: number) =>
    answerInTime(options.isIn(cell, tenant), longestAnswer, silent)
  const moved = new Map<number, Learnt>()
  const searches = new Map<number, Search>()

  function cellOf({ number, cell }: TenantKey): string {
    const learnt = moved.get(number)
    if (learnt?.key === cell) return learnt.cell
    moved.delete(number)
    return cell
  }

  function learn({ number, cell: key }: TenantKey, cell: string): string {
    if (cell === key) moved.delete(number)
    else moved.set(number, { key, cell })
    return cell
  }

  function begin(tenant: TenantKey): Search {
    const { number } = tenant
    const search: Search = {
      found: untilFound(tenant, () => performance.now() <= search.until).finally(() =>
        searches.delete(number),
      ),
      until: 0,
    }
    searches.set(number, search)
    return search
  }

  async function untilFound(tenant: TenantKey, isWanted: () => boolean): Promise<string> {
    for (;;) {
      const said = await ask(tenant.number)
      const cell = said === null ? cellOf(tenant) : learn(tenant, said)
      if (await isIn(cell, tenant.number)) return cell
      if (!isWanted()) throw onItsWay(tenant)
      await pause(askEvery)
    }
  }

  return {
    cellOf,
    async find(tenant) {
      // One looks for all who wait: a move must not be what empties the pools. Each waits for as long as if alone.
      const search = searches.get(tenant.number) ?? begin(tenant)
      search.until = performance.now() + patience
      const over = new AbortController()
      const late = pause(patience, null, { signal: over.signal }).catch(() => null)
      try {
        const cell = await Promise.race([search.found, late])
        if (cell === null) throw onItsWay(tenant)
        return cell
      } finally {
        over.abort()
      }
    },
    async instead(tenant, unreached) {
      if (unreached === tenant.cell) return null
      const said = await ask(tenant.number).catch(() => null)
      return said === null || learn(tenant, said) === unreached ? null : said
    },
  }
}

const onItsWay = ({ number }: TenantKey) => new ElsewhereError(`Tenant ${number} is on its way`)

/** A connection that broke, by PostgreSQL's class for them. */
const silent = () => Object.assign(new Error('The map of cells does not answer'), { code: '08006' })
