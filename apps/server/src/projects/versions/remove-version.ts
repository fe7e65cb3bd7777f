import { sql } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { visibleProjects } from '../visible-projects.ts'
import { versionsOf } from './versions-of.ts'

/** One that is gone already is no mistake. */
export const removeVersion: Handler<'projects/removeVersion'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id, versionName }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select('number')
      .forUpdate()
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')

    const { numDeletedRows } = await database
      .deleteFrom('project_version')
      .where('tenant', '=', tenant)
      .where('project', '=', id)
      .where(sql`lower(name)`, '=', versionName.toLowerCase())
      .executeTakeFirst()
    if (numDeletedRows > 0n) {
      await writeAudit(database, tenant, caller, 'removeVersion', `project ${id}`, { name: versionName })
    }
    return answer(await versionsOf(database, tenant, id))
  },
}
