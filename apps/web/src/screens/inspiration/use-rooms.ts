import type { GalleryListing } from '@arredo/contract'
import { findGalleries } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'

export type Rooms = FetchedList<GalleryListing>

/** The brand's furnished rooms, named and priced for whoever looks; where nobody may look there are none. */
export function useRooms(): Rooms {
  const app = useApp()
  const { profile, language } = useSession()
  const query = useQuery({
    queryKey: ['rooms', profile?.userId, profile?.shop?.code, language],
    queryFn: async () => {
      const found = await findGalleries(app)
      if (!found.ok) throw new Error(found.message)
      return found.value
    },
    enabled: profile !== null,
    // Rooms change when somebody publishes, not while a visitor looks around.
    staleTime: 300_000,
  })
  const rooms = fetchedList(query, query.data)
  return profile === null ? { ...rooms, state: 'ready' } : rooms
}
