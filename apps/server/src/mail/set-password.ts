import { writeAudit } from '../audit/write-audit.ts'
import { hashPassword } from '../auth/password.ts'
import { passwordProblem } from '../auth/password-rules.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import { undoFailures } from '../channel/undo-failures.ts'
import { networkOf } from '../door/network-of.ts'
import { type FoundCode, findCode, spendCode, spendOthers } from './mail-codes.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

/** What a code that is no longer good is answered with; the page offers a new one. */
export function refusalOf(found: FoundCode | null): string | null {
  if (!found) return 'This link is not known'
  if (found.state === 'used') return 'This link was used already'
  return found.state === 'expired' ? 'This link is too old' : null
}

/** Hashing must not hold a connection: the code is looked at first and spent last, together with what it does. */
export const setPassword: Handler<'auth/setPassword'> = {
  transaction: 'own',
  async run(context, { code, next }) {
    const { site, now, read, transact } = context
    const tenant = site.tenant.number
    const found = await read((database) => findCode(database, tenant, code, 'password', now))
    const person = found?.person
    if (!found || !person || !isAdmitted(context, person.kind))
      return fail('notFound', 'This link is not known')
    const refusal = refusalOf(found)
    if (refusal) return fail('conflict', refusal)
    const problem = passwordProblem(next, person)
    if (problem) return fail('invalid', problem)

    const password_hash = await hashPassword(next)
    return undoFailures(transact, async (database) => {
      if (!(await spendCode(database, tenant, code, now)))
        return fail('conflict', 'This link was used already')
      await spendOthers(database, tenant, { purpose: 'password', person: person.id, email: found.email }, now)
      const changed = database.updateTable('person').set({ password_hash }).where('tenant', '=', tenant)
      await changed.where('id', '=', person.id).execute()
      const ended = await database
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where('person', '=', person.id)
        .returning('id')
        .execute()
      await forgetGuesses(context, database, person)
      await tellPasswordChanged(context, database, person.id)
      const details = { ended: ended.length, address: context.address }
      await writeAudit(database, tenant, person.id, 'setPasswordByMail', `user ${person.id}`, details)
      return answer({ ended: ended.length })
    })
  },
}

/** */
function isAdmitted({ site }: CallContext, kind: string): boolean {
  return kind !== 'customer' || site.brand.isCustomerLogin
}

/** Who forgot it has guessed before: they are not kept waiting at the door they have the key to now. */
async function forgetGuesses(
  { site, address }: CallContext,
  database: Parameters<typeof findCode>[0],
  { account, username }: { readonly account: string; readonly username: string },
): Promise<void> {
  await database
    .deleteFrom('rate_limit')
    .where('tenant', '=', site.tenant.number)
    .where('bucket', '=', `login account ${account} ${username} from ${networkOf(address)}`)
    .execute()
}
