import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { tellPasswordChanged } from '../mail/tell-password-changed.ts'
import { hashPassword, isPassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'
import { giveBackAttempt, takeAttempt } from './rate-limit.ts'

/** With somebody's open session in hand the password shall not be guessed either. */
const perPerson = 10

/** Whoever knows the present one may have another; all other sessions opened with the old one end with it. */
export const changePassword: Handler<'auth/changePassword'> = {
  transaction: 'own',
  async run(context, { present, next }) {
    const { site, caller, now, transact } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const id = caller.profile.userId
    const limits = [{ bucket: `password of ${id}`, most: perPerson }]
    const person = await transact(async (database) => {
      if (!(await takeAttempt(database, tenant, limits, now))) return 'tooMany'
      return database
        .selectFrom('person')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .select(['account', 'username', 'password_hash'])
        .executeTakeFirst()
    })
    if (person === 'tooMany') return fail('tooMany', 'Too many attempts, try again in some minutes')
    if (!person || !(await isPassword(present, person.password_hash))) {
      await transact((database) =>
        writeAudit(database, tenant, caller, 'changePasswordFailed', `user ${id}`, {}),
      )
      return fail('invalid', 'The present password is wrong')
    }
    // Who knows it does not guess, however often a new one is refused.
    await transact((database) => giveBackAttempt(database, tenant, limits))
    const problem = passwordProblem(next, person)
    if (problem) return fail('invalid', problem)

    const password_hash = await hashPassword(next)
    return transact(async (database) => {
      const changed = database.updateTable('person').set({ password_hash }).where('tenant', '=', tenant)
      await changed.where('id', '=', id).execute()
      const ended = await database
        .deleteFrom('session')
        .where('tenant', '=', tenant)
        .where('person', '=', id)
        .where('id', '!=', caller.sessionId)
        .returning('id')
        .execute()
      await tellPasswordChanged(context, database, id)
      const details = { ended: ended.length }
      await writeAudit(database, tenant, caller, 'changePassword', `user ${id}`, details)
      return answer(details)
    })
  },
}
