import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { ownRoom } from './own-room.ts'

/** Copies that were made by it stay: they are somebody's own. */
export const unshareRoom: Handler<'rooms/unshare'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    if (!(await ownRoom(database, tenant, caller.profile, id))) return fail('notFound', 'Project not found')

    await database.deleteFrom('room_code').where('tenant', '=', tenant).where('project', '=', id).execute()
    await writeAudit(database, tenant, caller, 'unshare', `project ${id}`, {})
    return answer(null)
  },
}
