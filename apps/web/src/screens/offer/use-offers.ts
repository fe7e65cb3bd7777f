import type { OfferListing } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

export type Offers = {
  readonly state: 'loading' | 'failed' | 'ready'
  /** Newest first. */
  readonly list: readonly OfferListing[]
  readonly message: string
  readonly retry: () => void
}

/** While a document is being made of which we may hear nothing: by somebody else, or without the stream. */
const lookEvery = 2000

export function useOffers(projectId: number | null): Offers {
  const { ports, jobs } = useApp()
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
    return jobs.onEvent(({ topic, subject }) => {
      if (topic === 'reread' || (topic === 'job' && beingMade.includes(subject))) void refetch()
    })
  }, [jobs, beingMade, refetch])

  return {
    state: projectId === null ? 'ready' : query.isPending ? 'loading' : data ? 'ready' : 'failed',
    list: data ?? [],
    message: query.error?.message ?? '',
    retry: () => void refetch(),
  }
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
