import type { ServerEvent } from '@arredo/contract'
import type { Databases, TenantKey } from '../database/databases.ts'
import type { NumberedEvent } from './event-notice.ts'
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
  readonly tell: (event: NumberedEvent) => void
  /** To be called after the line to the database was lost and found: what was said meanwhile is made up for. */
  readonly catchUp: () => Promise<void>
  /** Lets everybody know that the line works, and up to where they know everything. */
  readonly beat: () => void
  readonly count: () => number
}

type Following = Follower & { at: number; waiting: NumberedEvent[] | null; reading: Promise<void> }

export const rereadEverything: ServerEvent = { topic: 'reread', subject: '' }

/** Side by side, so that a slow one does not hold all others; few, so that the rest of the server can work. */
const catchUpAtOnce = 4

export function eventHub(databases: Pick<Databases, 'readWithTenant'>): EventHub {
  const tenants = new Map<number, Set<Following>>()

  function leave(following: Following): void {
    const { number } = following.tenant
    const others = tenants.get(number)
    others?.delete(following)
    if (others?.size === 0) tenants.delete(number)
  }

  function deliver(following: Following, event: NumberedEvent): void {
    // While it reads what it missed, news wait; what came twice goes once.
    if (following.waiting) following.waiting.push(event)
    else if (event.id > following.at) {
      following.at = event.id
      if (event.audience === null || event.audience === following.person) following.send(event.id, event)
    }
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
      const { number } = follower.tenant
      tenants.set(number, (tenants.get(number) ?? new Set()).add(following))
      try {
        await catchUpOne(following, () => follower.last)
        return () => leave(following)
      } catch (error) {
        leave(following)
        throw error
      }
    },
    tell(event) {
      for (const following of tenants.get(event.tenant) ?? []) deliver(following, event)
    },
    async catchUp() {
      const behind = [...tenants.values()].flatMap((followers) => [...followers])
      const failures: unknown[] = []
      const inTurn = async () => {
        for (let next = behind.shift(); next; next = behind.shift()) {
          const following = next
          await catchUpOne(following, () => following.at).catch((error: unknown) => {
            failures.push(error)
            leave(following)
            following.end()
          })
        }
      }
      await Promise.all(Array.from({ length: catchUpAtOnce }, inTurn))
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} had to come again`)
    },
    beat() {
      for (const followers of tenants.values()) {
        for (const following of followers) if (!following.waiting) following.send(following.at, null)
      }
    },
    count: () => [...tenants.values()].reduce((sum, followers) => sum + followers.size, 0),
  }
}
