import type { Editor } from '@arredo/editor'
import { type RefObject, useEffect } from 'react'

/**
 * What is deleted, undone or no longer selected takes the control away that had the focus, or leaves it to another
 * item; the keyboard then goes on in the room instead of at the top of the page.
 */
export function useKeptFocus({ desk, subscribe }: Editor, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null
    let owner: string | undefined
    let frame = 0
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
      owner = ownerOf(last)
    }
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const { activeElement } = document
        const isGone = activeElement === document.body && last !== null && !last.isConnected
        const isAnothers = activeElement === last && ownerOf(last) !== owner
        if (!isGone && !isAnothers) return
        room.current?.querySelector<HTMLElement>('canvas, [tabindex]')?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('focusin', onFocus)
    const stops = [desk.subscribe(look), subscribe(look)]
    // What takes a control's place may have to be fetched first; until then that one is only hidden.
    const watcher = new MutationObserver(look)
    const screen = room.current?.closest('main')
    if (screen) watcher.observe(screen, { childList: true, subtree: true, attributeFilter: ['data-owner'] })
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      document.removeEventListener('focusin', onFocus)
      for (const stop of stops) stop()
    }
  }, [desk, subscribe, room])
}

/** Which item a control speaks of. */
function ownerOf(control: Element | null): string | undefined {
  return control?.closest<HTMLElement>('[data-owner]')?.dataset.owner
}
