import { fileAddress } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.tsx'

/** A link with a key lasts five minutes; a fresh one is fetched before that. */
const freshFor = 4 * 60 * 1000

/** Null until there is one, and when there is none to be had. */
export function useFileAddress(file: string): { address: string | null; isRefused: boolean } {
  const app = useApp()
  const query = useQuery({
    queryKey: ['file', file],
    queryFn: async () => {
      const address = await fileAddress(app, file)
      if (!address.ok) throw new Error(address.message)
      return address.value
    },
    staleTime: freshFor,
    refetchInterval: app.ports.display === 'site' ? false : freshFor,
  })
  return { address: query.data ?? null, isRefused: query.isError }
}
