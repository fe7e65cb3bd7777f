import type { FoundArticle } from '@arredo/contract'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'

/** Pictures are made one after another; a page of cards is read again once for many of them. */
const pictureTime = 1_000

/** What was found is read again when the server hints that it changed; the project keeps its packs. */
export function useFreshRange(): void {
  const { events, ports } = useApp()
  const queries = useQueryClient()

  useEffect(
    () =>
      events.on('catalogue', (code) => {
        // A hint at nothing in particular is no reason to give up what is being read at this moment.
        const options = { cancelRefetch: code !== null }
        for (const key of ['catalogues', 'articles', 'facets'])
          void queries.invalidateQueries({ queryKey: [key] }, options)
      }),
    [events, queries],
  )

  useEffect(() => {
    let cancel: (() => void) | null = null
    const stop = events.on('articlePictures', (pack) => {
      // Missed pictures come with what `catalogue` has read again.
      if (pack === null || cancel || !lacksPicture(queries, pack)) return
      cancel = ports.clock.after(pictureTime, () => {
        cancel = null
        void queries.invalidateQueries({ queryKey: ['articles'] })
      })
    })
    return () => {
      stop()
      cancel?.()
    }
  }, [events, ports, queries])
}

type Found = InfiniteData<{ readonly articles: readonly FoundArticle[] }>

function lacksPicture(queries: QueryClient, pack: string): boolean {
  return queries
    .getQueriesData<Found>({ queryKey: ['articles'], type: 'active' })
    .flatMap(([, data]) => data?.pages ?? [])
    .some(({ articles }) => articles.some(({ hash, picture }) => hash === pack && picture === null))
}
