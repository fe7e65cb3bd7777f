import { answer, fail, type Handler } from '../channel/handler.ts'
import { listedColumns, listingOf } from './customer-row.ts'
import { visibleCustomers } from './visible-customers.ts'

const mostShown = 100

export const customerBin: Handler<'customers/bin'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const rows = await visibleCustomers(database, site.tenant.number, caller.profile)
      .where('removed_at', 'is not', null)
      .orderBy('removed_at', 'desc')
      .select(listedColumns)
      .limit(mostShown)
      .execute()
    return answer({ customers: rows.map(listingOf) })
  },
}
