import { type RefObject, useEffect, useRef } from 'react'

/**
 * When what is shown changes, its buttons go, and with one of them perhaps the focus: the keyboard then goes on at the
 * tile of what is shown instead of at the top of the dialog.
 */
export function useFocusOnShown(tiles: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    tiles.current?.querySelector<HTMLElement>('li > [aria-pressed="true"]')?.focus()
  }, [tiles, shown])
}
