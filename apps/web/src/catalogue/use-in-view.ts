import { type RefObject, useEffect, useState } from 'react'

/** True from the first time the element comes near the visible part of its scroller. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target || seen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, seen])

  return seen
}
