import { answer, fail, type Handler } from '../channel/handler.ts'
import { lastSeen } from './session-token.ts'

/** More than anybody has devices; the rest are older. */
const most = 100

export const listSessions: Handler<'auth/sessions'> = {
  transaction: 'read',
  async run({ site, caller, database, now }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const rows = await database
      .selectFrom('session')
      .where('tenant', '=', site.tenant.number)
      .where('person', '=', caller.profile.userId)
      .where('expires_at', '>', now)
      .select(['id', 'created_at', 'expires_at', 'carrier', 'agent'])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    const sessions = rows.map(({ id, created_at, expires_at, carrier, agent }) => ({
      ...{ id, agent, isThis: id === caller.sessionId },
      carrier: carrier === 'cookie' ? ('cookie' as const) : ('bearer' as const),
      openedAt: created_at.toISOString(),
      seenAt: lastSeen(created_at, expires_at).toISOString(),
    }))
    return answer({ sessions })
  },
}
