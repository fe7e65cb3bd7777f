import type { RowId } from '@arredo/project'
import { type DragEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Editor, Modifiers, SurfacePoint } from '../editor.ts'
import { type Pixels, panCamera, toPlan, zoomCamera } from './plan-camera.ts'
import { rowUnder } from './row-under.ts'
import type { CameraControl } from './use-plan-camera.ts'

type Hold =
  | { readonly kind: 'tool' }
  | { readonly kind: 'pan'; readonly start: Pixels; readonly last: Pixels; readonly row: RowId | null }
  | { readonly kind: 'pinch'; readonly spread: number; readonly middle: Pixels }

/** Pixels a tap may wander. */
const tapSlack = 6

/**
 * Pointers on the plan. A mouse presses and drags in one go; a finger moves the view and taps to select,
 * and drags only what is selected already (D-86); two fingers zoom.
 */
export function usePlanPointer(
  editor: Editor,
  view: RefObject<HTMLElement | null>,
  control: CameraControl,
  pansAlways: RefObject<boolean>,
) {
  const hold = useRef<Hold | null>(null)
  const fingers = useRef(new Map<number, Pixels>())
  const [panning, setPanning] = useState(false)

  const pixelsOf = (event: { clientX: number; clientY: number }): Pixels => {
    const box = view.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  const pointOf = (pixels: Pixels, row: RowId | null): SurfacePoint => {
    const [x, y] = toPlan(control.camera, pixels)
    return { point: [x, y, 0], row, wall: null }
  }
  const release = () => {
    hold.current = null
    setPanning(false)
  }

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const at = pixelsOf(event)
    fingers.current.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 2) {
      editor.cancel()
      hold.current = { kind: 'pinch', ...pinchOf([...fingers.current.values()]) }
      return
    }

    const row = rowUnder(event.target)
    const { tool, selection } = editor.state()
    const mayDrag = event.pointerType !== 'touch' || (row !== null && selection.includes(row))
    const isTool = event.button === 0 && !pansAlways.current
    if (isTool && (tool === 'place' || (row !== null && mayDrag))) {
      hold.current = { kind: 'tool' }
      editor.pointerDown(pointOf(at, row), modifiersOf(event))
      return
    }
    hold.current = { kind: 'pan', start: at, last: at, row }
  }

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const at = pixelsOf(event)
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, at)
    const held = hold.current
    if (held?.kind === 'pinch') {
      const next = pinchOf([...fingers.current.values()])
      hold.current = { kind: 'pinch', ...next }
      const by = { x: next.middle.x - held.middle.x, y: next.middle.y - held.middle.y }
      control.change((camera) => panCamera(zoomCamera(camera, held.middle, next.spread / held.spread), by))
      return
    }
    if (held?.kind === 'pan') {
      if (!panning && isTap(held.start, at)) return
      setPanning(true)
      hold.current = { ...held, last: at }
      control.change((camera) => panCamera(camera, { x: at.x - held.last.x, y: at.y - held.last.y }))
      return
    }
    if (held || editor.state().tool === 'place') editor.pointerMove(pointOf(at, null), modifiersOf(event))
  }

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const at = pixelsOf(event)
    const held = hold.current
    fingers.current.delete(event.pointerId)
    if (held?.kind === 'pinch' && fingers.current.size > 0) {
      hold.current = null
      return
    }
    release()
    if (held?.kind === 'tool' || (!held && editor.state().tool === 'place')) {
      editor.pointerUp(pointOf(at, null), modifiersOf(event))
      return
    }
    const isPrimary = event.button === 0
    if (held?.kind === 'pan' && isPrimary && !panning && isTap(held.start, at)) {
      editor.pointerDown(pointOf(at, held.row), modifiersOf(event))
      editor.pointerUp(pointOf(at, held.row), modifiersOf(event))
    }
  }

  const onPointerCancel = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId)
    if (hold.current?.kind === 'tool') editor.cancel()
    release()
  }

  /** A picture dragged from a panel arrives as a browser drag, which sends no pointer events. */
  const onDragOver = (event: DragEvent) => {
    if (editor.state().tool !== 'place') return
    event.preventDefault()
    editor.pointerMove(pointOf(pixelsOf(event), null), modifiersOf(event))
  }
  const onDrop = (event: DragEvent) => {
    if (editor.state().tool !== 'place') return
    event.preventDefault()
    editor.pointerUp(pointOf(pixelsOf(event), null), modifiersOf(event))
  }

  return {
    panning,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDragOver, onDrop },
  }
}

function modifiersOf(event: {
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}): Modifiers {
  return { freely: event.altKey, add: event.shiftKey || event.ctrlKey || event.metaKey }
}

function isTap(a: Pixels, b: Pixels): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < tapSlack
}

function pinchOf(places: readonly Pixels[]): { readonly spread: number; readonly middle: Pixels } {
  const [a = { x: 0, y: 0 }, b = a] = places
  return {
    spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  }
}
