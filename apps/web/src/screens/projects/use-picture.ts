import type { ProjectListing } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { usePictureAddress } from '../../ui/use-picture-address.ts'

type Pictured = Pick<ProjectListing, 'id'> & {
  readonly picture: { readonly hash: string } | null
  /** Of what was kept under this name. */
  readonly version?: string
}

/** The picture's address within this page; null while there is none. */
export function usePicture({ id, picture, version }: Pictured): {
  readonly address: string | null
  readonly isLoading: boolean
} {
  const { ports } = useApp()
  const { data, isFetching } = useQuery({
    queryKey: ['picture', id, picture?.hash],
    queryFn: () => ports.fetchPicture(id, version),
    enabled: picture !== null,
    // Named by its content: the same hash is the same picture.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = usePictureAddress(data ?? null)
  return { address, isLoading: isFetching || (data !== undefined && data !== null && address === null) }
}
