import type { Answer, CallName, Calls, Failure, FailureCode, InputOf, OutputOf } from '@arredo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../auth/caller.ts'
import type { Database, Work } from '../database/databases.ts'
import type { FileStores } from '../files/file-store.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import type { Trace } from '../telemetry/trace.ts'
import type { Site } from '../tenants/site.ts'

/** What every handler may know of the request. */
export type CallContext = {
  readonly site: Site
  /** Null only in calls that anyone may make. */
  readonly caller: Caller | null
  readonly address: string
  /** Scheme, host and port people reach the site by, for links. */
  readonly origin: string
  /** What the client calls itself. */
  readonly agent: string
  readonly log: FastifyBaseLogger
  /** Goes on in every job this call starts. */
  readonly trace: Trace
  readonly metrics: HttpMetrics
  readonly now: Date
  readonly files: FileStores
  /** The request's body as it arrived. */
  readonly rawBody: string
  readonly cookie: SessionCookie
  /** A transaction of its own; for calls that must not hold one while they work. */
  readonly transact: <Value>(work: Work<Value>) => Promise<Value>
  readonly read: <Value>(work: Work<Value>) => Promise<Value>
  /** For one statement: it costs one round trip instead of two. */
  readonly readOnce: <Value>(work: Work<Value>) => Promise<Value>
}

/** The answer's cookie; nothing happens to it where the session is carried by a bearer. */
export type SessionCookie = {
  readonly set: (token: string, expiresAt: Date) => void
  readonly renew: (expiresAt: Date) => void
  readonly clear: () => void
}

/** A value that is JSON already, straight from the database. */
export type RawAnswer = { readonly ok: true; readonly json: string }

type Answered<Name extends CallName> = Promise<Answer<OutputOf<Calls[Name]>> | RawAnswer>

/**
 * `one`: access check and work share one transaction, committed on success and rolled back on failure.
 * `read`: the same for work that changes nothing.
 * `own`: the handler opens its own.
 */
export type Handler<Name extends CallName> =
  | {
      readonly transaction: 'one' | 'read'
      readonly run: (
        context: CallContext & { readonly database: Database },
        input: InputOf<Calls[Name]>,
      ) => Answered<Name>
    }
  | {
      readonly transaction: 'own'
      readonly run: (context: CallContext, input: InputOf<Calls[Name]>) => Answered<Name>
    }

export type Handlers = { readonly [Name in CallName]: Handler<Name> }

export function answer<Value>(value: Value): Answer<Value> {
  return { ok: true, value }
}

export function fail(code: FailureCode, message: string, details?: unknown): Failure {
  return details === undefined ? { ok: false, code, message } : { ok: false, code, message, details }
}
