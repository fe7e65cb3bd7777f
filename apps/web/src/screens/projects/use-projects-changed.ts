import { useQueryClient } from '@tanstack/react-query'

/** To be called when projects came or went: every list of them, and the bin, are read again. */
export function useProjectsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['projects'] })
}
