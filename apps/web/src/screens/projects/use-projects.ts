import type { ProjectListing, ProjectQuery } from '@arredo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { type FetchedList, fetchedList } from '../fetched-list.ts'
import { isAwaitingPicture } from './awaiting-picture.ts'

export type Projects = FetchedList<ProjectListing> & {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** What is shown is still what was asked for before. */
  readonly isOutdated: boolean
}

/** How often a list with pictures under way looks for them. */
const pictureInterval = 2_500

/** The shop's projects, page by page; unless something else is asked for, those saved last come first. */
export function useProjects(asked: ProjectQuery = {}): Projects {
  const { ports } = useApp()
  const profile = useProfile()
  const whose = ['projects', profile?.userId, profile?.shop?.code]
  const query = useInfiniteQuery({
    queryKey: [...whose, asked],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const answer = await ports.call('projects/list', {
        ...asked,
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    refetchInterval: ({ state }) => {
      const listed = state.data?.pages.flatMap(({ projects }) => projects) ?? []
      return listed.some((project) => isAwaitingPicture(project, ports.clock.now())) ? pictureInterval : false
    },
    getNextPageParam: (page) => page.next,
    // What another filter showed stays until this one is answered, what another person saw does not.
    placeholderData: (shown, last) =>
      whose.every((part, index) => last?.queryKey[index] === part) ? shown : undefined,
  })
  return {
    ...fetchedList(
      query,
      query.data?.pages.flatMap((page) => page.projects),
    ),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    isOutdated: query.isPlaceholderData,
  }
}
