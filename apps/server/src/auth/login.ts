import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password.ts'
import { giveBackAttempt, takeAttempt } from './rate-limit.ts'

const perAccount = 10
const perAddress = 100

/** The password is checked between two short transactions: hashing must not hold a connection. */
export const login: Handler<'auth/login'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, now, transact } = context
    const tenant = site.tenant.number
    const account = input.userid.trim().toLowerCase()
    const username = input.username.trim().toLowerCase()
    const limits = [
      { bucket: `login account ${account} ${username}`, most: perAccount },
      { bucket: `login address ${context.address}`, most: perAddress },
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
    if (!person || !isRight || !isAdmitted(context, person.kind)) {
      return fail('notLoggedIn', 'Wrong user ID, user name or password')
    }
    return transact(async (database) => {
      await giveBackAttempt(database, tenant, limits)
      return answer(await openSession(context, database, person.id, input.carrier))
    })
  },
}

/** customers only where the brand lets them in. */
function isAdmitted({ site }: CallContext, kind: string): boolean {
  return kind !== 'customer' || site.brand.isCustomerLogin
}
