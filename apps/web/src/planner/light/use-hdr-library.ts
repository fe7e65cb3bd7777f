import { type HdrLibrary, hdrLibraryPath } from '@arredo/contract'
import { readHdrLibrary } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'

/** The library that this server has; the built-in samples until it answers, and where it does not. */
export function useHdrLibrary(): HdrLibrary {
  const { data } = useQuery({
    queryKey: ['hdrLibrary'],
    queryFn: async () => readHdrLibrary(await fetchIndex()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? readHdrLibrary(null)
}

async function fetchIndex(): Promise<unknown> {
  try {
    const answer = await fetch(`${hdrLibraryPath}/index.json`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
