import { LogEntry } from '@arredo/contract'
import { sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleProjects } from './visible-projects.ts'

const mostShown = 200

/** Out of the audit, which nobody can change. */
export const projectLog: Handler<'projects/log'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select('number')
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')

    const rows = await database
      .selectFrom('audit')
      .leftJoin('person', (join) =>
        join.onRef('person.tenant', '=', 'audit.tenant').on(sql<boolean>`person.id::text = audit.actor`),
      )
      .where('audit.tenant', '=', tenant)
      .where('audit.subject', '=', `project ${id}`)
      .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.details'])
      .select('person.display_name')
      .orderBy('audit.at', 'desc')
      .orderBy('audit.id', 'desc')
      .limit(mostShown)
      .execute()
    return answer(
      rows.map(({ at, actor, display_name, ...row }) =>
        LogEntry.parse({ ...row, at: at.toISOString(), who: display_name ?? actor.split(':')[0] }),
      ),
    )
  },
}
