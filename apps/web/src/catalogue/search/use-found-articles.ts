import type { FoundArticle } from '@arredo/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import type { SearchWish } from './search-wish.ts'

/** A new release is rare; a search typed again is not. */
const fresh = 60_000
const pageSize = 40
/** Milliseconds without another letter or filter. */
const countingPause = 300

export type FoundArticles = {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly articles: readonly FoundArticle[]
  /** 1000 means "1000 or more". */
  readonly total: number
  readonly how: 'all' | 'text' | 'code' | 'typo'
  /** The wish these articles answer; while another one is under way they stay. */
  readonly answers: SearchWish | null
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

export function useFoundArticles(wish: SearchWish | null): FoundArticles {
  const { ports } = useApp()
  const profile = useProfile()
  const query = useInfiniteQuery({
    queryKey: ['articles', profile?.userId, profile?.shop?.code, wish],
    enabled: wish !== null,
    staleTime: fresh,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const input = {
        ...(wish ?? { language: 'en' }),
        sort: 'relevance' as const,
        limit: pageSize,
        ...(pageParam !== null && { after: pageParam }),
      }
      const answer = await ports.call('catalogues/search', input, givingUpBy(signal))
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    getNextPageParam: (page) => page.next,
  })
  const articles = useMemo(
    () => (wish ? (query.data?.pages.flatMap((page) => page.articles) ?? []) : []),
    [wish, query.data],
  )
  const answers = useRef(wish)
  if (!query.isPlaceholderData && !query.isPending) answers.current = wish

  const first = query.data?.pages[0]
  return {
    state: wish === null ? 'ready' : query.isPending ? 'loading' : query.isError ? 'failed' : 'ready',
    articles,
    total: wish ? (first?.total ?? 0) : 0,
    how: first?.found ?? 'all',
    answers: answers.current,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  }
}

/** What the search could be narrowed by; null until it is known. Counting everything waits until a word is written. */
export function useFacets(newest: SearchWish | null) {
  const { ports } = useApp()
  const profile = useProfile()
  const [wish, setWish] = useState(newest)
  useEffect(() => ports.clock.after(countingPause, () => setWish(newest)), [ports.clock, newest])
  const { data } = useQuery({
    queryKey: ['facets', profile?.userId, profile?.shop?.code, wish],
    enabled: wish !== null,
    staleTime: fresh,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await ports.call('catalogues/facets', wish ?? { language: 'en' }, givingUpBy(signal))
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  return data ?? null
}

export type Facets = NonNullable<ReturnType<typeof useFacets>>

function givingUpBy(signal: AbortSignal) {
  return { giveUp: (stop: () => void) => signal.addEventListener('abort', stop) }
}
