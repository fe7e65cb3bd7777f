import type { ProjectSheet } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { isAwaitingPicture } from '../projects/awaiting-picture.ts'

export type FetchedSheet = {
  readonly sheet: ProjectSheet | null
  readonly state: 'loading' | 'failed' | 'missing' | 'ready'
  readonly message: string
  readonly retry: () => void
}

const pictureInterval = 2_500

/** One project as it is stored; read again whenever projects are. */
export function useProjectSheet(id: number | null): FetchedSheet {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['projects', userId, 'page', id],
    enabled: id !== null,
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const answer = await ports.call('projects/get', { id: id ?? 0 })
      if (answer.ok) return answer.value
      // What is not there any more does not stay in sight.
      if (answer.code === 'notFound') return null
      throw new Error(answer.message)
    },
    refetchInterval: ({ state: { data } }) =>
      data && isAwaitingPicture(data, ports.clock.now()) ? pictureInterval : false,
  })
  const { data, error, refetch } = query
  const state = data ? 'ready' : data === null || id === null ? 'missing' : error ? 'failed' : 'loading'
  return { sheet: data ?? null, state, message: error?.message ?? '', retry: () => void refetch() }
}
