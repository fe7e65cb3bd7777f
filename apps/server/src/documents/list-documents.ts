import { answer, fail, type Handler } from '../channel/handler.ts'
import { documentListings } from './document-listing.ts'

export const listDocuments: Handler<'documents/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { projectId }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const wanted = { project: projectId }
    const found = await documentListings(database, site.tenant.number, caller.profile, wanted)
    return found ? answer([...found]) : fail('notFound', 'Project not found')
  },
}
