import type { ServerEvent } from '@arredo/contract'
import type { Databases, TenantKey } from '../database/databases.ts'
import type { NumberedEvent } from './event-notice.ts'
import { type InTurn, inTurns } from './in-turns.ts'
import { missedEvents } from './missed-events.ts'

export type Follower = {
  readonly tenant: TenantKey
  /** The user id. */
  readonly person: string
  /** Null for somebody who was never here. */
  readonly last: number | null
  readonly send: (id: number, event: ServerEvent | null) => void
  /** Lets go of somebody who could not be told everything: who comes again goes on at the last one seen. */
  readonly end: () => void
}

export type EventHub = {
  /** From the last one seen on, without a gap; gives back how to leave. */
  readonly follow: (follower: Follower) => Promise<() => void>
  /** What was heard over the line to a cell. */
  readonly tell: (event: NumberedEvent, cell: string) => void
  /** To be called after the line to a cell was lost and found: what was said there meanwhile is made up for. */
  readonly catchUp: (cell: string) => Promise<void>
  /** Lets everybody know that the line works, and up to where they know everything. */
  readonly beat: () => void
  readonly count: () => number
}

/** Those of one tenant, and its cell: by the key of who came, by the line over which the newest was heard, or by the map. */
type Audience = { cell: string; newest: number; readonly followers: Set<Following> }
type Following = Follower & { at: number; waiting: NumberedEvent[] | null; reading: Promise<void> }

/** Those that the map has in a cell. */
export type TenantsIn = (cell: string) => Promise<ReadonlySet<number>>

export const rereadEverything: ServerEvent = { topic: 'reread', subject: '' }

/**
 * Of each cell: side by side, so that a slow one does not hold all others; few, so that the rest of the server can work.
 */
const catchUpAtOnce = 4

export function eventHub(databases: Pick<Databases, 'readWithTenant'>, tenantsIn: TenantsIn): EventHub {
  const tenants = new Map<number, Audience>()
  const turns = new Map<string, InTurn>()

  function join(following: Following): void {
    const { number, cell } = following.tenant
    const audience = tenants.get(number) ?? { cell, newest: 0, followers: new Set() }
    audience.cell = cell
    audience.followers.add(following)
    tenants.set(number, audience)
  }

  function leave(following: Following): void {
    const { number } = following.tenant
    const followers = tenants.get(number)?.followers
    followers?.delete(following)
    if (followers?.size === 0) tenants.delete(number)
  }

  function deliver(following: Following, event: NumberedEvent): void {
    // While it reads what it missed, news wait; what came twice goes once.
    if (following.waiting) following.waiting.push(event)
    // Said in another cell before what was said in the last one came through: numbers have no gaps.
    else if (event.id > following.at + 1) {
      following.waiting = []
      catchUpInTurn(following).catch(() => {})
    } else if (event.id > following.at) {
      following.at = event.id
      if (event.audience === null || event.audience === following.person) following.send(event.id, event)
    }
  }

  /** However many are behind; who cannot be told has to come again. */
  async function catchUpInTurn(following: Following): Promise<void> {
    const audience = tenants.get(following.tenant.number)
    if (!audience) return
    const inTurn = turns.get(audience.cell) ?? inTurns(catchUpAtOnce)
    turns.set(audience.cell, inTurn)
    try {
      await inTurn(async () => {
        // Unless it left while it stood in line.
        if (audience.followers.has(following)) await catchUpOne(following, () => following.at)
      })
    } catch (error) {
      leave(following)
      following.end()
      throw error
    }
  }

  async function catchUpAll(audiences: Iterable<Audience>): Promise<void> {
    const behind = [...audiences].flatMap(({ followers }) => [...followers])
    const told = await Promise.allSettled(behind.map(catchUpInTurn))
    const failures = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} had to come again`)
  }

  /** Of those that moved there nothing may have been heard over its line yet. */
  async function catchUpMoved(cell: string, elsewhere: ReadonlyMap<number, Audience>): Promise<void> {
    if (elsewhere.size === 0) return
    const mapped = await tenantsIn(cell)
    const moved = [...elsewhere].flatMap(([number, audience]) => (mapped.has(number) ? [audience] : []))
    for (const audience of moved) audience.cell = cell
    await catchUpAll(moved)
  }

  /** One after another: the first one's news must not be lost to the second. */
  function catchUpOne(following: Following, from: () => number | null): Promise<void> {
    const read = following.reading.then(() => readMissed(following, from()))
    following.reading = read.catch(() => {})
    return read
  }

  async function readMissed(following: Following, last: number | null): Promise<void> {
    const news: NumberedEvent[] = []
    following.waiting = news
    // Where this fails the news are not sent either: they would hide the gap before them.
    const missed = await missedEvents(databases, following.tenant, following.person, last)
    following.at = missed.newest
    if (missed.events === null) following.send(missed.newest, rereadEverything)
    else for (const event of missed.events) following.send(event.id, event)
    following.waiting = null
    for (const event of news) deliver(following, event)
  }

  return {
    async follow(follower) {
      const following: Following = {
        ...follower,
        ...{ at: follower.last ?? 0, waiting: [], reading: Promise.resolve() },
      }
      join(following)
      try {
        await catchUpOne(following, () => follower.last)
        return () => leave(following)
      } catch (error) {
        leave(following)
        throw error
      }
    },
    tell(event, cell) {
      const audience = tenants.get(event.tenant)
      if (!audience) return
      // What was said before a move may come after what was said behind it.
      if (event.id > audience.newest) {
        audience.newest = event.id
        audience.cell = cell
      }
      for (const following of audience.followers) deliver(following, event)
    },
    async catchUp(cell) {
      const [there, elsewhere] = [new Set<Audience>(), new Map<number, Audience>()]
      for (const [number, audience] of tenants) {
        if (audience.cell === cell) there.add(audience)
        else elsewhere.set(number, audience)
      }
      await Promise.all([catchUpAll(there), catchUpMoved(cell, elsewhere)])
    },
    beat() {
      for (const { followers } of tenants.values()) {
        for (const following of followers) if (!following.waiting) following.send(following.at, null)
      }
    },
    count: () => [...tenants.values()].reduce((sum, { followers }) => sum + followers.size, 0),
  }
}
