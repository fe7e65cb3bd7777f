import type { Day } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../../app/app-context.tsx'
import { useProfile } from '../../../app/use-session.ts'

export type DayRead = {
  readonly day: Day | undefined
  readonly message: string
  readonly retry: () => void
}

/** D-232: read again when a job or a word to the person says so. */
export function useDay(): DayRead {
  const app = useApp()
  const profile = useProfile()
  const { data, error, refetch } = useQuery({
    queryKey: ['projects', 'day', profile?.userId, profile?.shop?.code],
    queryFn: async () => {
      const answer = await app.ports.call('home/day', {})
      if (!answer.ok) throw new Error(answer.message)
      const { draftsToResume } = await import('@arredo/flows/drafts')
      return { ...answer.value, drafts: [...(await draftsToResume(app, answer.value.drafts))] }
    },
  })
  useEffect(() => {
    const topics = ['job', 'notification'] as const
    const stops = topics.map((topic) => app.events.on(topic, () => void refetch()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [app, refetch])
  return { day: data, message: error?.message ?? '', retry: () => void refetch() }
}
