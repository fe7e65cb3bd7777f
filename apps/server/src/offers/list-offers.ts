import { answer, fail, type Handler } from '../channel/handler.ts'
import { offerListings } from './offer-listing.ts'

export const listOffers: Handler<'offers/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { projectId }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const offers = await offerListings(database, site.tenant.number, caller.profile, { project: projectId })
    return offers ? answer([...offers]) : fail('notFound', 'Project not found')
  },
}
