import { type UIEvent, useState } from 'react'

/** Rows drawn above and below those in sight, so that a quick wheel meets no gap. */
const spare = 12
const atFirst = 40

/** Of many rows of one height only those in sight, and a few around them, are drawn. */
export function useRowWindow(count: number, rowHeight: number) {
  const [span, setSpan] = useState({ first: 0, last: atFirst })
  const first = Math.min(span.first, Math.max(0, count - atFirst))
  const last = Math.min(Math.max(span.last, first + atFirst), count)
  return {
    first,
    last,
    /** Empty room in place of the rows that are not drawn. */
    above: first * rowHeight,
    below: (count - last) * rowHeight,
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      const { scrollTop, clientHeight } = currentTarget
      const next = {
        first: Math.max(0, Math.floor(scrollTop / rowHeight) - spare),
        last: Math.ceil((scrollTop + clientHeight) / rowHeight) + spare,
      }
      if (next.first !== span.first || next.last !== span.last) setSpan(next)
    },
  }
}
