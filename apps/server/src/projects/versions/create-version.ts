import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { visibleProjects } from '../visible-projects.ts'
import { keepVersion } from './keep-version.ts'
import { versionsOf } from './versions-of.ts'

/** */
export const createVersion: Handler<'projects/prjVersionCreate'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { id, name }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['number', 'revision'])
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')

    const kept = await keepVersion(database, { tenant, project: id, name, caller, now })
    if (!kept.ok) return fail('invalid', kept.message)
    const { revision } = stored
    await writeAudit(database, tenant, caller, 'version', `project ${id}`, { name, revision })
    return answer(await versionsOf(database, tenant, id))
  },
}
