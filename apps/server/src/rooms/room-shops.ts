import { answer, fail, type Handler } from '../channel/handler.ts'

/** More than a list one would look through. */
const most = 500

export const roomShops: Handler<'rooms/shops'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const shops = await database
      .selectFrom('shop')
      .where('tenant', '=', site.tenant.number)
      .where('takes_leads', '=', true)
      .select(['code', 'name', 'city', 'country'])
      .orderBy('city')
      .orderBy('name')
      .limit(most)
      .execute()
    return answer({ shops })
  },
}
