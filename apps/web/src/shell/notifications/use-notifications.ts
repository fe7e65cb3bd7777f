import type { Answer, Notification } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

/** what the person is told, kept fresh. */
export function useNotifications(): {
  readonly list: readonly Notification[]
  readonly putAway: (id: string) => Promise<Answer<unknown>>
} {
  const { ports, events } = useApp()
  const client = useQueryClient()
  const userId = useProfile()?.userId
  const { data, refetch } = useQuery({
    queryKey: ['notifications', userId],
    queryFn: async () => {
      const answer = await ports.call('projects/notifications', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  useEffect(() => events.on('notification', () => void refetch()), [events, refetch])
  return {
    list: data ?? [],
    async putAway(id) {
      const answer = await ports.call('projects/deleteNotification', { id })
      if (answer.ok) client.setQueryData(['notifications', userId], answer.value)
      return answer
    },
  }
}
