import { answer, fail, type Handler } from '../channel/handler.ts'
import { documentListings } from './document-listing.ts'

export const getDocument: Handler<'documents/get'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const [found] = (await documentListings(database, site.tenant.number, caller.profile, { id })) ?? []
    return found ? answer(found) : fail('notFound', 'Document not found')
  },
}
