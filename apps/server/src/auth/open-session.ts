import type { Calls, OutputOf } from '@arredo/contract'
import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'
import type { Caller } from './caller.ts'
import { findCaller } from './find-caller.ts'
import { hashToken, newToken, sessionEnd } from './session-token.ts'

type Session = OutputOf<Calls['auth/login']>

/** Enough for the browser and its machine to be named. */
const longestAgent = 300

/**
 * One record, two carriers: the cookie is set by the answer, a bearer is in it. The session it takes the place of ends,
 * but for a guest's at whose device a professional logs in: whoever logs out there gives it back.
 */
export async function openSession(
  context: CallContext,
  database: Database,
  person: { readonly id: string; readonly kind: string } | null,
  carrier: 'cookie' | 'bearer',
): Promise<Session> {
  const { site, now, caller } = context
  // A page of a site that also has a frame of it has two, and each keeps its own.
  const before = caller?.carrier === carrier ? caller : null
  const waits = before?.carrier === 'cookie' && person?.kind === 'pro'
  const token = newToken()
  const expiresAt = sessionEnd(now, now, person === null)
  await database
    .insertInto('session')
    .values({
      tenant: site.tenant.number,
      token_hash: hashToken(token),
      id: uuidv7(now.getTime()),
      person: person?.id ?? null,
      carrier,
      agent: context.agent.slice(0, longestAgent),
      created_at: now,
      expires_at: expiresAt,
      guest: waits ? guestBehind(database, site.tenant.number, before) : null,
    })
    .execute()
  if (before && !(waits && before.profile.kind === 'guest')) {
    await database
      .deleteFrom('session')
      .where('tenant', '=', site.tenant.number)
      .where('token_hash', '=', before.tokenHash)
      .execute()
  }
  const opened = await findCaller(database, site, { value: token, carrier }, now)
  if (!opened) throw new Error('A new session is not there')

  if (carrier === 'cookie') context.cookie.set(token, expiresAt)
  const bearer = carrier === 'bearer' ? token : null
  return { profile: opened.profile, bearer, expiresAt: expiresAt.toISOString() }
}

/** The guest who was there, or who was there before the one who logs in anew. */
function guestBehind(database: Database, tenant: number, before: Caller) {
  if (before.profile.kind === 'guest') return before.sessionId
  return database
    .selectFrom('session')
    .where('tenant', '=', tenant)
    .where('token_hash', '=', before.tokenHash)
    .select('guest')
}
