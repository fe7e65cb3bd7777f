import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FramePlace,
  type Grip,
  grownBy,
  laidOut,
  movedBy,
  type Step,
  type Surroundings,
} from './frame-place.ts'

type Change = (grip: Grip, by: Step, around: Surroundings) => FramePlace

const arrows: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pixels of one press of an arrow key, alone and with Shift. */
const near = 20
const far = 100

/** Moves a dialog by its title and changes its size by its corner; by the arrow keys both as well. */
export function useFramePlace(
  popup: RefObject<HTMLElement | null>,
  { isFull, maxWidth }: { isFull: boolean; maxWidth: number },
) {
  const [place, setPlace] = useState(laidOut)
  const held = useRef<null | { readonly x: number; readonly y: number; readonly grip: Grip }>(null)

  function take(change: Change, grip: Grip, by: Step) {
    const isRightToLeft = popup.current !== null && getComputedStyle(popup.current).direction === 'rtl'
    const { innerWidth: width, innerHeight: height } = window
    setPlace(change(grip, by, { width, height, isRightToLeft, maxWidth }))
  }

  function gripNow(): Grip | null {
    return popup.current && !isFull ? { place, box: popup.current.getBoundingClientRect() } : null
  }

  const takeNow = useRef(() => {})
  takeNow.current = () => {
    const grip = gripNow()
    if (grip && place !== laidOut) take(movedBy, grip, [0, 0])
  }
  // A window that is made smaller leaves no dialog outside of itself.
  useEffect(() => {
    const onResize = () => takeNow.current()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])

  function handle(change: Change) {
    const letGo = () => {
      held.current = null
    }
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const grip = gripNow()
        if (!grip || event.button !== 0 || isOtherControl(event)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY, grip }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!held.current) return
        const { x, y, grip } = held.current
        take(change, grip, [event.clientX - x, event.clientY - y])
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    }
  }

  const byKeys = (change: Change) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const grip = gripNow()
    if (!arrow || !grip) return
    event.preventDefault()
    const step = event.shiftKey ? far : near
    take(change, grip, [arrow[0] * step, arrow[1] * step])
  }

  return {
    place,
    title: handle(movedBy),
    mover: { onKeyDown: byKeys(movedBy) },
    corner: { ...handle(grownBy), onKeyDown: byKeys(grownBy) },
  }
}

/** A button in the title bar is pressed, not dragged. */
function isOtherControl({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  const control = target instanceof Element ? target.closest('button, a, input') : null
  return control !== null && control !== currentTarget
}
