import type { ProjectListing } from '@arredo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'
import { isAwaitingPicture } from './awaiting-picture.ts'

export type Projects = FetchedList<ProjectListing> & {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** How often a list with pictures under way looks for them. */
const pictureInterval = 2_500

/** The shop's projects, newest first, page by page. */
export function useProjects(search: string): Projects {
  const { ports } = useApp()
  const profile = useProfile()
  const query = useInfiniteQuery({
    queryKey: ['projects', profile?.userId, profile?.shop?.code, search],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) => {
      const answer = await ports.call('projects/list', {
        ...(search ? { search } : {}),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    refetchInterval: ({ state }) => {
      const listed = state.data?.pages.flatMap(({ projects }) => projects) ?? []
      return listed.some((project) => isAwaitingPicture(project, ports.clock.now())) ? pictureInterval : false
    },
    getNextPageParam: (page) => (page.hasMore ? (page.projects.at(-1)?.id ?? null) : null),
  })
  return {
    ...fetchedList(
      query,
      query.data?.pages.flatMap((page) => page.projects),
    ),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}
