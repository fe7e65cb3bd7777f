import type { OfferListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { useAddMade, useMadeList } from '../../documents/use-made-list.ts'
import type { FetchedList } from '../fetched-list.ts'

/** Newest first. */
export type Offers = FetchedList<OfferListing>

export function useOffers(projectId: number | null): Offers {
  const { ports } = useApp()
  return useMadeList<OfferListing, number>({
    kind: 'offers',
    of: projectId,
    read: (of) => ports.call('offers/list', { projectId: of }),
  })
}

export function useAddOffer(): (offer: OfferListing) => void {
  const add = useAddMade<OfferListing>('offers')
  return (offer) => add(offer.projectId, offer)
}
