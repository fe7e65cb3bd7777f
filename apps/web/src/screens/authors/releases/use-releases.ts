import type { CatalogueRelease } from '@arredo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.tsx'
import { useProfile } from '../../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../../fetched-list.ts'

/** By catalogue, and the latest beginning first. */
export type Releases = FetchedList<CatalogueRelease>

export function useReleases(): Releases {
  const { ports } = useApp()
  const query = useQuery({
    queryKey: ['releases', useProfile()?.userId],
    queryFn: async (): Promise<readonly CatalogueRelease[]> => {
      const answer = await ports.call('catalogues/releases', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    // Somebody else may have published, and a scheduled one may have begun.
    refetchOnMount: 'always',
  })
  return fetchedList(query, query.data)
}

/** After anything that changes what is sold: releases, and what a version differs from. */
export function useReadReleasesAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['releases'] }),
      queries.invalidateQueries({ queryKey: ['catalogueDifference'] }),
    ])
  }
}

/** The one new projects are made with. */
export function currentOf(releases: readonly CatalogueRelease[], code: string): CatalogueRelease | null {
  return releases.find((release) => release.code === code && release.state === 'current') ?? null
}
