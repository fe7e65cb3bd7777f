import type { FastifyBaseLogger } from 'fastify'
import { runTaskList, type TaskList } from 'graphile-worker'
import pg from 'pg'
import * as z from 'zod/mini'
import { type Databases, openDatabases, type TenantKey } from '../database/databases.ts'
import { keptAlive } from '../database/kept-alive.ts'
import { isUnfinished } from '../jobs/attempt.ts'
import type { JobPorts } from '../jobs/job-context.ts'
import { type JobWork, type RunOptions, runJob } from '../jobs/run-job.ts'
import type { WorkerSettings } from '../settings.ts'
import type { WorkerMetrics } from '../telemetry/worker-metrics.ts'
import { tenantFinder } from '../tenants/tenant-finder.ts'
import { beat, leave, releaseLost, releaseOf } from './heartbeat.ts'
import { queueLogger } from './queue-logger.ts'
import { runningJobs } from './running-jobs.ts'
import { type SupervisedQueue, superviseQueue } from './supervise-queue.ts'

export type Worker = {
  readonly databases: Databases
  readonly isStopping: () => boolean
  /** Takes no more jobs, lets running ones finish for a while, gives back the rest. */
  readonly stop: () => Promise<void>
}

export type WorkerOptions = {
  readonly settings: Pick<
    WorkerSettings,
    'databaseUrl' | 'databaseConnections' | 'jobsAtOnce' | 'lostAfter' | 'stopAfter'
  >
  readonly work: readonly JobWork[]
  readonly portsFor: (tenant: number) => JobPorts
  readonly log: FastifyBaseLogger
  readonly metrics?: WorkerMetrics
}

const Payload = z.object({ tenant: z.int(), job: z.uuid() })

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { settings, work, portsFor, log, metrics } = options
  const onConnectionError = (error: Error) => log.error({ error: error.message }, 'database connection lost')
  const databases = openDatabases({
    cells: { main: settings.databaseUrl },
    isAlone: true,
    connections: settings.databaseConnections,
    onConnectionError,
    ...(metrics && { onWait: metrics.pool.waited }),
  })
  const queue = queuePool(settings, onConnectionError)
  const tenants = tenantFinder(databases)
  const running = runningJobs(databases, log)
  const run: RunOptions = { databases, portsFor, findSite: tenants.siteOf, log, watch: running.watch }

  const tasks: TaskList = Object.fromEntries(
    work.map((entry) => [
      entry.job.task,
      async (payload: unknown) => {
        const { tenant, job } = Payload.parse(payload)
        const end = metrics?.begin(entry.job.task)
        const key = await tenants.keyOf(tenant)
        const outcome = await runJob(run, entry, key, job)
        end?.(outcome)
        if (outcome === 'lost') await leaveToOthers(databases, key, job)
      },
    ]),
  )
  // Before the first job is taken: whoever was here before us under a dead process holds nothing back.
  await releaseLost(databases, queue, settings.lostAfter, log)
  const startPool = () =>
    runTaskList(
      {
        logger: queueLogger(log),
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: settings.stopAfter,
        preset: {
          worker: {
            concurrentJobs: settings.jobsAtOnce,
            // New jobs are announced. This is for those that waited for another of their tenant to end, which is
            // written down a moment after the next one was looked for.
            pollInterval: 250,
            // Zero, not none: only the batched way tries again while the database is away, and never throws.
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
      },
      tasks,
      queue,
    )
  const supervised = superviseQueue(startPool, (id) => releaseOf(databases, queue, id), log)
  const stopBeating = startBeating(supervised, Object.keys(tasks), databases, queue, settings.lostAfter, log)
  let stopping: Promise<void> | null = null

  async function stop(): Promise<void> {
    const late = setTimeout(() => running.interruptAll(), settings.stopAfter)
    await supervised.stop()
    clearTimeout(late)
    stopBeating()
    running.stop()
    await leave(queue, supervised.current().id).catch(() => {})
    await queue.end()
    await databases.close()
  }

  return {
    databases,
    isStopping: () => stopping !== null,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/**
 * The queue takes away a delivery that ended well, whoever holds it by then: one that was given to another worker
 * while this one was slow would be lost with that worker. One that failed it leaves alone, unless it is still ours.
 */
async function leaveToOthers(databases: Databases, tenant: TenantKey, job: string): Promise<void> {
  const isWanted = await databases.readWithTenant(tenant, (database) =>
    isUnfinished(database, tenant.number, job),
  )
  if (isWanted) throw new Error('Given to another worker meanwhile')
}

function queuePool(
  { databaseUrl, jobsAtOnce }: WorkerOptions['settings'],
  report: (error: Error) => void,
): pg.Pool {
  // One for each worker, one to listen, one for the signs of life.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: jobsAtOnce + 2,
    connectionTimeoutMillis: 5_000,
    ...keptAlive,
  })
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', report)
  return pool
}

/** Signs of life, several within the time after which we would count as gone, and a look for who is. */
function startBeating(
  supervised: SupervisedQueue,
  tasks: readonly string[],
  databases: Databases,
  queue: pg.Pool,
  lostAfter: number,
  log: FastifyBaseLogger,
): () => void {
  let timer: NodeJS.Timeout | null = null
  let isOver = false
  const interval = Math.max(100, lostAfter / 5)
  const once = async () => {
    try {
      const pool = supervised.current()
      await beat(queue, pool.id, tasks)
      await releaseLost(databases, queue, lostAfter, log)
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : error }, 'no sign of life given')
    }
    if (!isOver) timer = setTimeout(once, interval)
  }
  void once()
  return () => {
    isOver = true
    if (timer) clearTimeout(timer)
  }
}
