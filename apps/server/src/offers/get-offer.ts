import { answer, fail, type Handler } from '../channel/handler.ts'
import { offerListings } from './offer-listing.ts'

export const getOffer: Handler<'offers/get'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const [offer] = (await offerListings(database, site.tenant.number, caller.profile, { id })) ?? []
    return offer ? answer(offer) : fail('notFound', 'Offer not found')
  },
}
