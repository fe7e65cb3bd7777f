import type { OfferListing } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'

/** Newest first. */
export type Offers = FetchedList<OfferListing>

/** While a document is being made of which we may hear nothing: by somebody else, or without the stream. */
const lookEvery = 2000

export function useOffers(projectId: number | null): Offers {
  const { ports, events } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['offers', userId, projectId],
    enabled: projectId !== null,
    queryFn: async (): Promise<readonly OfferListing[]> => {
      const answer = await ports.call('offers/list', { projectId: projectId ?? 0 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? lookEvery : false),
  })
  const { data, refetch } = query
  const beingMade = (data ?? [])
    .filter(isBeingMade)
    .map(({ job }) => job)
    .join()
  useEffect(() => {
    if (beingMade === '') return
    return events.on('job', (job) => {
      if (job === null || beingMade.includes(job)) void refetch()
    })
  }, [events, beingMade, refetch])

  const offers = fetchedList(query, data)
  return projectId === null ? { ...offers, state: 'ready' } : offers
}

/** Shows one that was just made before the list is read again. */
export function useAddOffer(): (offer: OfferListing) => void {
  const userId = useProfile()?.userId
  const queries = useQueryClient()
  return (offer) =>
    void queries.setQueryData<readonly OfferListing[]>(['offers', userId, offer.projectId], (known = []) => [
      offer,
      ...known.filter(({ id }) => id !== offer.id),
    ])
}

function isBeingMade({ state }: OfferListing): boolean {
  return state === 'making'
}
