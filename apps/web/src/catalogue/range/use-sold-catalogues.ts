import type { Text } from '@arredo/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'

/** A catalogue one can look for articles in, whether its pack was fetched or not. */
export type SoldCatalogue = { readonly code: string; readonly name: Text; readonly articleCount: number }

/** Null until it is known. */
export function useSoldCatalogues(): readonly SoldCatalogue[] | null {
  const { range } = useApp()
  const { data } = useQuery({
    queryKey: ['catalogues', useProfile()?.userId],
    staleTime: 60_000,
    queryFn: async () => {
      const listed = await range.list()
      if (!listed.ok) throw new Error(listed.message)
      return listed.value.map(
        ({ code, name, articleCount }): SoldCatalogue => ({
          code,
          name: { en: code, ...name },
          articleCount,
        }),
      )
    },
  })
  return data ?? null
}
