import { useLayoutEffect, useState } from 'react'
import { hasControls } from './first-thing.ts'

/** Whether there is more than fits and nothing to go to with Tab: then the keyboard has to reach what scrolls itself. */
export function useIsReadByScrolling(element: HTMLElement | null): boolean {
  const [isReadByScrolling, setIsReadByScrolling] = useState(false)
  useLayoutEffect(() => {
    if (!element) return
    const look = () =>
      setIsReadByScrolling(element.scrollHeight > element.clientHeight + 1 && !hasControls(element))
    const watch = new ResizeObserver(look)
    watch.observe(element)
    look()
    return () => watch.disconnect()
  }, [element])
  return isReadByScrolling
}
