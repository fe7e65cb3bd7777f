import { isOrdered, type Status } from '@arredo/project'
import { writeAudit } from '../audit/write-audit.ts'
import { fail, type Handler } from '../channel/handler.ts'
import { cloneProject } from './clone-project.ts'
import { visibleProjects } from './visible-projects.ts'

/** D-85: a copy that knows what it changes. Asked again with the same key it is the same copy. */
export const changeOrder: Handler<'projects/changeOrder'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { id } = input
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['status', 'status_before'])
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    if (!isOrdered(stored.status as Status, stored.status_before as Status | null)) {
      return fail('invalid', 'Only an ordered project is changed by a change order')
    }

    const copied = await cloneProject.run(context, input)
    if (!copied.ok || !('value' in copied)) return copied
    const { numUpdatedRows } = await database
      .updateTable('project')
      .where('tenant', '=', tenant)
      .where('number', '=', copied.value.id)
      .where('change_of', 'is', null)
      .set({ change_of: id })
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      const details = { order: copied.value.id }
      await writeAudit(database, tenant, caller, 'changeOrder', `project ${id}`, details)
    }
    return copied
  },
}
