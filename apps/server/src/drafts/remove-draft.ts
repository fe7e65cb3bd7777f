import { answer, fail, type Handler } from '../channel/handler.ts'

/** One that is closed stays: a late request must still hear of it. */
export const removeDraft: Handler<'drafts/remove'> = {
  transaction: 'one',
  async run({ site, caller, database }, { key }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    await database
      .deleteFrom('draft')
      .where('tenant', '=', site.tenant.number)
      .where('owner', '=', caller.profile.userId)
      .where('key', '=', key)
      .where('closed_at', 'is', null)
      .execute()
    return answer(null)
  },
}
