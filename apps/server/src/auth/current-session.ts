import { answer, type Handler } from '../channel/handler.ts'
import { renewSession } from './renew-session.ts'

export const currentSession: Handler<'auth/session'> = {
  transaction: 'one',
  async run(context, _input) {
    const { caller } = context
    if (!caller) return answer(null)

    const expiresAt = await renewSession(context.database, context, caller)
    return answer({ profile: caller.profile, bearer: null, expiresAt: expiresAt.toISOString() })
  },
}
