import { type Catalogue, openPack } from '@arredo/catalogue'
import type { Calls, CatalogueRelease, OutputOf } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.tsx'

export type Difference = OutputOf<Calls['catalogues/difference']>

/** A version opened in the browser, published or not. */
export function useVersion(hash: string) {
  const { ports } = useApp()
  return useQuery({
    queryKey: ['catalogueVersion', hash],
    // Named by its content.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<Catalogue> => {
      const pack = await ports.fetchPack(hash)
      if (!pack.ok) throw new Error(pack.message)
      return openPack(pack.value)
    },
  })
}

/** From the version sold now, or from the one named. */
export function useDifference(hash: string, from: string | null, isAsked: boolean) {
  const { ports } = useApp()
  return useQuery({
    queryKey: ['catalogueDifference', hash, from],
    enabled: isAsked,
    retry: false,
    queryFn: async (): Promise<Difference> => {
      const answer = await ports.call('catalogues/difference', { hash, ...(from !== null && { from }) })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
}

/** What was sold before a version that is sold now: compared with itself it would differ in nothing. */
export function soldBefore(releases: readonly CatalogueRelease[], hash: string): string | null {
  const current = releases.find((release) => release.hash === hash && release.state === 'current')
  if (!current) return null
  const earlier = releases.slice(releases.indexOf(current) + 1)
  const sold = earlier.find(
    (release) => release.code === current.code && release.hash !== hash && release.state !== 'cancelled',
  )
  return sold?.hash ?? null
}
