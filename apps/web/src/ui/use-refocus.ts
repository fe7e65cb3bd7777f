import { useLayoutEffect, useRef } from 'react'

/** What is put elsewhere on the page loses the keyboard there: it has it again in the frame in which it is seen. */
export function useRefocus(): (element: HTMLElement) => void {
  const moved = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = moved.current
    moved.current = null
    // Whoever has gone on elsewhere stays there.
    if (element && document.activeElement === document.body) element.focus()
  })
  return (element) => {
    moved.current = element
  }
}
