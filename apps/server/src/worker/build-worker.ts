import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { startMissingPictures } from '../article-pictures/start-missing-pictures.ts'
import type { Databases } from '../database/databases.ts'
import { versionWatch } from '../database/version-watch.ts'
import { logOptions } from '../log-options.ts'
import { registerHealth } from '../serving/register-health.ts'
import { roomLeft } from '../serving/room-left.ts'
import type { WorkerSettings } from '../settings.ts'
import { beginSweeps } from '../sweeping/begin-sweeps.ts'
import { registerMetrics } from '../telemetry/register-metrics.ts'
import { type QueueState, workerMetrics } from '../telemetry/worker-metrics.ts'
import { lanesOf } from './lanes.ts'
import { type Schedule, startSchedule } from './schedule.ts'
import { startLanes } from './start-lanes.ts'
import type { Worker } from './start-worker.ts'
import { openWorkerPorts, type WorkerPorts } from './worker-ports.ts'
import type { WorkerRole } from './worker-role.ts'

export type BuiltWorker = Worker & { readonly log: FastifyBaseLogger }

/** The worker with everything around it: ports, metrics, health. */
export async function buildWorker(settings: WorkerSettings, wanted: WorkerRole): Promise<BuiltWorker> {
  const options = logOptions(settings.logLevel)
  const log: FastifyBaseLogger = pino(typeof options === 'object' ? options : { level: 'silent' })
  if (wanted === 'onlyMails' && !settings.mail)
    throw new Error('No mails can be sent here: SMTP_URL is missing')
  const ports = await openWorkerPorts(settings, log)
  const role = await possibleRole(wanted, ports, log)
  const does = (one: WorkerRole) => role === 'usual' || role === 'withPhotographs' || role === one
  if (does('onlyWaited')) ports.warmUp()
  const registry = new Registry()
  const metrics = workerMetrics(registry, () => readQueueState(worker.databases))
  const worker: Worker = await startLanes(lanesOf(role, settings), {
    ...{ settings, log, metrics },
    portsFor: ports.portsFor,
  })
  metrics.pool.watch(worker.databases)
  const { port } = settings
  const health = port === null ? null : await serveWorkerHealth({ ...settings, port }, worker, registry)
  const schedule = does('onlyRest') ? await startNights(settings, worker, log) : null
  log.info({ role }, 'worker is taking jobs')
  // Not waited for: with ten thousand tenants it takes half a minute, in which a stop signal must be heard.
  if (settings.drawsArticles && does('onlyPictures')) {
    startMissingPictures(worker.databases).catch((error) => {
      if (!worker.isStopping()) log.error({ err: error }, 'could not look for missing pictures')
    })
  }

  return {
    ...worker,
    log,
    async stop() {
      ports.leave()
      await schedule?.stop()
      await worker.stop()
      await ports.close()
      await health?.close()
    },
  }
}

/** Without its renderer a photographer is of no use and says so at once; any other worker does the rest of its work. */
async function possibleRole(
  role: WorkerRole,
  ports: WorkerPorts,
  log: FastifyBaseLogger,
): Promise<WorkerRole> {
  const isPhotographer = role === 'withPhotographs' || role === 'onlyPhotographs'
  const missing = isPhotographer ? await ports.missingForPhotographs() : null
  if (missing === null) return role
  if (role === 'onlyPhotographs') throw new Error(`No photographs can be taken here: ${missing}`)
  log.warn({ missing }, 'no photographs can be taken here')
  return 'usual'
}

function startNights(
  { databaseUrl }: WorkerSettings,
  { databases }: Worker,
  log: FastifyBaseLogger,
): Promise<Schedule> {
  return startSchedule({ databaseUrl, log, nightly: (day) => beginSweeps(databases, day) })
}

type QueueRow = {
  readonly task: string
  readonly waiting: string
  readonly running: string
  readonly oldest_seconds: number
}

async function readQueueState(databases: Databases): Promise<readonly QueueState[]> {
  const { rows } = await databases.withoutTenant((database) =>
    sql<QueueRow>`select * from queue_state()`.execute(database),
  )
  return rows.map(({ task, waiting, running, oldest_seconds }) => ({
    ...{ task, waiting: Number(waiting), running: Number(running) },
    oldestSeconds: oldest_seconds,
  }))
}

/** `/livez`, `/readyz`, `/version` and `/metrics` of a process that answers nothing else. */
async function serveWorkerHealth(
  settings: Pick<WorkerSettings, 'host' | 'buildId' | 'filesFolder' | 's3'> & { readonly port: number },
  { databases, isStopping }: Worker,
  registry: Registry,
): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  const { host, port, buildId } = settings
  const versions = versionWatch(databases.readInCell)
  const room = roomLeft(settings, Date.now)
  registerHealth(server, { databases, versions, buildId, isStopping, roomLeft: room })
  registerMetrics(server, registry)
  await server.listen({ host, port })
  return server
}
