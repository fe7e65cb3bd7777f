import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleCustomers } from './visible-customers.ts'
import { writeWords } from './write-words.ts'

export const removeCustomer: Handler<'customers/remove'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { code }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleCustomers(database, tenant, caller.profile)
      .where('code', '=', code)
      .select(['code', 'shop', 'removed_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'There is no such customer any more')
    // Pressed twice, or by two: what was wanted is so.
    if (stored.removed_at) return answer(null)

    await database
      .updateTable('customer')
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .set({ removed_at: now, removed_by: caller.profile.displayName })
      .execute()
    await writeWords(database, tenant, stored, null)
    await writeAudit(database, tenant, caller, 'remove', `customer ${code}`, {})
    return answer(null)
  },
}
