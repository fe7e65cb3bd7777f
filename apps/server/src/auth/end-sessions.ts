import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'

/** The database tells whoever listens with one of them (`emit_session_event`), in this process or another. */
export const endSessions: Handler<'auth/endSessions'> = {
  transaction: 'one',
  async run({ site, caller, database, cookie }, { which }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const ended = await database
      .deleteFrom('session')
      .where('tenant', '=', tenant)
      .where('person', '=', caller.profile.userId)
      .$if(which === 'others', (query) => query.where('id', '!=', caller.sessionId))
      .$if(which !== 'others' && which !== 'all', (query) => query.where('id', '=', which))
      .returning('id')
      .execute()
    if (ended.some(({ id }) => id === caller.sessionId)) cookie.clear()
    await writeAudit(database, tenant, caller, 'endSessions', `user ${caller.profile.userId}`, {
      which,
      ended: ended.length,
    })
    return answer({ ended: ended.length })
  },
}
