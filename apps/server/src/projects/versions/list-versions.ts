import { answer, fail, type Handler } from '../../channel/handler.ts'
import { visibleProjects } from '../visible-projects.ts'
import { versionsOf } from './versions-of.ts'

export const listVersions: Handler<'projects/versions'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select('number')
      .executeTakeFirst()
    return stored ? answer(await versionsOf(database, tenant, id)) : fail('notFound', 'Project not found')
  },
}
