import { useEffect, useRef } from 'react'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { findShortcut, type KeyPress, type ShortcutName } from './shortcuts.ts'

export type ShortcutActions = Readonly<Record<ShortcutName, (press: KeyPress) => void>>

/** Keys of the whole planner; what a control took for itself (default prevented) is left alone. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || overlayHasKeys(event.target)) return
      const found = findShortcut(event, { isTyping: isTyping(event.target), isRoom: isRoom(event.target) })
      if (!found) return
      event.preventDefault()
      latest.current[found.name](event)
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
