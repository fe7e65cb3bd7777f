import type { Answer, Notification } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

type Told = Answer<Notification[]>

/** A-64, D-233: what the person is told, kept fresh. */
export function useNotifications(): {
  readonly list: readonly Notification[]
  readonly unread: readonly Notification[]
  readonly read: (which: readonly Notification[]) => Promise<Told>
  readonly putAway: (id: string) => Promise<Told>
} {
  const { ports, events } = useApp()
  const client = useQueryClient()
  const key = ['notifications', useProfile()?.userId]
  const { data: list = [], refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const answer = await ports.call('projects/notifications', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  useEffect(() => events.on('notification', () => void refetch()), [events, refetch])

  function take(answer: Told): Told {
    if (answer.ok) client.setQueryData(key, answer.value)
    return answer
  }
  return {
    list,
    unread: list.filter(({ isRead }) => !isRead),
    read: async (which) =>
      take(await ports.call('projects/readNotifications', { ids: which.map(({ id }) => id) })),
    putAway: async (id) => take(await ports.call('projects/deleteNotification', { id })),
  }
}
