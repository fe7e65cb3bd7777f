import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { WorkerPool } from 'graphile-worker'

export type SupervisedQueue = {
  readonly current: () => WorkerPool
  readonly stop: () => Promise<void>
}

const firstPause = 200
const longestPause = 5_000

/**
 * The queue stops itself when it cannot write down how a job ended, which a lost connection is enough for. Then
 * its jobs are given back and it is started again, so that a restart of the database needs none of ours.
 */
export function superviseQueue(
  start: () => WorkerPool,
  giveBack: (id: string) => Promise<void>,
  log: FastifyBaseLogger,
): SupervisedQueue {
  let pool = start()
  let isOver = false

  async function watch(): Promise<void> {
    while (!isOver) {
      await Promise.resolve(pool.promise).catch((error: unknown) => {
        log.error({ err: error }, 'the queue stopped by itself')
      })
      await untilGivenBack(pool.id)
      if (!isOver) pool = start()
    }
  }

  async function untilGivenBack(id: string): Promise<void> {
    for (let failures = 0; !isOver; failures++) {
      try {
        await giveBack(id)
        return
      } catch (error) {
        log.warn({ error: String(error) }, 'jobs could not be given back yet')
        await pause(Math.min(longestPause, firstPause * 2 ** failures))
      }
    }
  }

  const watching = watch()
  return {
    current: () => pool,
    async stop() {
      isOver = true
      try {
        await pool.gracefulShutdown()
      } catch (error) {
        log.error({ err: error }, 'the queue did not stop in order')
      }
      await watching
    },
  }
}
