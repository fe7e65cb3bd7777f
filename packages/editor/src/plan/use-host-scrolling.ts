import { type RefObject, useEffect } from 'react'
import type { Editor } from '../editor.ts'
import { rowUnder } from './row-under.ts'

/**
 * D-86: in a host's page a finger scrolls that page, unless it takes hold of what is selected or of a newcomer;
 * two fingers always mean the plan. React listens to touches passively, which could not keep the page still.
 */
export function useHostScrolling(
  view: RefObject<HTMLElement | null>,
  editor: Editor,
  isEmbedded: boolean,
): void {
  useEffect(() => {
    const element = view.current
    if (!element || !isEmbedded) return
    const onTouchStart = (event: TouchEvent) => {
      if (isForPlan(editor, event.touches.length, event.target)) event.preventDefault()
    }
    element.addEventListener('touchstart', onTouchStart, { passive: false })
    return () => element.removeEventListener('touchstart', onTouchStart)
  }, [view, editor, isEmbedded])
}

function isForPlan(editor: Editor, fingers: number, target: EventTarget | null): boolean {
  const { tool, selection } = editor.state()
  const row = rowUnder(target)
  return fingers > 1 || tool === 'place' || (row !== null && selection.includes(row))
}
