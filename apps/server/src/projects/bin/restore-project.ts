import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { projectsInReach } from '../visible-projects.ts'

/** As it was deleted: revision, status and all that hangs on it. Asked twice it is brought back once. */
export const restoreProject: Handler<'projects/restore'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await projectsInReach(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['number', 'deleted_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    if (!stored.deleted_at) return answer({ id })

    await database
      .updateTable('project')
      .where('tenant', '=', tenant)
      .where('number', '=', id)
      .set({ deleted_at: null, deleted_by: null })
      .executeTakeFirstOrThrow()
    await writeAudit(database, tenant, caller, 'restore', `project ${id}`, {})
    return answer({ id })
  },
}
