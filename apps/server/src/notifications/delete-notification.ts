import { answer, fail, type Handler } from '../channel/handler.ts'
import { notificationsOf } from './list-notifications.ts'

/** One that is away already is no mistake: two windows may show it. */
export const deleteNotification: Handler<'projects/deleteNotification'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const person = caller.profile.userId
    await database
      .deleteFrom('notification')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('person', '=', person)
      .execute()
    return answer(await notificationsOf(database, tenant, person))
  },
}
