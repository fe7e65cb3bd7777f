import { type RefObject, useLayoutEffect } from 'react'
import type { Editor } from '../../editor.ts'
import { recordUnder } from './record-under.ts'

/**
 * D-86: in a host's page a finger scrolls that page, unless the tool in hand claims it; two fingers always mean
 * the view. React listens to touches passively, which could not keep the page still. From the first frame on: before
 * it a finger on what is selected would scroll the shop's page.
 */
export function useHostScrolling(
  view: RefObject<HTMLElement | null>,
  editor: Editor,
  isEmbedded: boolean,
): void {
  useLayoutEffect(() => {
    const element = view.current
    if (!element || !isEmbedded) return
    const onTouchStart = (event: TouchEvent) => {
      const hit = {
        point: [0, 0, 0],
        surface: 'floor',
        record: recordUnder(event.target),
        face: null,
      } as const
      if (event.touches.length > 1 || editor.claims(hit, 'touch', { freely: false, add: false }))
        event.preventDefault()
    }
    element.addEventListener('touchstart', onTouchStart, { passive: false })
    return () => element.removeEventListener('touchstart', onTouchStart)
  }, [view, editor, isEmbedded])
}
