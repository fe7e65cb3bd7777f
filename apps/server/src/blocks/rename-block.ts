import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { changeRefusal } from './change-refusal.ts'

export const renameBlock: Handler<'blocks/rename'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { id, name }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const refusal = await changeRefusal(database, tenant, caller, id)
    if (refusal) return refusal

    await database
      .updateTable('block')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .set({ name, changed_at: now })
      .execute()
    await writeAudit(database, tenant, caller, 'rename', `block ${id}`, { name })
    return answer(null)
  },
}
