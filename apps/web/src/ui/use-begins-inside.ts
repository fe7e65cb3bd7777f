import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * The keyboard begins inside what has opened. The popup chooses where as it opens and goes there a frame later, unless
 * another popup moves the keyboard in that frame: what it chose may be gone by then, and the keyboard stays outside.
 */
export function useBeginsInside(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  first: () => HTMLElement | null,
): void {
  const look = useEffectEvent(() => {
    const isInside = popup.current?.contains(document.activeElement) ?? true
    if (!isInside && isOnTop(popup.current)) first()?.focus()
  })
  useEffect(() => {
    if (!open) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [open])
}

/** No other dialog was opened after it. */
export function isOnTop(popup: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[data-modal], [data-beside]')].at(-1) === popup
}
