import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ordinaryBody } from '@arredo/contract'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { registerArticlePictures } from './article-pictures/register-article-pictures.ts'
import { registerPacks } from './catalogues/register-packs.ts'
import { fail } from './channel/handler.ts'
import { registerChannel } from './channel/register-channel.ts'
import { registerReference } from './channel/register-reference.ts'
import { sendAnswer } from './channel/send-answer.ts'
import { mainCell } from './database/cell-map.ts'
import { type Databases, openDatabases } from './database/databases.ts'
import { isDiskFull, isOutage } from './database/is-outage.ts'
import { versionWatch } from './database/version-watch.ts'
import { type Buckets, createBuckets } from './door/buckets.ts'
import { tooMany } from './door/door.ts'
import { networkOf } from './door/network-of.ts'
import { anyRequest } from './door/rates.ts'
import { registerEnvironments } from './environments/register-environments.ts'
import { registerEvents } from './events/register-events.ts'
import { openFiles } from './files/open-files.ts'
import { registerFiles } from './files/register-files.ts'
import { isStoreAway } from './files/store-away.ts'
import { logOptions } from './log-options.ts'
import { findPaper } from './paper/paper-versions.ts'
import { registerPictures } from './pictures/register-pictures.ts'
import { notNow } from './serving/not-found.ts'
import { registerAssets } from './serving/register-assets.ts'
import { registerBrandFiles } from './serving/register-brand-files.ts'
import { registerDesigner } from './serving/register-designer.ts'
import { registerDevelopmentProxy } from './serving/register-development-proxy.ts'
import { registerHealth } from './serving/register-health.ts'
import { registerPages } from './serving/register-pages.ts'
import { registerPolicyReports } from './serving/register-policy-reports.ts'
import { type RoomLeft, roomLeft } from './serving/room-left.ts'
import { builtEntry, developmentEntry } from './serving/web-entry.ts'
import type { Settings } from './settings.ts'
import { registerShedding } from './shedding/register-shedding.ts'
import { httpMetrics } from './telemetry/http-metrics.ts'
import { poolMetrics } from './telemetry/pool-metrics.ts'
import { registerMetrics } from './telemetry/register-metrics.ts'
import { traceOf } from './telemetry/request-trace.ts'
import { placeFinder } from './tenants/place-finder.ts'
import { siteFinder } from './tenants/site.ts'

export type Server = {
  readonly fastify: FastifyInstance
  readonly databases: Databases
  /** Says "not ready" at once, lets running requests end, then closes the database. */
  readonly stop: () => Promise<void>
}

/** The log goes to the standard output and time is the machine's, unless others are given. */
export async function buildServer(
  settings: Settings,
  logTo?: { write(line: string): void },
  clock: () => Date = () => new Date(),
): Promise<Server> {
  const logger = logOptions(settings.logLevel)
  const fastify = Fastify({
    logger: logTo && typeof logger === 'object' ? { ...logger, stream: logTo } : logger,
    // Counted from our end: what stands in x-forwarded-for before the last of them is whatever the caller wrote.
    trustProxy:
      typeof settings.trustProxy === 'string'
        ? settings.trustProxy
        : (_address: string, hop: number) => hop < Number(settings.trustProxy),
    bodyLimit: ordinaryBody,
    // A whole request must be here by then: one that dribbles in would hold its socket and its buffer for ever.
    requestTimeout: 120_000,
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, trace: traceOf(request).id }, options),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  })
  const registry = new Registry()
  const metrics = httpMetrics(registry)
  const pool = poolMetrics(registry)
  const cells = { [mainCell]: settings.databaseUrl, ...settings.databaseCells }
  const databases = openDatabases({
    cells,
    connections: settings.databaseConnections,
    onConnectionError: (error) => fastify.log.error({ error: error.message }, 'database connection lost'),
    onWait: pool.waited,
  })
  pool.watch(databases)
  const versions = versionWatch(databases.readInCell)
  const places = placeFinder(databases, Date.now)
  const findSite = siteFinder(databases, Date.now, places.find)
  const buckets = createBuckets(settings.rateFactor)
  const leaving = new AbortController()
  const files = await openFiles(settings, leaving.signal)
  const room = roomLeft(settings, Date.now)
  let stopping = false

  if (settings.sheds) registerShedding(fastify, { databases, metrics, cellOf: places.cellOf })
  guardTheDoor(fastify, buckets, clock)
  await fastify.register(cookie)
  addAnswerHeaders(fastify, () => stopping)
  addErrorAnswers(fastify, room)
  await fastify.register(
    async (channel) => {
      registerChannel(channel, { databases, versions, findSite, metrics, files, clock, buckets })
      registerEvents(channel, { databases, cells, findSite, metrics })
      registerReference(channel)
    },
    { prefix: '/api' },
  )
  registerHealth(fastify, {
    databases,
    versions,
    buildId: settings.buildId,
    isStopping: () => stopping,
    roomLeft: room,
  })
  registerPolicyReports(fastify, metrics, clock)
  const { host, metricsPort } = settings
  if (metricsPort !== null) serveMetrics(fastify, registry, { host, port: metricsPort })
  registerBrandFiles(fastify, { findSite, findPaper: (tenant) => findPaper(databases, tenant) })
  registerDesigner(fastify)
  registerEnvironments(fastify)
  registerPacks(fastify, { findSite, databases, files, clock })
  registerArticlePictures(fastify, { findSite, databases, files })
  registerFiles(fastify, { findSite, databases, files })
  registerPictures(fastify, { findSite, databases, files })
  const { webDevUrl, webFolder } = settings
  if (webDevUrl) registerDevelopmentProxy(fastify, webDevUrl)
  else if (webFolder) await registerAssets(fastify, webFolder)
  const entry = webDevUrl ? developmentEntry : webFolder ? builtEntry(webFolder) : null
  registerPages(fastify, { findSite, entry, webDevUrl, buildId: settings.buildId })

  return {
    fastify,
    databases,
    async stop() {
      stopping = true
      await setTimeout(settings.stopDelay)
      leaving.abort()
      await fastify.close()
      await databases.close()
    },
  }
}

