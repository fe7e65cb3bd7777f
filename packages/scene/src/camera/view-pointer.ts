import type { Editor, Modifiers, SurfacePoint } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import type { Stage } from '../stage.ts'
import { pan, turn, zoom } from './orbit.ts'
import { dragHit, type Grab, surfaceHit } from './surface-hit.ts'
import { handleViewKey } from './view-keys.ts'

type Mode =
  | { readonly kind: 'idle' }
  /** Pressed on an item; the editor is told of moves once the hand really moves. */
  | { readonly kind: 'edit'; readonly grab: Grab; readonly row: string; moved: boolean }
  | { readonly kind: 'place' }
  | { readonly kind: 'turn'; moved: boolean }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch'; spread: number }

const clickSlack = { mouse: 4, touch: 10 }
const radiansPerPixel = 0.0055

/** Turns pointers into points on surfaces for the editor, and everything else into camera moves. */
export function connectPointer(
  canvas: HTMLCanvasElement,
  stage: Stage,
  editor: Editor,
  isEmbedded: boolean,
): () => void {
  const held = new Map<number, Point>()
  let mode: Mode = { kind: 'idle' }
  let pressedAt: Point = [0, 0]

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const modifiers = (event: MouseEvent): Modifiers => ({
    freely: event.altKey,
    add: event.shiftKey || event.ctrlKey || event.metaKey,
  })

  /** What is under the pointer; null when it points at the sky. */
  const surfaceAt = ([x, y]: Point): SurfacePoint | null => {
    const item = stage.itemAt(x, y)
    if (item) return { point: item.point, row: item.row, wall: null }
    const hit = surfaceHit(stage.rayAt(x, y), stage.shownWalls())
    return hit && { point: hit.point, row: null, wall: hit.wall }
  }
  /** The empty room under the pointer: a newcomer looks through what stands there. */
  const roomAt = ([x, y]: Point): SurfacePoint | null => {
    const hit = surfaceHit(stage.rayAt(x, y), stage.shownWalls())
    return hit && { point: hit.point, row: null, wall: hit.wall }
  }
  const dragAt = ([x, y]: Point, grab: Grab): SurfacePoint | null => {
    const hit = dragHit(stage.rayAt(x, y), grab, stage.shownWalls())
    return hit && { point: hit.point, row: null, wall: hit.wall }
  }

  const onDown = (event: PointerEvent) => {
    canvas.focus({ preventScroll: true })
    canvas.setPointerCapture(event.pointerId)
    const point = at(event)
    held.set(event.pointerId, point)
    if (held.size === 2) return startPinch()
    if (held.size > 2) return

    pressedAt = point
    if (event.button !== 0) {
      mode = { kind: 'pan' }
      return
    }
    if (editor.state().tool === 'place') {
      mode = { kind: 'place' }
      forward(editor.pointerDown, roomAt(point), event)
      return
    }
    mode = pressOn(point, event)
  }

  const pressOn = (point: Point, event: PointerEvent): Mode => {
    const surface = surfaceAt(point)
    const row = surface?.row ?? null
    const isSelected = row !== null && editor.state().selection.includes(row)
    // D-86: by finger only what is selected can be dragged; everything else turns the view.
    if (!surface || row === null || (event.pointerType === 'touch' && !isSelected)) {
      return { kind: 'turn', moved: false }
    }

    editor.pointerDown(surface, modifiers(event))
    const placement = placementOf(row)
    const hangs = placement !== null && placement.wall !== null && placement.at[2] > 1
    return {
      kind: 'edit',
      row,
      grab: { point: surface.point, hangs, wall: placement?.wall ?? null },
      moved: false,
    }
  }

  const placementOf = (row: string) => {
    const record = editor.desk.current().document.rows[row]
    return record && 'placement' in record ? record.placement : null
  }

  const onMove = (event: PointerEvent) => {
    const point = at(event)
    const before = held.get(event.pointerId)
    if (!before) {
      if (editor.state().tool === 'place') forward(editor.pointerMove, roomAt(point), event)
      else if (event.pointerType === 'mouse') showCursor(point)
      return
    }
    held.set(event.pointerId, point)
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]]
    const slack = event.pointerType === 'touch' ? clickSlack.touch : clickSlack.mouse
    const isFar = Math.hypot(point[0] - pressedAt[0], point[1] - pressedAt[1]) > slack

    if (mode.kind === 'edit') {
      mode.moved ||= isFar
      if (mode.moved) forward(editor.pointerMove, dragAt(point, mode.grab), event)
    } else if (mode.kind === 'place') forward(editor.pointerMove, roomAt(point), event)
    else if (mode.kind === 'turn') {
      mode.moved ||= isFar
      if (mode.moved) stage.lookFrom(turn(stage.orbit(), -dx * radiansPerPixel, dy * radiansPerPixel))
    } else if (mode.kind === 'pan') moveView(dx, dy)
    else if (mode.kind === 'pinch') pinch(dx / 2, dy / 2)
  }

  const onUp = (event: PointerEvent) => {
    const point = at(event)
    const wasHeld = held.delete(event.pointerId)
    const ended = mode
    mode = { kind: 'idle' }
    if (held.size > 0) return
    // Pressed in a panel and carried here: the release alone says where.
    if (!wasHeld && editor.state().tool === 'place') forward(editor.pointerUp, roomAt(point), event)

    if (ended.kind === 'edit') {
      const end = ended.moved ? dragAt(point, ended.grab) : null
      editor.pointerUp(end ?? { point: ended.grab.point, row: ended.row, wall: null }, modifiers(event))
    } else if (ended.kind === 'place') {
      forward(editor.pointerUp, roomAt(point), event)
    } else if (ended.kind === 'turn' && !ended.moved) tap(point, event)
  }

  /** A press that never moved: selects what is there, or clears the selection. */
  const tap = (point: Point, event: PointerEvent) => {
    const surface = surfaceAt(point)
    if (!surface) return editor.select([])
    editor.pointerDown(surface, modifiers(event))
    editor.pointerUp(surface, modifiers(event))
  }

  const onCancel = (event: PointerEvent) => {
    held.delete(event.pointerId)
    if (mode.kind === 'edit' || mode.kind === 'place') editor.cancel()
    mode = { kind: 'idle' }
  }

  const startPinch = () => {
    if (mode.kind === 'edit') editor.cancel()
    mode = { kind: 'pinch', spread: spread() }
  }

  const spread = (): number => {
    const [a, b] = [...held.values()]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 1
  }

  const pinch = (dx: number, dy: number) => {
    if (mode.kind !== 'pinch') return
    moveView(dx, dy)
    const now = Math.max(1, spread())
    stage.lookFrom(zoom(stage.orbit(), mode.spread / now, null))
    mode.spread = now
  }

  const moveView = (dx: number, dy: number) => {
    const scale = stage.millimetresPerPixel()
    stage.lookFrom(pan(stage.orbit(), dx * scale, -dy * scale))
  }

  const onWheel = (event: WheelEvent) => {
    // D-86: in a host's page the wheel always scrolls the page unless it clearly means the room.
    if (isEmbedded && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    const factor = Math.exp(
      Math.max(-200, Math.min(200, event.deltaY * lines)) * (event.ctrlKey ? 0.008 : 0.0014),
    )
    stage.lookFrom(zoom(stage.orbit(), factor, surfaceAt(at(event))?.point ?? null))
  }

  /** In a host's page a finger scrolls it, unless it takes hold of what is selected or of a newcomer. */
  const onTouchStart = (event: TouchEvent) => {
    if (!isEmbedded) return
    const [touch, second] = event.touches
    if (!touch) return
    // Two fingers always mean the room.
    if (second) return event.preventDefault()
    const box = canvas.getBoundingClientRect()
    const row = stage.itemAt(touch.clientX - box.left, touch.clientY - box.top)?.row
    const { tool, selection } = editor.state()
    if (tool === 'place' || (row !== undefined && selection.includes(row))) event.preventDefault()
  }

  const onDoubleClick = (event: MouseEvent) => {
    const [x, y] = at(event)
    const item = stage.itemAt(x, y)
    if (item && editor.state().tool === 'select') editor.toggleOpened(item.row)
  }

  const onKey = (event: KeyboardEvent) => {
    if (!handleViewKey(editor, stage, event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** A picture dragged from a panel arrives as a browser drag, which sends no pointer events. */
  const onDragOver = (event: DragEvent) => {
    if (editor.state().tool !== 'place') return
    event.preventDefault()
    forward(editor.pointerMove, roomAt(at(event)), event)
  }
  const onDrop = (event: DragEvent) => {
    if (editor.state().tool !== 'place') return
    event.preventDefault()
    forward(editor.pointerUp, roomAt(at(event)), event)
  }

  const showCursor = ([x, y]: Point) => {
    canvas.style.cursor = stage.itemAt(x, y) ? 'pointer' : 'grab'
  }

  const forward = (
    tell: (surface: SurfacePoint, modifiers: Modifiers) => void,
    surface: SurfacePoint | null,
    event: MouseEvent,
  ) => {
    if (surface) tell(surface, modifiers(event))
  }

  const noMenu = (event: Event) => event.preventDefault()
  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onCancel,
    wheel: onWheel,
    touchstart: onTouchStart,
    dblclick: onDoubleClick,
    keydown: onKey,
    dragover: onDragOver,
    drop: onDrop,
    contextmenu: noMenu,
  } as const
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) canvas.addEventListener(name, listener, { passive: false })
  canvas.style.touchAction = isEmbedded ? 'pan-y' : 'none'
  return () => {
    for (const [name, listener] of all) canvas.removeEventListener(name, listener)
  }
}
