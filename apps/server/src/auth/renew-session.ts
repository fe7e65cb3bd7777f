import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import type { Caller } from './caller.ts'
import { sessionEnd } from './session-token.ts'

/** Seven days from now (A-120, D-70), as far as a session may last at all. */
export async function renewSession(
  database: Database,
  { site, cookie, now }: Pick<CallContext, 'site' | 'cookie' | 'now'>,
  caller: Caller,
): Promise<Date> {
  const expiresAt = renewedEnd(caller, now)
  await database
    .updateTable('session')
    .where('tenant', '=', site.tenant.number)
    .where('token_hash', '=', caller.tokenHash)
    .set({ expires_at: expiresAt })
    .execute()
  cookie.renew(expiresAt)
  return expiresAt
}

/** Written at most once a day, not with every call. */
export function isRenewalDue(caller: Caller, now: Date): boolean {
  return renewedEnd(caller, now).getTime() - caller.expiresAt.getTime() > 24 * 60 * 60 * 1000
}

function renewedEnd({ openedAt, profile }: Caller, now: Date): Date {
  return sessionEnd(openedAt, now, profile.kind === 'guest')
}
