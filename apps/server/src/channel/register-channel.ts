import {
  type Answer,
  type Call,
  type CallName,
  calls,
  contractVersion,
  contractVersionHeader,
  ordinaryBody,
} from '@arredo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Databases, Work } from '../database/databases.ts'
import type { VersionWatch } from '../database/version-watch.ts'
import type { Buckets } from '../door/buckets.ts'
import { type Admitted, createDoor } from '../door/door.ts'
import { hasUnstorableText, isTooDeep } from '../door/json-limits.ts'
import type { FileStores } from '../files/file-store.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import { traceOf } from '../telemetry/request-trace.ts'
import { timedCall } from '../telemetry/timed-call.ts'
import type { FindSite } from '../tenants/site.ts'
import { answer, fail, type Handler } from './handler.ts'
import { handlers } from './handlers.ts'
import { originOf } from './origin-of.ts'
import { runCall } from './run-call.ts'
import { sendAnswer } from './send-answer.ts'
import { sessionCookie } from './session-cookie.ts'

export type ChannelOptions = {
  readonly databases: Databases
  readonly versions: Pick<VersionWatch, 'refuseOther'>
  readonly findSite: FindSite
  readonly metrics: HttpMetrics
  readonly files: FileStores
  readonly clock: () => Date
  readonly buckets: Buckets
}

export function registerChannel(server: FastifyInstance, options: ChannelOptions): void {
  const { databases, versions, metrics, files, clock } = options
  const door = createDoor(options)
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  const rawBodies = new WeakMap<FastifyRequest, string>()
  // Refuses __proto__ and constructor.prototype keys as well.
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (isTooDeep(text) || hasUnstorableText(text)) return done(unreadable())
    rawBodies.set(request, text)
    return parse(request, text, done)
  })

  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header(contractVersionHeader, String(contractVersion))
    done()
  })

  const isUnknown = fail('notFound', 'Unknown function')
  server.get('/*', async (_request, reply) => sendAnswer(reply, isUnknown))
  // Answered before its body is read.
  server.post('/*', { onRequest: async (_request, reply) => sendAnswer(reply, isUnknown) }, () => {})
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    server.post(
      `/${name}`,
      {
        bodyLimit: call.largest ?? ordinaryBody,
        async onRequest(request, reply) {
          const judged = await door.judge(request, call)
          if (judged.ok) {
            admitted.set(request, judged.value)
            return
          }
          metrics.call(name, judged.code, 0)
          await sendAnswer(reply, judged)
        },
      },
      async (request, reply) => {
        const { site, token, caller } = admittedOf(request)
        const input = readInput(call, request.body)
        if (!input.ok) return sendAnswer(reply, input)

        const context = {
          site,
          address: request.ip,
          origin: originOf(request),
          agent: request.headers['user-agent'] ?? '',
          log: request.log,
          trace: traceOf(request.raw),
          metrics,
          now: clock(),
          files,
          rawBody: rawBodies.get(request) ?? '',
          cookie: sessionCookie(request, reply),
          async transact<Value>(work: Work<Value>) {
            await versions.refuseOther(site.tenant.cell)
            return databases.withTenant(site.tenant, work)
          },
          read: <Value>(work: Work<Value>) => databases.readWithTenant(site.tenant, work),
          readOnce: <Value>(work: Work<Value>) => databases.readOnce(site.tenant, work),
        }
        const who = { token, caller, refuse: door.refuse.bind(null, call, site) }
        const handler: Handler<typeof name> = handlers[name] as never
        const outcome = await timedCall(metrics, name, () =>
          runCall(handler, context, who, input.value as never),
        )
        if (!outcome.ok) request.log.info({ call: name, code: outcome.code }, outcome.message)
        return sendAnswer(reply, outcome)
      },
    )
  }

  function admittedOf(request: FastifyRequest): Admitted {
    const found = admitted.get(request)
    if (!found) throw new Error('A call went past the door')
    return found
  }
}

function unreadable(): Error {
  return Object.assign(new Error('Nested too deep, or text that cannot be stored'), { statusCode: 400 })
}

/** Zod's own checks trip over some values: the length of `{ length: { toString: 1 } }` cannot be compared. */
function readInput(call: Call, body: unknown): Answer<unknown> {
  try {
    const input = call.input.safeParse(body)
    return input.success ? answer(input.data) : fail('invalid', 'Not valid', issuesOf(input.error))
  } catch {
    return fail('invalid', 'Not valid')
  }
}

/** Where it is wrong and what was expected; never the value itself. */
function issuesOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }) {
  return error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}
