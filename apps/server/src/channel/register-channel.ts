import {
  type CallName,
  calls,
  contractVersion,
  contractVersionHeader,
  oldestSupportedContract,
} from '@arredo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Databases, Work } from '../database/databases.ts'
import type { FileStores } from '../files/file-store.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import { traceOf } from '../telemetry/request-trace.ts'
import { timedCall } from '../telemetry/timed-call.ts'
import type { FindSite } from '../tenants/site.ts'
import { fail, type Handler } from './handler.ts'
import { handlers } from './handlers.ts'
import { runCall } from './run-call.ts'
import { sendAnswer } from './send-answer.ts'
import { readToken, sessionCookie } from './session-cookie.ts'

export type ChannelOptions = {
  readonly databases: Databases
  readonly findSite: FindSite
  readonly metrics: HttpMetrics
  readonly files: FileStores
  readonly clock: () => Date
}

/** A document of 200 rows is about 200 KB; a catalogue, as a pack or a workbook, is the largest thing sent here. */
const bodyLimit = 8 * 1024 * 1024

type Params = { readonly service: string; readonly function: string }

export function registerChannel(
  server: FastifyInstance,
  { databases, findSite, metrics, files, clock }: ChannelOptions,
): void {
  const rawBodies = new WeakMap<FastifyRequest, string>()
  // Refuses __proto__ and constructor.prototype keys as well.
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    const text = String(body)
    if (hasUnstorableText(text)) return done(Object.assign(new Error('Unstorable text'), { statusCode: 400 }))
    rawBodies.set(request, text)
    return parse(request, text, done)
  })

  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header(contractVersionHeader, String(contractVersion))
    done()
  })

  server.get('/*', async (_request, reply) => sendAnswer(reply, fail('notFound', 'Unknown function')))
  server.post<{ Params: Params }>('/:service/:function', async (request, reply) => {
    const name = `${request.params.service}/${request.params.function}`
    if (!isCallName(name)) return sendAnswer(reply, fail('notFound', 'Unknown function'))
    if (isOutdated(request)) return sendAnswer(reply, fail('outdatedClient', 'Reload to get the new version'))

    const token = readToken(request)
    const isSafe =
      token?.carrier === 'cookie' ? isFromOwnPage(request) : !isFromOtherPage(request) || token !== null
    if (!isSafe) return sendAnswer(reply, fail('forbidden', 'Not allowed from this origin'))

    const call = calls[name]
    const input = call.input.safeParse(request.body)
    if (!input.success) return sendAnswer(reply, fail('invalid', 'Not valid', issuesOf(input.error)))

    const site = await findSite(request.hostname)
    if (!site) return sendAnswer(reply, fail('notFound', 'Unknown site'))

    const context = {
      site,
      address: request.ip,
      log: request.log,
      trace: traceOf(request.raw),
      metrics,
      now: clock(),
      files,
      rawBody: rawBodies.get(request) ?? '',
      cookie: sessionCookie(request, reply),
      transact: <Value>(work: Work<Value>) => databases.withTenant(site.tenant, work),
      read: <Value>(work: Work<Value>) => databases.readWithTenant(site.tenant, work),
    }
    const handler: Handler<typeof name> = handlers[name] as never
    const outcome = await timedCall(metrics, name, () =>
      runCall(call.access, handler, context, token, input.data as never),
    )
    if (!outcome.ok) request.log.info({ call: name, code: outcome.code }, outcome.message)
    return sendAnswer(reply, outcome)
  })
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** A client without the header is a program; it takes what comes. */
function isOutdated(request: FastifyRequest): boolean {
  const version = request.headers[contractVersionHeader]
  return version !== undefined && !(Number(version) >= oldestSupportedContract)
}

/** Where it is wrong and what was expected; never the value itself. */
function issuesOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }) {
  return error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}

/** A browser names the page that posts; a page of another site must not act with this site's cookie. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && URL.parse(origin)?.host === request.host
}

/** Before there is a session, programs without an Origin are welcome; pages of other sites are not. */
function isFromOtherPage(request: FastifyRequest): boolean {
  return request.headers.origin !== undefined && !isFromOwnPage(request)
}

// An escape is one when an even number of backslashes stands before it; surrogates come in pairs, high and low.
const escapes = /\\(?:u(?:(0000)|(d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|(d[c-f][0-9a-f]{2}))|[\s\S])/gi

/** Zero characters and halves of surrogate pairs: valid JSON, but PostgreSQL stores neither in text nor in jsonb. */
function hasUnstorableText(json: string): boolean {
  if (!json.includes('\\u')) return false
  for (const [, zero, high, low, loneLow] of json.matchAll(escapes)) {
    if (zero || loneLow || (high && !low)) return true
  }
  return false
}
