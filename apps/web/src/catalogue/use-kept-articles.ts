import { type Calls, type KeptArticles, mostFavourites, mostRecent, type OutputOf } from '@arredo/contract'
import type { Memory } from '@arredo/flows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useText } from '../words/use-text.ts'
import { withFavourite, withUse } from './kept-articles.ts'

export type { KeptArticles }

const nothing: KeptArticles = { favourites: [], recent: [] }
const memoryKey = 'keptArticles'

export type Shelves = {
  readonly kept: KeptArticles
  readonly setFavourite: (key: string, isFavourite: boolean) => void
  readonly noteUse: (key: string) => void
}

/** Favourites and what was placed last: with the person where there is one, else on this device. */
export function useKeptArticles(): Shelves {
  const { ports, notices } = useApp()
  const text = useText()
  const profile = useProfile()
  const queries = useQueryClient()
  const isGuest = !profile || profile.kind === 'guest'
  const queryKey = useMemo(() => ['kept', isGuest ? null : profile.userId], [isGuest, profile])
  const { data } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (isGuest) return readFrom(ports.memory)
      const answer = await ports.call('favourites/list', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })

  /** Shown at once; the server's word replaces it, and its refusal takes it back. */
  const change = useCallback(
    async (next: KeptArticles, ask: () => Promise<Answered>) => {
      const before = queries.getQueryData<KeptArticles>(queryKey) ?? nothing
      queries.setQueryData(queryKey, next)
      if (isGuest) return ports.memory.write(memoryKey, JSON.stringify(next))

      const answer = await ask()
      queries.setQueryData(queryKey, answer.ok ? answer.value : before)
      if (!answer.ok) notices.show({ message: text(answer.message), kind: 'error' })
    },
    [queries, queryKey, isGuest, ports, notices, text],
  )

  const setFavourite = useCallback(
    (key: string, isFavourite: boolean) => {
      const now = queries.getQueryData<KeptArticles>(queryKey) ?? nothing
      const next = { ...now, favourites: withFavourite(now.favourites, key, isFavourite, mostFavourites) }
      void change(next, () => ports.call('favourites/set', { ...partsOf(key), isFavourite }))
    },
    [queries, queryKey, change, ports],
  )
  const noteUse = useCallback(
    (key: string) => {
      const now = queries.getQueryData<KeptArticles>(queryKey) ?? nothing
      const next = { ...now, recent: withUse(now.recent, key, mostRecent) }
      void change(next, () => ports.call('favourites/noteUse', partsOf(key)))
    },
    [queries, queryKey, change, ports],
  )

  return { kept: data ?? nothing, setFavourite, noteUse }
}

type Answered =
  | { readonly ok: true; readonly value: OutputOf<Calls['favourites/list']> }
  | { readonly ok: false; readonly message: string }

function partsOf(key: string): { catalogue: string; article: string } {
  const slash = key.indexOf('/')
  return { catalogue: key.slice(0, slash), article: key.slice(slash + 1) }
}

/** What a device remembers may be old or not ours. */
function readFrom(memory: Memory): KeptArticles {
  try {
    const read: Partial<KeptArticles> = JSON.parse(memory.read(memoryKey) ?? '{}')
    return { favourites: keysIn(read.favourites), recent: keysIn(read.recent) }
  } catch {
    return nothing
  }
}

function keysIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.filter((key) => typeof key === 'string' && key.includes('/'))
}
