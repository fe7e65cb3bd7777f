import type { StageView } from '@arredo/contract'
import { fileAddress } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { usePictureAddress } from '../../ui/use-picture-address.ts'
import { useLastPicture } from '../use-last-picture.ts'

const size = { width: 1280, height: 800 }
/** It is seconds away. */
const lookAgain = 4000

export type Saved = { readonly id: number; readonly revision: number }

/**
 * A room that was saved, drawn by the server from there; until it is, the last picture that this page has seen of it.
 * A guest has the picture that follows every save.
 */
export function useStagePicture(saved: Saved, view: StageView) {
  const app = useApp()
  const { ports, jobs } = app
  const isGuest = useProfile()?.kind === 'guest'
  const { id, revision } = saved
  // Taken out here: what is read in a selector alone is not followed.
  const { data: jobId, isError: isRefused } = useQuery({
    queryKey: ['stagePicture', id, revision, view],
    queryFn: async () => {
      const answer = await ports.call('pictures/take', { project: id, view, ...size })
      if (!answer.ok) throw new Error(answer.message)
      jobs.expect()
      return answer.value.job
    },
    enabled: !isGuest,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const job = useStore(jobs.store, (state) => state.jobs.find((one) => one.id === jobId))
  const file = job?.state === 'done' ? (job.result as { readonly file: string }).file : null
  const drawn = useQuery({
    queryKey: ['stageFile', file],
    queryFn: async () => {
      const found = await fileAddress(app, file ?? '')
      if (!found.ok) throw new Error(found.message)
      return found.value
    },
    enabled: file !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const ofGuest = useQuery({
    queryKey: ['picture', id, 'of a guest', revision],
    queryFn: async () => {
      const answer = await ports.call('projects/list', {})
      const isThere = answer.ok && answer.value.projects.some((one) => one.id === id && one.picture)
      return isThere ? ports.fetchPicture(id) : null
    },
    refetchInterval: ({ state }) => (state.data ? false : lookAgain),
    enabled: isGuest,
  })
  const addressOfGuest = usePictureAddress(ofGuest.data ?? null)
  const seen = useLastPicture(id)
  const isFailed = isRefused || drawn.isError || job?.state === 'failed'
  return {
    address: drawn.data ?? addressOfGuest ?? (view === 'overview' ? seen : null),
    isDrawing: !drawn.data && !isFailed && addressOfGuest === null,
    isFailed,
  }
}
