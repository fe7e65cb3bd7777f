import { copyProject } from '@arredo/contract'
import { readDocument, splitTrade } from '@arredo/project'
import { fail, type Handler } from '../channel/handler.ts'
import { uuidv7 } from '../uuidv7.ts'
import { saveProject } from './save-project.ts'
import { visibleProjects } from './visible-projects.ts'

/** H-78, A-62, D-15: the copy is saved as any new project is; ordered and carted ones may be copied too. */
export const cloneProject: Handler<'projects/clone'> = {
  transaction: 'one',
  async run(context, { id, idempotencyKey }) {
    const { site, caller, database } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const stored = await visibleProjects(database, site.tenant.number, caller.profile)
      .where('number', '=', id)
      .select(['document', 'trade'])
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    const read = readDocument(stored.document, stored.trade)
    if (!read.ok) return fail('invalid', read.message)

    // Of who is no seller the save takes no trade sheet, this one neither.
    const copy = splitTrade(copyProject(read.value, uuidv7))
    return saveProject.run(context, { id: null, revision: 0, idempotencyKey, copyOf: id, ...copy })
  },
}
