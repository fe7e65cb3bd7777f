import type { Calls, OutputOf } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'

export type SharedRoom = OutputOf<Calls['rooms/share']>

/** The code of a saved room, made by asking for it; taken back until it is asked for again. */
export function useSharedRoom(id: number | null) {
  const { ports } = useApp()
  const { attempt } = useAttempt()
  const [isOff, setOff] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['sharedRoom', id],
    queryFn: async () => {
      const answer = await ports.call('rooms/share', { id: id ?? 0 })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    enabled: id !== null && !isOff,
    gcTime: 0,
    retry: false,
  })

  return {
    room: data ?? null,
    error: error?.message ?? null,
    isOff,
    share() {
      setOff(false)
      void refetch()
    },
    stop: () =>
      void attempt(async () => {
        const answer = await ports.call('rooms/unshare', { id: id ?? 0 })
        if (answer.ok) setOff(true)
        return answer
      }),
  }
}
