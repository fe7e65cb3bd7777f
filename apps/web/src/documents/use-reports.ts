import type { ReportListing } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { type FetchedList, fetchedList } from '../screens/fetched-list.ts'

/** The kinds of documents whoever is there may have made; a supervisor may change them at any time (D-265). */
export function useReports(): FetchedList<ReportListing> {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['reports', userId],
    queryFn: async (): Promise<readonly ReportListing[]> => {
      const answer = await ports.call('documents/reports', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    staleTime: 60_000,
  })
  return fetchedList(query, query.data)
}
