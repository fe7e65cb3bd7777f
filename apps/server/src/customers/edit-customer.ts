import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { changedFields } from './changed-fields.ts'
import { consentGiven } from './consent-given.ts'
import { customerKeys } from './customer-keys.ts'
import { recordColumns, recordOf } from './customer-row.ts'
import { visibleCustomers } from './visible-customers.ts'
import { writeWords } from './write-words.ts'

export const editCustomer: Handler<'customers/edit'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { code, revision, details, consent }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleCustomers(database, tenant, caller.profile)
      .where('code', '=', code)
      .where('removed_at', 'is', null)
      .select(recordColumns)
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'There is no such customer any more')
    if (stored.revision !== revision) {
      return fail('conflict', 'Someone else changed this customer meanwhile', { customer: recordOf(stored) })
    }

    const by = caller.profile.displayName
    const given = consentGiven(site.brand, consent, { now, by })
    const changed = await database
      .updateTable('customer')
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .set({
        ...{ revision: revision + 1, details: JSON.stringify(details), ...customerKeys(details) },
        ...(given !== undefined && { consent: given }),
        ...{ changed_at: now, changed_by: by, used_at: now },
      })
      .returning(recordColumns)
      .executeTakeFirstOrThrow()
    await writeWords(database, tenant, stored, details)
    const fields = changedFields(recordOf(stored).details, details)
    await writeAudit(database, tenant, caller, 'edit', `customer ${code}`, {
      ...{ revision: revision + 1, fields },
      ...(given !== undefined && { consent: given === null ? 'taken back' : 'given' }),
    })
    return answer(recordOf(changed))
  },
}
