import {
  type Editor,
  finishTyping,
  type Hit,
  isTypedInto,
  longPress,
  type Modifiers,
  type PointerType,
} from '@arredo/editor'
import type { Point, Point3 } from '@arredo/geometry'
import type { LiveView } from '../live-view.ts'
import { hitAt } from './hit-at.ts'
import { pan, turn, zoom } from './orbit.ts'
import { handleViewKey } from './view-keys.ts'

type Mode =
  | { readonly kind: 'idle' }
  /** The tool in hand claimed the press; it is told of moves once the hand really moves. */
  | { readonly kind: 'tool'; last: Hit; moved: boolean }
  | { readonly kind: 'turn'; moved: boolean }
  | { readonly kind: 'pan'; moved: boolean }
  /** What lies between the fingers stays there. */
  | { readonly kind: 'pinch'; spread: number; readonly towards: Point3 | null }
  /** A finger on a number over the picture: the number's own, until it moves or a second one joins it. */
  | { readonly kind: 'number' }

const clickSlack = { mouse: 4, touch: 10 }
const radiansPerPixel = 0.0055
const ofNumbers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** Turns pointers into hits for the tool in hand, and whatever it does not claim into camera moves. */
export function connectPointer(
  canvas: HTMLCanvasElement,
  live: LiveView,
  editor: Editor,
  isEmbedded: boolean,
): () => void {
  const held = new Map<number, Point>()
  let mode: Mode = { kind: 'idle' }
  const rest = longPress()
  let pressedAt: Point = [0, 0]

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const modifiers = (event: MouseEvent): Modifiers => ({
    freely: event.altKey,
    add: event.shiftKey || event.ctrlKey || event.metaKey,
  })

  /** What the tool in hand wants to know of the pointer; null when it points at the sky. */
  const toolHit = (point: Point): Hit | null => hitAt(live, point, editor.aim())
  const thingAt = (point: Point): Hit | null => hitAt(live, point, { on: 'things' })

  const onDown = (event: PointerEvent) => {
    finishTyping(editor)
    if (!isTypedInto(editor)) canvas.focus({ preventScroll: true })
    canvas.setPointerCapture(event.pointerId)
    const point = at(event)
    held.set(event.pointerId, point)
    if (held.size === 2) return startPinch()
    if (held.size > 2) return

    pressedAt = point
    const hit = toolHit(point)
    if (event.pointerType === 'touch') {
      rest.begin(() => {
        editor.letGo()
        mode = { kind: 'idle' }
        askMenu(point, event)
      })
    }
    if (event.button !== 0) mode = { kind: 'pan', moved: false }
    else if (
      hit &&
      !editor.state().isPresenting &&
      editor.claims(hit, event.pointerType as PointerType, modifiers(event))
    ) {
      mode = { kind: 'tool', last: hit, moved: false }
      editor.down(hit, modifiers(event))
    } else mode = { kind: 'turn', moved: false }
  }

  const onMove = (event: PointerEvent) => {
    const point = at(event)
    const before = held.get(event.pointerId)
    editor.setPointing(() => thingAt(point))
    if (!before) {
      if (editor.hovers()) forward(editor.move, toolHit(point), event)
      if (event.pointerType === 'mouse') showCursor(point)
      return
    }
    held.set(event.pointerId, point)
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]]
    const slack = event.pointerType === 'touch' ? clickSlack.touch : clickSlack.mouse
    const isFar = Math.hypot(point[0] - pressedAt[0], point[1] - pressedAt[1]) > slack
    if (isFar) rest.end()

    if (mode.kind === 'tool') {
      mode.moved ||= isFar
      if (!mode.moved) return
      mode.last = toolHit(point) ?? mode.last
      editor.move(mode.last, modifiers(event))
    } else if (mode.kind === 'turn') {
      mode.moved ||= isFar
      if (mode.moved) live.lookFrom(turn(live.orbit(), -dx * radiansPerPixel, dy * radiansPerPixel))
    } else if (mode.kind === 'pan') {
      mode.moved ||= isFar
      if (mode.moved) moveView(dx, dy)
    } else if (mode.kind === 'pinch') pinch(dx / 2, dy / 2)
  }

  const onUp = (event: PointerEvent) => {
    const point = at(event)
    const wasHeld = held.delete(event.pointerId)
    rest.end()
    const ended = mode
    mode = { kind: 'idle' }
    if (held.size > 0) return
    if (ended.kind === 'tool') {
      editor.up((ended.moved ? toolHit(point) : null) ?? ended.last, modifiers(event))
    } else if (ended.kind === 'turn' && !ended.moved) tap(point, event)
    else if (ended.kind === 'pan' && !ended.moved && event.button === 2) askMenu(point, event)
    // Pressed in a panel and carried here: the release alone says where.
    else if (!wasHeld && editor.carries()) forward(editor.up, toolHit(point), event)
  }

  /** A press that never moved: selects what is there, or clears the selection. */
  const tap = (point: Point, event: PointerEvent) => {
    // Where nothing is to be selected, a press opens.
    if (editor.state().isPresenting) return open(point)
    const hit = toolHit(point)
    if (hit) editor.tap(hit, modifiers(event))
    else editor.select([])
  }

  const open = (point: Point) =>
    void import('../open-at.ts').then(({ openAt }) => openAt(live, editor, point))

  /** What can be done with what is there; a tool that follows the pointer has other business. */
  const askMenu = (point: Point, event: MouseEvent) => {
    if (!editor.hovers() && !editor.state().isPresenting)
      editor.askMenu([event.clientX, event.clientY], thingAt(point))
  }

  const onCancel = (event: PointerEvent) => {
    rest.end()
    held.delete(event.pointerId)
    if (mode.kind === 'tool') editor.letGo()
    mode = { kind: 'idle' }
  }

  const startPinch = () => {
    rest.end()
    if (mode.kind === 'tool') editor.letGo()
    for (const id of held.keys()) canvas.setPointerCapture(id)
    const [a = [0, 0], b = a] = [...held.values()]
    const between: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    mode = { kind: 'pinch', spread: spread(), towards: thingAt(between)?.point ?? null }
  }

  const spread = (): number => {
    const [a, b] = [...held.values()]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 1
  }

  const pinch = (dx: number, dy: number) => {
    if (mode.kind !== 'pinch') return
    moveView(dx, dy)
    const now = Math.max(1, spread())
    live.lookFrom(zoom(live.orbit(), mode.spread / now, mode.towards))
    mode.spread = now
  }

  const moveView = (dx: number, dy: number) => {
    const scale = live.millimetresPerPixel()
    live.lookFrom(pan(live.orbit(), dx * scale, -dy * scale))
  }

  const onWheel = (event: WheelEvent) => {
    // D-86: in a host's page the wheel always scrolls the page unless it clearly means the room.
    if (isEmbedded && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    const factor = Math.exp(
      Math.max(-200, Math.min(200, event.deltaY * lines)) * (event.ctrlKey ? 0.008 : 0.0014),
    )
    live.lookFrom(zoom(live.orbit(), factor, thingAt(at(event))?.point ?? null))
  }

  /** In a host's page a finger scrolls it, unless the tool in hand claims it. */
  const onTouchStart = (event: TouchEvent) => {
    if (!isEmbedded) return
    const [touch, second] = event.touches
    if (!touch) return
    // Two fingers always mean the room.
    if (second) return event.preventDefault()
    const box = canvas.getBoundingClientRect()
    const hit = toolHit([touch.clientX - box.left, touch.clientY - box.top])
    if (hit && editor.claims(hit, 'touch', { freely: false, add: false })) event.preventDefault()
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (editor.hovers() || editor.state().isPresenting) return
    open(at(event))
  }

  const onKey = (event: KeyboardEvent) => {
    if (!handleViewKey(editor, live, event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** A picture dragged from a panel arrives as a browser drag, which sends no pointer events. */
  const onDragOver = (event: DragEvent) => {
    if (!editor.carries()) return
    event.preventDefault()
    forward(editor.move, toolHit(at(event)), event)
  }
  const onDrop = (event: DragEvent) => {
    if (!editor.carries()) return
    event.preventDefault()
    forward(editor.up, toolHit(at(event)), event)
  }

  const showCursor = ([x, y]: Point) => {
    const own = editor.cursor()
    canvas.style.cursor = own !== 'default' ? own : live.itemAt(x, y) ? 'pointer' : 'grab'
  }

  const forward = (tell: (hit: Hit, modifiers: Modifiers) => void, hit: Hit | null, event: MouseEvent) => {
    if (hit) tell(hit, modifiers(event))
  }

  const onNumber = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || event.target === canvas || event.target instanceof HTMLInputElement)
      return
    if (event.type !== 'pointerdown') return followNumber(event)
    const point = at(event)
    held.set(event.pointerId, point)
    if (held.size === 2) return startPinch()
    pressedAt = point
    mode = { kind: 'number' }
  }
  /** Once it moves, the canvas hears of it as of any other finger. */
  const followNumber = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) return
    if (event.type !== 'pointermove') return onCancel(event)
    const [x, y] = at(event)
    if (mode.kind !== 'number' || Math.hypot(x - pressedAt[0], y - pressedAt[1]) <= clickSlack.touch) return
    held.set(event.pointerId, [x, y])
    canvas.setPointerCapture(event.pointerId)
    mode = { kind: 'turn', moved: true }
  }

  const onLeave = () => editor.setPointing(() => null)
  const noMenu = (event: Event) => event.preventDefault()
  const onMouseDown = (event: MouseEvent) => {
    if (isTypedInto(editor)) event.preventDefault()
  }
  const listeners = {
    pointerdown: onDown,
    mousedown: onMouseDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onCancel,
    pointerleave: onLeave,
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
  const numbers = canvas.parentElement
  for (const name of ofNumbers) numbers?.addEventListener(name, onNumber as EventListener)
  canvas.style.touchAction = isEmbedded ? 'pan-y' : 'none'
  return () => {
    rest.end()
    // Nobody is left to hear how the press ends.
    if (mode.kind === 'tool') editor.letGo()
    for (const [name, listener] of all) canvas.removeEventListener(name, listener)
    for (const name of ofNumbers) numbers?.removeEventListener(name, onNumber as EventListener)
  }
}
