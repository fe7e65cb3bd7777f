import type { RoomShop } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'

/** The shops a room can be sent to. */
export function useRoomShops(): { readonly shops: readonly RoomShop[]; readonly error: string | null } {
  const { ports } = useApp()
  const { data, error } = useQuery({
    queryKey: ['roomShops'],
    queryFn: async () => {
      const answer = await ports.call('rooms/shops', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.shops
    },
    staleTime: 300_000,
  })
  return { shops: data ?? [], error: error?.message ?? null }
}
