import { writeAudit } from '../audit/write-audit.ts'
import { answer, type CallContext, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { hashToken, newToken, sessionEnd } from './session-token.ts'

export const logout: Handler<'auth/logout'> = {
  transaction: 'one',
  async run(context, _input) {
    const { site, caller, database, cookie } = context
    const tenant = site.tenant.number
    cookie.clear()
    if (caller) {
      const left = await database
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where('token_hash', '=', caller.tokenHash)
        .returning('guest')
        .executeTakeFirst()
      if (left?.guest) await giveBack(context, database, left.guest)
      if (caller.profile.kind !== 'guest') {
        await writeAudit(database, tenant, caller, 'logout', `user ${caller.profile.userId}`, {})
      }
    }
    return answer(null)
  },
}

/** D-132: the guest from before is there again, under a token that nobody else has. */
async function giveBack(
  { site, now, cookie }: Pick<CallContext, 'site' | 'now' | 'cookie'>,
  database: Database,
  guest: string,
): Promise<void> {
  const token = newToken()
  const expiresAt = sessionEnd(now, now, true)
  const given = await database
    .updateTable('session')
    .where('tenant', '=', site.tenant.number)
    .where('id', '=', guest)
    .where('person', 'is', null)
    .where('expires_at', '>', now)
    .set({ token_hash: hashToken(token), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirst()
  if (given) cookie.set(token, expiresAt)
}
