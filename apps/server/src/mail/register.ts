import { customersAccount } from '@arredo/contract'
import { findLanguage } from '@arredo/words'
import { writeAudit } from '../audit/write-audit.ts'
import { hashPassword } from '../auth/password.ts'
import { passwordProblem } from '../auth/password-rules.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { undoFailures } from '../channel/undo-failures.ts'
import { uuidv7 } from '../uuidv7.ts'
import { findCode, spendCode, spendOthers } from './mail-codes.ts'
import { refusalOf } from './set-password.ts'

/** Who has the code reads mails at its address, which becomes the user name of a customer without any rights. */
export const register: Handler<'auth/register'> = {
  transaction: 'own',
  async run({ site, now, read, transact }, input) {
    const tenant = site.tenant.number
    const { code } = input
    const found = await read((database) => findCode(database, tenant, code, 'registration', now))
    if (!found || !site.brand.isCustomerLogin) return fail('notFound', 'This link is not known')
    const refusal = refusalOf(found)
    if (refusal) return fail('conflict', refusal)

    const display_name = input.name.trim()
    const username = found.email
    if (display_name === '') return fail('invalid', 'Please enter your name')
    if (site.brand.customerConsent?.required && !input.consent) {
      return fail('invalid', 'Without your consent we may not keep an account for you')
    }
    const problem = passwordProblem(input.password, { account: customersAccount, username })
    if (problem) return fail('invalid', problem)

    const password_hash = await hashPassword(input.password)
    return undoFailures(transact, async (database) => {
      if (!(await spendCode(database, tenant, code, now)))
        return fail('conflict', 'This link was used already')
      await spendOthers(database, tenant, { purpose: 'registration', person: null, email: username }, now)
      await database
        .insertInto('account')
        .values({ tenant, code: customersAccount, name: customersAccount })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const id = uuidv7()
      const added = await database
        .insertInto('person')
        .values({
          ...{ tenant, id, account: customersAccount, username, email: username, password_hash },
          ...{ display_name, kind: 'customer', language: findLanguage(input.language)?.code ?? null },
          consents: input.consent ? [true, true, true, true] : [],
        })
        .onConflict((conflict) => conflict.columns(['tenant', 'account', 'username']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return fail('conflict', 'This address is registered already')
      await writeAudit(database, tenant, id, 'register', `user ${id}`, { consent: input.consent })
      return answer({ username })
    })
  },
}
