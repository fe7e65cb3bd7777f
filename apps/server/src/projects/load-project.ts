import { fail, type Handler } from '../channel/handler.ts'
import { sentDocument } from './sent-document.ts'
import { visibleProjects } from './visible-projects.ts'

export const loadProject: Handler<'projects/load'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const project = await visibleProjects(database, site.tenant.number, caller.profile)
      .where('number', '=', id)
      .select(['revision', 'saved_at', sentDocument(caller.profile).as('document')])
      .executeTakeFirst()
    if (!project) return fail('notFound', 'Project not found')

    const { revision, document } = project
    const savedAt = project.saved_at.toISOString()
    return {
      ok: true,
      json: `{"id":${id},"revision":${revision},"savedAt":"${savedAt}","document":${document}}`,
    }
  },
}
