import { sql } from 'kysely'
import { fail, type Handler } from '../../channel/handler.ts'
import { visibleProjects } from '../visible-projects.ts'
import { versionNamed } from './version-named.ts'

/** Sent as it lies in the database, like the project itself. */
export const loadVersion: Handler<'projects/loadVersion'> = {
  transaction: 'own',
  async run({ site, caller, readOnce }, { id, versionName }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const version = await readOnce((database) =>
      versionNamed(database, tenant, id, versionName)
        .where(({ exists }) =>
          exists(visibleProjects(database, tenant, caller.profile).where('number', '=', id).select('number')),
        )
        .select(['name', 'revision', 'made_at', 'made_by', 'picture'])
        .select(sql<string>`document::text`.as('document'))
        // D-80: what only the trade may know is not sent to anybody else.
        .$if(caller.profile.kind === 'pro', (query) => query.select(sql<string>`trade::text`.as('trade')))
        .executeTakeFirst(),
    )
    if (!version) return fail('notFound', 'There is no such version any more')

    const { document, trade, made_at, made_by, ...head } = version
    const said = JSON.stringify({ ...head, madeAt: made_at.toISOString(), madeBy: made_by })
    const forTrade = trade === undefined ? '' : `,"trade":${trade}`
    return { ok: true, json: `${said.slice(0, -1)},"document":${document}${forTrade}}` }
  },
}
