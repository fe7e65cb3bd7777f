import { writeAudit } from '../audit/write-audit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { networkOf } from '../door/network-of.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password.ts'
import { giveBackAttempt, takeAttempt } from './rate-limit.ts'
import { takeAlong } from './take-along.ts'

/** At one account from one address: somebody who guesses, or who has forgotten. */
const perGuesser = 10
/** At one account from everywhere: slow enough for no password, many enough that nobody is locked out by a stranger. */
const perAccount = 200
const perAddress = 100

/** The password is checked between two short transactions: hashing must not hold a connection. */
export const login: Handler<'auth/login'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, now, transact } = context
    const tenant = site.tenant.number
    const account = input.userid.trim().toLowerCase()
    const username = input.username.trim().toLowerCase()
    const network = networkOf(context.address)
    const limits = [
      { bucket: `login account ${account} ${username} from ${network}`, most: perGuesser },
      { bucket: `login account ${account} ${username}`, most: perAccount },
      { bucket: `login address ${network}`, most: perAddress },
    ]

    const person = await transact(async (database) => {
      if (!(await takeAttempt(database, tenant, limits, now))) return 'tooMany'
      return database
        .selectFrom('person')
        .where('tenant', '=', tenant)
        .where('account', '=', account)
        .where('username', '=', username)
        .select(['id', 'kind', 'password_hash'])
        .executeTakeFirst()
    })
    if (person === 'tooMany') return fail('tooMany', 'Too many attempts, try again in some minutes')

    const isRight = await isPassword(input.password, person?.password_hash ?? null)
    const isMeant = !input.isProfessional || person?.kind === 'pro'
    const isWelcome = person && isRight && isMeant && isAdmitted(context, person.kind)
    const note = { address: context.address, carrier: input.carrier }
    const user = `user ${account} ${username}`
    if (!isWelcome) {
      await transact((database) => writeAudit(database, tenant, 'nobody', 'loginFailed', user, note))
      return fail('notLoggedIn', 'Wrong user ID, user name or password')
    }
    return transact(async (database) => {
      await giveBackAttempt(database, tenant, limits)
      const session = await openSession(context, database, person, input.carrier)
      if (person.kind === 'customer') await takeAlong(context, database, person.id)
      await writeAudit(database, tenant, person.id, 'login', user, note)
      return answer(session)
    })
  },
}

/** customers only where the brand lets them in. */
function isAdmitted({ site }: CallContext, kind: string): boolean {
  return kind !== 'customer' || site.brand.isCustomerLogin
}
