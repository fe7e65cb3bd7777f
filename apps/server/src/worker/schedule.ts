import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import * as z from 'zod/mini'
import { keptAlive } from '../database/kept-alive.ts'
import { queueLogger } from './queue-logger.ts'

export type Schedule = { readonly stop: () => Promise<void> }

export type ScheduleOptions = {
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  /** What is done every night; the day as yyyy-mm-dd. May be asked for again when it fails. */
  readonly nightly: (day: string) => Promise<void>
}

const task = 'nightly'
const hour = 60 * 60 * 1000
/** One in all workers has it: the queue writes down which night was the last. Who was away at that hour makes up for it. */
const calendar = parseCronItems([
  { task, match: '17 2 * * *', options: { backfillPeriod: 20 * hour, maxAttempts: 10 } },
])
const Payload = z.object({ _cron: z.object({ ts: z.string() }) })

/** Beside the queue of the tenants' jobs and with connections of its own: what it begins belongs to no tenant. */
export async function startSchedule({ databaseUrl, log, nightly }: ScheduleOptions): Promise<Schedule> {
  // One to listen, one for everything else.
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5_000 },
    ...keptAlive,
  })
  const report = (error: Error) => log.error({ error: error.message }, 'database connection lost')
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', report)
  const tasks = {
    [task]: (payload: unknown) => nightly(Payload.parse(payload)._cron.ts.slice(0, 10)),
  }
  const begin = () =>
    run(
      {
        ...{ pgPool: pool, logger: queueLogger(log), noHandleSignals: true },
        preset: { worker: { concurrentJobs: 1, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      },
      tasks,
      calendar,
    )
  let runner: Runner | null = await begin()
  const over = new AbortController()

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await runner?.promise.catch((error: unknown) =>
        log.error({ err: error }, 'the schedule stopped by itself'),
      )
      await pause(5_000, null, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted) return
      runner = await begin().catch((error: unknown) => {
        log.warn({ error: String(error) }, 'the schedule could not be started again yet')
        return null
      })
    }
  }
  void watch()

  return {
    async stop() {
      over.abort()
      // While the database is away it would first wait for its next try.
      await Promise.race([runner?.stop().catch(() => {}), pause(2_000, null, { ref: false })])
      await Promise.race([pool.end(), pause(2_000, null, { ref: false })])
    },
  }
}
