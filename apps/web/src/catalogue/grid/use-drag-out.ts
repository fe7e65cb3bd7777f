import { type PointerEvent, useRef } from 'react'

/** Pixels a pointer may tremble before a press becomes a drag. */
const slack = 6

/**
 * A press that moves becomes a drag. The pointer is not captured, so the view under it gets the moves
 * and the release; what was pressed stays where it is.
 */
export function useDragOut(onStart: () => void) {
  const press = useRef<{ id: number; x: number; y: number } | null>(null)
  const wasDragged = useRef(false)

  function forget() {
    press.current = null
  }

  function start(event: PointerEvent<HTMLElement>) {
    // A finger is captured by what it touched; the room would never hear of it.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId)
    }
    forget()
    wasDragged.current = true
    onStart()
  }

  return {
    /** A drag that ends where it began must not count as a click as well. */
    wasDragged: () => wasDragged.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false
        if (event.button !== 0) return
        press.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const pressed = press.current
        if (!pressed || pressed.id !== event.pointerId) return
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= slack) start(event)
      },
      // A quick hand is out of the card before its first move is seen.
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (press.current?.id === event.pointerId) start(event)
      },
      onPointerUp: forget,
      onPointerCancel: forget,
    },
  }
}
