import { type RefObject, useEffect } from 'react'

/** What tells that a person has taken over: from then on nothing moves by itself. */
const takingOver = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Scrolled into view when it appears and whenever `said` changes, and again as long as what stands around
 * it still grows (prices that come later, a sheet that opens), until the person does something else.
 */
export function useStaysInView(element: RefObject<HTMLElement | null>, said: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another notice.
  useEffect(() => {
    const shown = element.current
    if (!shown) return

    const sizes = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest' }))
    for (let around: Element | null = shown; around; around = around.parentElement) sizes.observe(around)

    const over = new AbortController()
    function stop() {
      sizes.disconnect()
      over.abort()
    }
    for (const event of takingOver) {
      document.addEventListener(event, stop, { capture: true, passive: true, signal: over.signal })
    }
    return stop
  }, [element, said])
}
