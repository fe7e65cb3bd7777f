import { writeAudit } from '../audit/write-audit.ts'
import { answer, type Handler } from '../channel/handler.ts'

export const logout: Handler<'auth/logout'> = {
  transaction: 'one',
  async run({ site, caller, database, cookie }, _input) {
    const tenant = site.tenant.number
    if (caller) {
      await database
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where('token_hash', '=', caller.tokenHash)
        .execute()
      if (caller.profile.kind !== 'guest') {
        await writeAudit(database, tenant, caller, 'logout', `user ${caller.profile.userId}`, {})
      }
    }
    cookie.clear()
    return answer(null)
  },
}
