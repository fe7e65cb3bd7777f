import { findAction } from '@arredo/editor'
import { useRef } from 'react'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { usePageKeys } from '../../ui/use-page-keys.ts'
import { isTyping } from './is-typing.ts'
import type { ActionContext } from './planner-action.ts'
import { plannerActions } from './planner-actions.ts'

/** Keys of the whole planner; what a control took for itself (default prevented) is left alone. */
export function useActionKeys(context: ActionContext): void {
  // What is done in its turn may have waited for the tools: it meets the planner as it is then.
  const latest = useRef(context)
  latest.current = context

  usePageKeys((event) => {
    const isChord = event.ctrlKey || event.metaKey
    if (event.defaultPrevented || event.isComposing || overlayHasKeys(event.target, isChord)) return
    const at = { isTyping: isTyping(event.target), isRoom: isRoom(event.target) }
    // A gesture that waits for a key comes first.
    if (!at.isTyping && !worksControl(event) && context.editor.key(event)) return event.preventDefault()
    const found = findAction(plannerActions, event, at)
    if (!found) return
    event.preventDefault()
    context.editor.inTurn(() => {
      if (found.isPossible?.(latest.current) ?? true) found.run(latest.current, event)
    })
  })
}

/** Enter and Space work the control that has the focus, unless the tool in hand was taken up by it. */
function worksControl({ key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element)) return false
  const control = target.closest('button, a, summary')
  return control !== null && control.getAttribute('aria-pressed') !== 'true'
}

/** The views and the list of items, which is their twin; and nowhere in particular. */
function isRoom(target: EventTarget | null): boolean {
  if (target === document.body) return true
  return target instanceof Element && target.closest('[data-room-keys], [data-item-row]') !== null
}