/** What every request meets first, whatever it asks for: nothing else of it has been looked at. */
function guardTheDoor(fastify: FastifyInstance, buckets: Buckets, clock: () => Date): void {
  fastify.addHook('onRequest', async (request, reply) => {
    // A proxy passes the host on as it is; who may say another one may choose the tenant.
    delete request.raw.headers['x-forwarded-host']
    const seconds = buckets.take(`any ${networkOf(request.ip)}`, anyRequest, clock().getTime())
    if (seconds > 0) await sendAnswer(reply, tooMany(seconds))
  })
}

function addAnswerHeaders(fastify: FastifyInstance, isStopping: () => boolean): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // A worker's script obeys the policy it comes with: only what is data may load nothing.
    const isData = /^(application\/json|text\/(plain|event-stream))/.test(
      String(reply.getHeader('content-type')),
    )
    if (!reply.hasHeader('content-security-policy')) {
      const policy = isData ? "default-src 'none'; frame-ancestors 'none'" : "frame-ancestors 'none'"
      reply.header('content-security-policy', policy)
    }
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    // A kept connection would be cut while the next request is on its way.
    if (isStopping()) reply.header('connection', 'close')
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}

const filesAway = 'Files cannot be kept or fetched at the moment. Try again in a minute'

/** Nothing that goes wrong shows its insides: the answer names the request, the log has the rest. */
function addErrorAnswers(fastify: FastifyInstance, room: RoomLeft): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    // What does not come has no name to be kept under.
    reply.removeHeader('content-disposition')
    if (isDiskFull(error)) {
      if (error.code === '53100') room.databaseWasFull()
      request.log.error({ error: error.message }, 'disk full')
      return sendAnswer(reply, fail('unavailable', 'There is no room to keep this at the moment, try again'))
    }
    if (isStoreAway(error)) {
      request.log.error({ error: error.message }, 'store of files not available')
      return request.url.startsWith('/api/')
        ? sendAnswer(reply, fail('unavailable', filesAway))
        : notNow(reply, filesAway)
    }
    if (isOutage(error)) {
      request.log.error({ error: error.message }, 'database not available')
      return sendAnswer(reply, fail('unavailable', 'Not available at the moment, try again'))
    }
    const status = error.statusCode ?? 500
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return sendAnswer(reply, fail('tooLarge', 'The request is too large'))
    if (status >= 400 && status < 500) return sendAnswer(reply, fail('invalid', requestProblem(error.code)))

    request.log.error({ err: error }, 'bug')
    return sendAnswer(reply, fail('bug', 'Something went wrong please try again', { request: request.id }))
  })
  fastify.setNotFoundHandler((_request, reply) => sendAnswer(reply, fail('notFound', 'Unknown function')))
}

function requestProblem(code: string): string {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'The request must be JSON'
  return 'The request cannot be read'
}

/** A door of its own, opened and closed with the server's: what is counted is nobody's business outside. */
function serveMetrics(
  server: FastifyInstance,
  registry: Registry,
  address: { readonly host: string; readonly port: number },
): void {
  const own = Fastify({ logger: false, forceCloseConnections: true })
  registerMetrics(own, registry)
  server.addHook('onListen', async () => {
    await own.listen(address)
  })
  server.addHook('onClose', () => own.close())
}
