import type { Answer, CallName, Failure } from '@arredo/contract'
import type { Caller } from '../auth/caller.ts'
import { findCaller, type Token } from '../auth/find-caller.ts'
import { isRenewalDue, renewSession } from '../auth/renew-session.ts'
import type { Database } from '../database/databases.ts'
import type { CallContext, Handler, RawAnswer } from './handler.ts'
import { undoFailures } from './undo-failures.ts'

type Outcome = Answer<unknown> | RawAnswer
type Request = Omit<CallContext, 'caller'>

/** Who calls, as far as the door knows. */
export type Who = {
  readonly token: Token | null
  /** Undefined: to be found out by the token. */
  readonly caller: Caller | null | undefined
  /** Why this caller may not go on; null when they may. */
  readonly refuse: (caller: Caller | null) => Failure | null
}

/** Finds out who calls, asks whether they may, and runs the handler in its transaction. */
export async function runCall<Name extends CallName>(
  handler: Handler<Name>,
  request: Request,
  { token, caller: known, refuse }: Who,
  input: never,
): Promise<Outcome> {
  const identify = async (database: Database) => {
    if (known !== undefined || !token) return known ?? null
    return findCaller(database, request.site, token, request.now)
  }

  if (handler.transaction === 'own') {
    const caller = known === undefined && token ? await request.readOnce(identify) : (known ?? null)
    return refuse(caller) ?? handler.run({ ...request, caller }, input)
  }

  let due: Caller | null = null
  const transact = handler.transaction === 'read' ? request.read : request.transact
  const outcome = await undoFailures<Exclude<Outcome, Failure>>(transact, async (database) => {
    const caller = await identify(database)
    const refusal = refuse(caller)
    if (refusal) return refusal

    if (caller && isRenewalDue(caller, request.now)) due = caller
    return handler.run({ ...request, caller, database }, input)
  })
  // Once a day, and in a transaction of its own: the one of a call that reads may write nothing.
  const caller = due
  if (outcome.ok && caller) await request.transact((database) => renewSession(database, request, caller))
  return outcome
}
