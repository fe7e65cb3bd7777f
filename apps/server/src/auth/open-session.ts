import type { Calls, OutputOf } from '@arredo/contract'
import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'
import { findCaller } from './find-caller.ts'
import { hashToken, newToken, sessionEnd } from './session-token.ts'

type Session = OutputOf<Calls['auth/login']>

/** Enough for the browser and its machine to be named. */
const longestAgent = 300

/** One record, two carriers: the cookie is set by the answer, a bearer is in it. The session it takes the place of ends. */
export async function openSession(
  context: CallContext,
  database: Database,
  person: string | null,
  carrier: 'cookie' | 'bearer',
): Promise<Session> {
  const { site, now, caller: before } = context
  const token = newToken()
  const expiresAt = sessionEnd(now, now, person === null)
  await database
    .insertInto('session')
    .values({
      tenant: site.tenant.number,
      token_hash: hashToken(token),
      id: uuidv7(now.getTime()),
      person,
      carrier,
      agent: context.agent.slice(0, longestAgent),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  // A page of a site that also has a frame of it has two, and each keeps its own.
  if (before?.carrier === carrier) {
    await database
      .deleteFrom('session')
      .where('tenant', '=', site.tenant.number)
      .where('token_hash', '=', before.tokenHash)
      .execute()
  }
  const caller = await findCaller(database, site, { value: token, carrier }, now)
  if (!caller) throw new Error('A new session is not there')

  if (carrier === 'cookie') context.cookie.set(token, expiresAt)
  const bearer = carrier === 'bearer' ? token : null
  return { profile: caller.profile, bearer, expiresAt: expiresAt.toISOString() }
}
