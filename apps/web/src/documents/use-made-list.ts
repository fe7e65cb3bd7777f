import type { Answer } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { type FetchedList, fetchedList } from '../screens/fetched-list.ts'

/** What is there some time after it was asked for. */
type Made = {
  readonly id: string
  readonly state: 'making' | 'ready' | 'failed'
  readonly job: string
}

type MadeListOptions<Item, Of> = {
  readonly kind: string
  /** Nothing is asked, and the list is empty, without one. */
  readonly of: Of | null
  readonly read: (of: Of) => Promise<Answer<readonly Item[]>>
}

/** While one is being made of which we may hear nothing: by somebody else, or without the stream. */
const lookEvery = 2000

/** A list that is looked at again while something in it is being made. */
export function useMadeList<Item extends Made, Of extends string | number>({
  kind,
  of,
  read,
}: MadeListOptions<Item, Of>): FetchedList<Item> {
  const { events } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: [kind, userId, of],
    enabled: of !== null,
    queryFn: async (): Promise<readonly Item[]> => {
      if (of === null) return []
      const answer = await read(of)
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

  const list = fetchedList(query, data)
  return of === null ? { ...list, state: 'ready' } : list
}

/** Shows one that was just asked for before the list is read again. */
export function useAddMade<Item extends Made>(kind: string): (of: string | number, item: Item) => void {
  const userId = useProfile()?.userId
  const queries = useQueryClient()
  return (of, item) =>
    void queries.setQueryData<readonly Item[]>([kind, userId, of], (known = []) => [
      item,
      ...known.filter(({ id }) => id !== item.id),
    ])
}

function isBeingMade({ state }: Made): boolean {
  return state === 'making'
}
