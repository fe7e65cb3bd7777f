import { findAction } from '@arredo/editor'
import { useEffect, useRef } from 'react'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { type ActionContext, plannerActions } from './planner-actions.ts'

/** Keys of the whole planner; what a control took for itself (default prevented) is left alone. */
export function useActionKeys(context: ActionContext): void {
  const latest = useRef(context)
  latest.current = context

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || overlayHasKeys(event.target)) return
      const at = { isTyping: isTyping(event.target), isRoom: isRoom(event.target) }
      // A gesture that waits for a key comes first.
      if (!at.isTyping && latest.current.editor.key(event)) return event.preventDefault()
      const found = findAction(plannerActions, event, at)
      if (!found) return
      event.preventDefault()
      if (found.isPossible?.(latest.current) ?? true) found.run(latest.current, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** The views and the list of items, which is their twin; and nowhere in particular. */
function isRoom(target: EventTarget | null): boolean {
  if (target === document.body) return true
  return target instanceof Element && target.closest('[data-room-keys], [data-item-row]') !== null
}
