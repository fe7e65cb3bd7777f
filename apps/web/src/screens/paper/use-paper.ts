import type { Answer, BrandPaper, DocumentListing, PaperState, PaperVersion } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'

/** What is in force, at most one. */
export function usePaper(): FetchedList<PaperState> {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['paper', userId],
    queryFn: async (): Promise<readonly PaperState[]> => {
      const answer = await ports.call('paper/get', {})
      if (!answer.ok) throw new Error(answer.message)
      return [answer.value]
    },
    // Nobody's form is filled in anew under their hands.
    refetchOnWindowFocus: false,
  })
  return fetchedList(query, query.data)
}

export function usePaperVersions(): FetchedList<PaperVersion> {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['paperVersions', userId],
    queryFn: async (): Promise<readonly PaperVersion[]> => {
      const answer = await ports.call('paper/versions', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  return fetchedList(query, query.data)
}

/** What can be done with it; each tells why it was not done. */
export function usePaperCalls() {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const queries = useQueryClient()

  function keep(answer: Answer<PaperState>): Result<PaperState> {
    if (!answer.ok) {
      // Perhaps somebody else was quicker.
      void queries.invalidateQueries({ queryKey: ['paper'] })
      return refuse(answer.message)
    }
    queries.setQueryData(['paper', userId], [answer.value])
    void queries.invalidateQueries({ queryKey: ['paperVersions'] })
    // Which kinds there are, and in which order.
    void queries.invalidateQueries({ queryKey: ['reports'] })
    return done(answer.value)
  }

  return {
    save: async (revision: number, paper: BrandPaper) =>
      keep(await ports.call('paper/save', { revision, paper })),
    restore: async (revision: number, to: number) =>
      keep(await ports.call('paper/restore', { revision, to })),
    async look(paper: BrandPaper, language: string): Promise<Result<DocumentListing>> {
      const answer = await ports.call('paper/look', { paper, language })
      return answer.ok ? done(answer.value) : refuse(answer.message)
    },
  }
}
