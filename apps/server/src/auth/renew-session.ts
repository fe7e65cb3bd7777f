import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import type { Caller } from './caller.ts'
import { sessionLength } from './session-token.ts'

/** Seven days from now (A-120, D-70). */
export async function renewSession(
  context: CallContext & { readonly database: Database },
  caller: Caller,
): Promise<Date> {
  const expiresAt = new Date(context.now.getTime() + sessionLength)
  await context.database
    .updateTable('session')
    .where('tenant', '=', context.site.tenant.number)
    .where('token_hash', '=', caller.tokenHash)
    .set({ expires_at: expiresAt })
    .execute()
  context.cookie.renew(expiresAt)
  return expiresAt
}

/** Written at most once a day, not with every call. */
export function isRenewalDue(caller: Caller, now: Date): boolean {
  return caller.expiresAt.getTime() - now.getTime() < sessionLength - 24 * 60 * 60 * 1000
}
