import { useSearchParams } from 'react-router'
import { type ListWish, readWish, writeWish } from './list-wish.ts'

/** The wish is the address: whoever comes back, or loads the page again, has the same list. */
export function useListWish(): {
  readonly wish: ListWish
  readonly change: (parts: Partial<ListWish>) => void
} {
  const [query, setQuery] = useSearchParams()
  return {
    wish: readWish(query),
    // Two changes of one moment both count. No step back for each of them: back is where one came from.
    change: (parts) => setQuery((now) => writeWish({ ...readWish(now), ...parts }), { replace: true }),
  }
}
