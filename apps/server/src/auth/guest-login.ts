import { answer, fail, type Handler } from '../channel/handler.ts'
import { networkOf } from '../door/network-of.ts'
import { openSession } from './open-session.ts'
import { takeAttempt } from './rate-limit.ts'
import { sessionAsItIs } from './session-as-it-is.ts'

/** Guests cost a row each; one address gets many, but not all of them. */
const perAddress = 1_000

export const guestLogin: Handler<'auth/guest'> = {
  transaction: 'own',
  async run(context, { carrier }) {
    const { site, now, address, transact, caller } = context
    // the browser takes a message with these words as the answer "no", not as an error.
    if (!site.brand.isguest) return fail('forbidden', '11-Wrong User ID: guest')

    // Whoever asks twice, or could not be told who they are, would lose the rooms that hang on the session.
    if (caller?.profile.kind === 'guest' && caller.carrier === 'cookie' && carrier === 'cookie') {
      return transact(async (database) => answer(await sessionAsItIs(context, database, caller)))
    }
    const limits = [{ bucket: `guest address ${networkOf(address)}`, most: perAddress }]
    const isFree = await transact((database) => takeAttempt(database, site.tenant.number, limits, now))
    if (!isFree) return fail('tooMany', 'Too many attempts, try again in some minutes')
    return transact(async (database) => answer(await openSession(context, database, null, carrier)))
  },
}
