import { useLayoutEffect, useRef } from 'react'

/**
 * Keys of the whole page for as long as this is on the screen, from the very frame in which it is first seen: a plain
 * effect comes frames later, and what is pressed in between would be lost. `before`: ahead of everything in the page.
 */
export function usePageKeys(onKeyDown: (event: KeyboardEvent) => void, order?: 'before'): void {
  const latest = useRef(onKeyDown)
  latest.current = onKeyDown
  const isBefore = order === 'before'
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listen, isBefore)
    return () => document.removeEventListener('keydown', listen, isBefore)
  }, [isBefore])
}
