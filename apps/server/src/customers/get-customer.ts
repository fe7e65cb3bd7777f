import { answer, fail, type Handler } from '../channel/handler.ts'
import { recordColumns, recordOf } from './customer-row.ts'
import { visibleCustomers } from './visible-customers.ts'

export const getCustomer: Handler<'customers/get'> = {
  transaction: 'read',
  async run({ site, caller, database }, { code }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const found = await visibleCustomers(database, site.tenant.number, caller.profile)
      .where('code', '=', code)
      .select(recordColumns)
      .executeTakeFirst()
    return found ? answer(recordOf(found)) : fail('notFound', 'There is no such customer any more')
  },
}
