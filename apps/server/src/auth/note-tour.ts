import { answer, fail, type Handler } from '../channel/handler.ts'

export const noteTour: Handler<'auth/noteTour'> = {
  transaction: 'one',
  async run({ site, caller, database, now }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')

    await database
      .updateTable('person')
      .where('tenant', '=', site.tenant.number)
      .where('id', '=', caller.profile.userId)
      .where('toured_at', 'is', null)
      .set({ toured_at: now })
      .execute()
    return answer(null)
  },
}
