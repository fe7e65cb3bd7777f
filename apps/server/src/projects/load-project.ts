import { sql } from 'kysely'
import { fail, type Handler } from '../channel/handler.ts'
import { changesOf } from './changes-of.ts'
import { visibleProjects } from './visible-projects.ts'

/** Documents and trade sheets are sent as they lie in the database, without a trip through this process. */
export const loadProject: Handler<'projects/load'> = {
  transaction: 'own',
  async run({ site, caller, readOnce }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const project = await readOnce((database) =>
      visibleProjects(database, site.tenant.number, caller.profile)
        .where('number', '=', id)
        .select([
          'revision',
          'saved_at',
          'status_before',
          'change_of',
          sql<string>`document::text`.as('document'),
        ])
        .select(changesOf)
        // D-80: what only the trade may know is not sent to anybody else.
        .$if(caller.profile.kind === 'pro', (query) => query.select(sql<string>`trade::text`.as('trade')))
        .executeTakeFirst(),
    )
    if (!project) return fail('notFound', 'Project not found')

    const { revision, document, trade } = project
    const savedAt = project.saved_at.toISOString()
    const { status_before, change_of } = project
    const before = status_before === null ? '' : `,"statusBefore":"${status_before}"`
    const links = `,"changes":[${project.changes}]${change_of === null ? '' : `,"changeOf":${change_of}`}`
    const forTrade = trade === undefined ? '' : `,"trade":${trade}`
    return {
      ok: true,
      json: `{"id":${id},"revision":${revision},"savedAt":"${savedAt}","document":${document}${before}${links}${forTrade}}`,
    }
  },
}
