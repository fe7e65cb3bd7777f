import type { FastifyBaseLogger } from 'fastify'
import { mainCell } from '../database/cell-map.ts'
import type { Databases } from '../database/databases.ts'
import { type Attempt, isStillOurs } from '../jobs/attempt.ts'
import type { Interruption } from '../jobs/run-job.ts'

export type RunningJobs = {
  readonly watch: (attempt: Attempt, abort: (why: Interruption) => void) => () => void
  /** Every job that still runs is told to stop and goes back to the queue. */
  readonly interruptAll: () => void
  readonly stop: () => void
}

/** A cancelled job hears of it within this. Asked for, not listened to: it needs no connection of its own. */
const lookEvery = 400

export function runningJobs(databases: Databases, log: FastifyBaseLogger): RunningJobs {
  const watched = new Map<Attempt, (why: Interruption) => void>()
  let timer: NodeJS.Timeout | null = null

  async function look(): Promise<void> {
    const looked = [...watched].map(async ([attempt, abort]) => {
      // A tenant's cell is the worker's own: its queue and its rows are in one database.
      const tenant = { number: attempt.tenant, cell: mainCell }
      const ours = await databases.readWithTenant(tenant, (database) => isStillOurs(database, attempt))
      if (!ours) abort('lost')
    })
    for (const outcome of await Promise.allSettled(looked)) {
      if (outcome.status === 'rejected') log.warn({ error: String(outcome.reason) }, 'cannot look after jobs')
    }
    timer = watched.size > 0 ? setTimeout(look, lookEvery) : null
  }

  return {
    watch(attempt, abort) {
      watched.set(attempt, abort)
      timer ??= setTimeout(look, lookEvery)
      return () => void watched.delete(attempt)
    },
    interruptAll() {
      for (const abort of watched.values()) abort('stopping')
    },
    stop() {
      watched.clear()
      if (timer) clearTimeout(timer)
    },
  }
}
