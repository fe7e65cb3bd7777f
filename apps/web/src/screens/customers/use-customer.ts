import type { CustomerRecord } from '@arredo/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

export type FetchedCustomer = {
  readonly record: CustomerRecord | null
  readonly isLoading: boolean
  readonly message: string
  readonly retry: () => void
}

/** One of the shop's file, in the bin or not; nobody without a code. */
export function useCustomer(code: string | null): FetchedCustomer {
  const { ports } = useApp()
  const userId = useProfile()?.userId
  const query = useQuery({
    queryKey: ['customers', userId, 'one', code],
    enabled: code !== null,
    // Who is not there any more is not there at the second attempt either.
    retry: false,
    queryFn: async () => {
      const answer = await ports.call('customers/get', { code: code ?? '' })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  return {
    record: query.data ?? null,
    isLoading: code !== null && query.isPending,
    message: query.error?.message ?? '',
    retry: () => void query.refetch(),
  }
}
