import type { Answer, CallName } from '@arredo/contract'
import { accessRefusal, type Caller } from '../auth/caller.ts'
import { findCaller, type Token } from '../auth/find-caller.ts'
import { isRenewalDue, renewSession } from '../auth/renew-session.ts'
import type { Database } from '../database/databases.ts'
import { type CallContext, fail, type Handler, type RawAnswer } from './handler.ts'

type Outcome = Answer<unknown> | RawAnswer
type Request = Omit<CallContext, 'caller'>

/** Thrown to undo the transaction of a call that answered with a failure; never leaves this file. */
class Undone extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('undone')
    this.outcome = outcome
  }
}

/** Finds out who calls, asks the definition whether they may, and runs the handler in its transaction. */
export async function runCall<Name extends CallName>(
  access: Parameters<typeof accessRefusal>[0],
  handler: Handler<Name>,
  request: Request,
  token: Token | null,
  input: never,
): Promise<Outcome> {
  const identify = (database: Database) =>
    token ? findCaller(database, request.site, token, request.now) : Promise.resolve(null)

  if (handler.transaction === 'own') {
    const caller = token ? await request.read(identify) : null
    return refused(access, caller) ?? handler.run({ ...request, caller }, input)
  }

  const isReading = handler.transaction === 'read'
  let due: Caller | null = null
  const transact = isReading ? request.read : request.transact
  try {
    const outcome = await transact(async (database) => {
      const caller = await identify(database)
      const refusal = refused(access, caller)
      if (refusal) return refusal

      const context = { ...request, caller, database }
      if (caller && isRenewalDue(caller, request.now)) due = caller
      if (due && !isReading) await renewSession(context, due)
      const outcome = await handler.run(context, input)
      if (!outcome.ok) throw new Undone(outcome)
      return outcome
    })
    if (due && isReading) await renewAfterwards(request, due)
    return outcome
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

/** A transaction that reads cannot write: once a day and session there is a second one behind it. */
async function renewAfterwards(request: Request, caller: Caller): Promise<void> {
  await request.transact((database) => renewSession({ ...request, caller, database }, caller))
}

function refused(access: Parameters<typeof accessRefusal>[0], caller: Caller | null): Outcome | null {
  const refusal = accessRefusal(access, caller)
  return refusal && fail(refusal.code, refusal.message)
}
