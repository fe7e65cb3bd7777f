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

export function eventHub(databases: Databases): EventHub {
  const tenants = new Map<number, Set<Following>>()

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
    following.waiting = []
    try {
      const missed = await missedEvents(databases, following.tenant, following.person, last)
      following.at = missed.newest
      if (missed.events === null) following.send(missed.newest, rereadEverything)
      else for (const event of missed.events) following.send(event.id, event)
    } finally {
      const news = following.waiting
      following.waiting = null
      for (const event of news) deliver(following, event)
    }
  }

  return {
    async follow(follower) {
      const following: Following = {
        ...follower,
        ...{ at: follower.last ?? 0, waiting: [], reading: Promise.resolve() },
      }
      const { number } = follower.tenant
      const others = tenants.get(number) ?? new Set()
      tenants.set(number, others.add(following))
      const leave = () => {
        others.delete(following)
        if (others.size === 0) tenants.delete(number)
      }
      try {
        await catchUpOne(following, () => follower.last)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    tell(event) {
      for (const following of tenants.get(event.tenant) ?? []) deliver(following, event)
    },
    async catchUp() {
      for (const followers of [...tenants.values()]) {
        for (const following of [...followers]) await catchUpOne(following, () => following.at)
      }
    },
    beat() {
      for (const followers of tenants.values()) {
        for (const following of followers) if (!following.waiting) following.send(following.at, null)
      }
    },
    count: () => [...tenants.values()].reduce((sum, followers) => sum + followers.size, 0),
  }
}
