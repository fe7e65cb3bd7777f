import { answer, fail, type Handler } from '../channel/handler.ts'
import { notificationsOf } from './list-notifications.ts'

/** By their ids, never "all": what came meanwhile has not been read. */
export const readNotifications: Handler<'projects/readNotifications'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { ids }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const person = caller.profile.userId
    if (ids.length > 0) {
      await database
        .updateTable('notification')
        .where('tenant', '=', tenant)
        .where('id', 'in', ids)
        .where('person', '=', person)
        .where('read_at', 'is', null)
        .set({ read_at: now })
        .execute()
    }
    return answer(await notificationsOf(database, tenant, person))
  },
}
