import { useEffect, useRef } from 'react'
import { findShortcut, type KeyPress, type ShortcutName } from './shortcuts.ts'

export type ShortcutActions = Readonly<Record<ShortcutName, (press: KeyPress) => void>>

/** Keys of the whole planner; what a control took for itself (default prevented) is left alone. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isInOverlay(event.target)) return
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

/** Dialogs and menus have keys of their own. */
function isInOverlay(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  )
}
