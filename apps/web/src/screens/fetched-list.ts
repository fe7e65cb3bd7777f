/** A list on its way from the server, as every screen with one shows it. */
export type FetchedList<Item> = {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly list: readonly Item[]
  readonly message: string
  readonly retry: () => void
}

type Query = {
  readonly isPending: boolean
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** What was read once stays in sight, even when reading it again fails. */
export function fetchedList<Item>(query: Query, list: readonly Item[] = []): FetchedList<Item> {
  return {
    state: query.isPending ? 'loading' : query.data === undefined ? 'failed' : 'ready',
    list,
    message: query.error?.message ?? '',
    retry: () => void query.refetch(),
  }
}
