import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Part of the title that stays inside the window, so that the dialog can be caught again. */
const margin = 48

/** Moves a dialog by its title bar; the arrow of the gesture is kept in pixels from where it was laid out. */
export function useDragByTitle(popup: RefObject<HTMLElement | null>, { enabled }: { enabled: boolean }) {
  const [offset, setOffset] = useState<readonly [number, number]>([0, 0])
  const grip = useRef<{ x: number; y: number; bounds: Bounds } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!enabled || event.button !== 0 || isControl(event.target) || !popup.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = {
      x: event.clientX - offset[0],
      y: event.clientY - offset[1],
      bounds: reach(popup.current.getBoundingClientRect(), offset),
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!grip.current) return
    const { x, y, bounds } = grip.current
    setOffset([
      between(event.clientX - x, bounds.left, bounds.right),
      between(event.clientY - y, bounds.top, bounds.bottom),
    ])
  }

  function letGo() {
    grip.current = null
  }

  return {
    translate: `${offset[0]}px ${offset[1]}px`,
    handle: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  }
}

type Bounds = { left: number; right: number; top: number; bottom: number }

function reach(box: DOMRect, [x, y]: readonly [number, number]): Bounds {
  return {
    left: margin - box.right + x,
    right: window.innerWidth - margin - box.left + x,
    top: y - box.top,
    bottom: window.innerHeight - margin - box.top + y,
  }
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null
}
