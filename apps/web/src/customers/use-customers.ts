import type { CustomerListing } from '@arredo/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { type FetchedList, fetchedList } from '../screens/fetched-list.ts'

export type Customers = FetchedList<CustomerListing> & {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** Of the shop's file: who has these words, or without any all of them by name, or those used last. */
export function useCustomers(text: string, order: 'name' | 'recent'): Customers {
  const { ports } = useApp()
  const profile = useProfile()
  const query = useInfiniteQuery({
    queryKey: ['customers', profile?.userId, profile?.shop?.code, order, text],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const answer = await ports.call('customers/search', {
        ...(text ? { text } : { order }),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    // Only those by name have pages: of those with words, and those used last, the first is all.
    getNextPageParam: (page) =>
      page.hasMore && !text && order === 'name' ? (page.customers.at(-1)?.code ?? null) : null,
  })
  return {
    ...fetchedList(
      query,
      query.data?.pages.flatMap((page) => page.customers),
    ),
    hasMore: query.data?.pages.at(-1)?.hasMore ?? false,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

/** Something changed in the file: whatever shows it reads again. */
export function useCustomersChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['customers'] })
}
