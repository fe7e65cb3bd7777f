import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { recordColumns, recordOf } from './customer-row.ts'
import { visibleCustomers } from './visible-customers.ts'
import { writeWords } from './write-words.ts'

export const restoreCustomer: Handler<'customers/restore'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { code }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleCustomers(database, tenant, caller.profile)
      .where('code', '=', code)
      .select(recordColumns)
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'There is no such customer any more')
    const customer = recordOf({ ...stored, removed_at: null })
    if (!stored.removed_at) return answer(customer)

    await database
      .updateTable('customer')
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .set({ removed_at: null, removed_by: null, used_at: now })
      .execute()
    await writeWords(database, tenant, stored, customer.details)
    await writeAudit(database, tenant, caller, 'restore', `customer ${code}`, {})
    return answer(customer)
  },
}
