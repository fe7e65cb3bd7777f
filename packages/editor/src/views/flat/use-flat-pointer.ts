import { type DragEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Editor } from '../../editor.ts'
import type { Hit, Modifiers, PointerType } from '../../editor-state.ts'
import { finishTyping, isTypedInto } from '../finish-typing.ts'
import { longPress } from '../long-press.ts'
import { type Pixels, panCamera, toPlan, zoomCamera } from './flat-camera.ts'
import { focusSelected } from './focus-selected.ts'
import type { Projection } from './projection.ts'
import { recordUnder } from './record-under.ts'
import type { CameraControl } from './use-flat-camera.ts'

type Hold =
  | { readonly kind: 'tool' }
  | {
      readonly kind: 'pan'
      readonly start: Pixels
      readonly last: Pixels
      readonly target: EventTarget
      readonly button: number
    }
  | { readonly kind: 'pinch'; readonly spread: number; readonly middle: Pixels }

/** Pixels a tap may wander. */
const tapSlack = 6

/**
 * Pointers on a flat view. What the tool in hand claims is its own; everything else moves the view, and a press
 * that never moved is told to the tool as a tap. Two fingers zoom; a right click or a finger that rests asks for the
 * menu.
 */
export function useFlatPointer(
  editor: Editor,
  view: RefObject<HTMLElement | null>,
  control: CameraControl,
  projection: Projection,
  pansAlways: RefObject<boolean>,
) {
  const hold = useRef<Hold | null>(null)
  const fingers = useRef(new Map<number, Pixels>())
  const pressed = useRef<Pixels>({ x: 0, y: 0 })
  const corner = useRef<DOMRect | undefined>(undefined)
  const rest = useRef(longPress())
  const [panning, setPanning] = useState(false)
  useEffect(() => rest.current.end, [])

  const pixelsOf = (event: { clientX: number; clientY: number }): Pixels => {
    // Asked in the middle of a gesture, the browser would lay out first all that the last move has changed.
    if (fingers.current.size === 0 || !corner.current) corner.current = view.current?.getBoundingClientRect()
    const { left = 0, top = 0 } = corner.current ?? {}
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const hitAt = (pixels: Pixels, target: EventTarget | null): Hit =>
    projection.hit(toPlan(control.camera, pixels), recordUnder(target))
  const release = () => {
    hold.current = null
    setPanning(false)
  }

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    finishTyping(editor)
    const at = pixelsOf(event)
    pressed.current = at
    fingers.current.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 2) {
      rest.current.end()
      if (hold.current?.kind === 'tool') editor.letGo()
      hold.current = { kind: 'pinch', ...pinchOf([...fingers.current.values()]) }
      return
    }

    const hit = hitAt(at, event.target)
    if (event.pointerType === 'touch') {
      const place = [event.clientX, event.clientY] as const
      rest.current.begin(() => {
        editor.letGo()
        release()
        if (!editor.hovers()) editor.askMenu(place, hit)
      })
    }
    const isPrimary = event.button === 0 && !pansAlways.current
    if (isPrimary && editor.claims(hit, event.pointerType as PointerType, modifiersOf(event))) {
      hold.current = { kind: 'tool' }
      editor.down(hit, modifiersOf(event))
      return
    }
    hold.current = { kind: 'pan', start: at, last: at, target: event.target, button: event.button }
  }

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const at = pixelsOf(event)
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, at)
    const held = hold.current
    const { target } = event
    editor.setPointing(() => hitAt(at, target))
    if (!isTap(pressed.current, at)) rest.current.end()
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
    if (held || editor.hovers()) editor.move(hitAt(at, event.target), modifiersOf(event))
  }

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const at = pixelsOf(event)
    const held = hold.current
    rest.current.end()
    fingers.current.delete(event.pointerId)
    if (held?.kind === 'pinch' && fingers.current.size > 0) {
      hold.current = null
      return
    }
    release()
    // Pressed in a panel and carried here: the release alone says where.
    if (held?.kind === 'tool' || (!held && editor.carries())) {
      editor.up(hitAt(at, event.target), modifiersOf(event))
      editor.inTurn(() => focusSelected(view.current, editor))
      return
    }
    if (held?.kind !== 'pan' || panning || !isTap(held.start, at)) return
    if (held.button === 0) {
      editor.tap(hitAt(at, held.target), modifiersOf(event))
      editor.inTurn(() => focusSelected(view.current, editor))
    }
    if (held.button === 2 && !editor.hovers()) {
      editor.askMenu([event.clientX, event.clientY], hitAt(at, held.target))
    }
  }

  const onPointerCancel = (event: PointerEvent<SVGSVGElement>) => {
    rest.current.end()
    fingers.current.delete(event.pointerId)
    if (hold.current?.kind === 'tool') editor.letGo()
    release()
  }
  const onPointerLeave = () => editor.setPointing(() => null)
  /** A press gives the keyboard to what lies under it; the number that a gesture waits for keeps it. */
  const onMouseDown = (event: { preventDefault: () => void }) => {
    if (isTypedInto(editor)) event.preventDefault()
  }
  const onContextMenu = (event: { preventDefault: () => void }) => event.preventDefault()

  /** A picture dragged from a panel arrives as a browser drag, which sends no pointer events. */
  const onDragOver = (event: DragEvent) => {
    if (!editor.carries()) return
    event.preventDefault()
    editor.move(hitAt(pixelsOf(event), null), modifiersOf(event))
  }
  const onDrop = (event: DragEvent) => {
    if (!editor.carries()) return
    event.preventDefault()
    editor.up(hitAt(pixelsOf(event), null), modifiersOf(event))
  }

  return {
    panning,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave,
      onMouseDown,
      onContextMenu,
      onDragOver,
      onDrop,
    },
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
