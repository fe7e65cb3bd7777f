import { type PointerEvent as Pressed, useRef } from 'react'

/** Pixels a pointer may tremble before a press becomes a drag. */
const slack = 6

/**
 * A press that moves becomes a drag. The pointer is not captured, so the view under it gets the moves
 * and the release; what was pressed stays where it is.
 */
export function useDragOut(onStart: () => void) {
  const wasDragged = useRef(false)
  const latest = useRef(onStart)
  latest.current = onStart

  return {
    /** A drag that ends where it began must not count as a click as well. */
    wasDragged: () => wasDragged.current,
    handlers: {
      onPointerDown(event: Pressed<HTMLElement>) {
        wasDragged.current = false
        if (event.button !== 0) return
        onFirstMove(event.nativeEvent, (move) => {
          // A finger is captured by what it touched; the room would never hear of it.
          if (move.target instanceof Element && move.target.hasPointerCapture(move.pointerId)) {
            move.target.releasePointerCapture(move.pointerId)
          }
          wasDragged.current = true
          latest.current()
        })
      },
    },
  }
}

/**
 * Wherever it leads: a quick hand is out of what it pressed with its first move, and what it pressed may have been
 * drawn anew by then. Before the view under it hears of the move.
 */
function onFirstMove(pressed: PointerEvent, start: (move: PointerEvent) => void): void {
  const stop = new AbortController()
  const { signal } = stop
  const isOfHand = ({ pointerId }: PointerEvent) => pointerId === pressed.pointerId

  function onMove(event: PointerEvent) {
    if (!isOfHand(event)) return
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < slack) return
    stop.abort()
    start(event)
  }
  function onEnd(event: PointerEvent) {
    if (isOfHand(event)) stop.abort()
  }
  document.addEventListener('pointermove', onMove, { capture: true, signal })
  document.addEventListener('pointerup', onEnd, { capture: true, signal })
  document.addEventListener('pointercancel', onEnd, { capture: true, signal })
}
