import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePictureAddress } from '../ui/use-picture-address.ts'

/**
 * The picture of a project that this page has seen last, in the list or at home, as an address; null where it has
 * seen none. Nothing is fetched for it: the room itself is on its way.
 */
export function useLastPicture(project: number | null): string | null {
  const client = useQueryClient()
  const [bytes] = useState(() => {
    const seen = client.getQueriesData<Uint8Array<ArrayBuffer> | null>({ queryKey: ['picture', project] })
    return seen.map(([, picture]) => picture ?? null).findLast((picture) => picture !== null) ?? null
  })
  return usePictureAddress(bytes)
}
