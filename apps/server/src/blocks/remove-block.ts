import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { changeRefusal } from './change-refusal.ts'

export const removeBlock: Handler<'blocks/remove'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const refusal = await changeRefusal(database, tenant, caller, id)
    if (refusal) return refusal

    await database.deleteFrom('block').where('tenant', '=', tenant).where('id', '=', id).execute()
    await writeAudit(database, tenant, caller, 'remove', `block ${id}`, {})
    return answer(null)
  },
}
