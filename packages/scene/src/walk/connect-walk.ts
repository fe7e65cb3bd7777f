import type { Editor, Selected } from '@arredo/editor'
import { footprint, isInside, type Point } from '@arredo/geometry'
import { hitAt } from '../camera/hit-at.ts'
import { proposedViews } from '../camera/proposed-views.ts'
import { canOpen } from '../can-open.ts'
import type { LiveView } from '../live-view.ts'
import { openAt } from '../open-at.ts'
import { type Ground, groundOf } from './ground.ts'
import { eyeHeight, looked, orbitOfWalker, towards, type Walker, walked, walkerOf } from './walker.ts'

const clickSlack = { mouse: 4, touch: 10 }
const radiansPerPixel = 0.0042
/** Millimetres a second: as one walks through a kitchen, and with Shift. */
const pace = { walking: 1500, hurrying: 3000 }
const turning = 1.6
/** What a press does at least, however short. */
const leastPress = 110
/** So far ahead something is opened without being pointed at. */
const reach = 2600

/** Where in the picture one looks for it, as shares of its free part. */
const glances: readonly Point[] = [
  [0.5, 0.5],
  [0.5, 0.62],
  [0.42, 0.5],
  [0.58, 0.5],
  [0.5, 0.38],
  [0.36, 0.6],
  [0.64, 0.6],
]

/** Forward, to the right, and turned to the left. */
const moves: Readonly<Record<string, readonly [number, number, number]>> = {
  w: [1, 0, 0],
  s: [-1, 0, 0],
  a: [0, -1, 0],
  d: [0, 1, 0],
  ArrowUp: [1, 0, 0],
  ArrowDown: [-1, 0, 0],
  ArrowLeft: [0, 0, 1],
  ArrowRight: [0, 0, -1],
}

/** Turns pointers and keys into steps through the room, until it is told to stop. */
export function connectWalk(
  canvas: HTMLCanvasElement,
  live: LiveView,
  editor: Editor,
  isEmbedded: boolean,
): () => void {
  const from = live.orbit()
  let walker = firstPlace()
  let goal: Point | null = null
  let held: { readonly id: number; at: Point; readonly from: Point; moved: boolean } | null = null
  const pressed = new Map<string, boolean>()
  let frame = 0
  let last: number | null = null
  let resting = 0

  live.keepWalls(true)
  canvas.focus({ preventScroll: true })
  live.lookFrom(orbitOfWalker(walker))
  lookAhead()

  const stand = (next: Walker) => {
    walker = next
    live.lookFrom(orbitOfWalker(walker), true)
    clearTimeout(resting)
    resting = window.setTimeout(lookAhead, 250)
  }

  const tick = (time: number) => {
    frame = 0
    const passed = last === null ? 16 : Math.min(250, time - last)
    last = time
    go(passed)
    if (pressed.size > 0 || goal) frame = requestAnimationFrame(tick)
    else last = null
  }
  const keepGoing = () => {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  function go(milliseconds: number): void {
    const hurries = [...pressed.values()].some((isHurried) => isHurried)
    const length = ((hurries ? pace.hurrying : pace.walking) * milliseconds) / 1000
    if (pressed.size > 0) {
      const [forward, right, left] = [...pressed.keys()].reduce<readonly [number, number, number]>(
        (sum, key) => {
          const [a, b, c] = moves[key] ?? [0, 0, 0]
          return [sum[0] + a, sum[1] + b, sum[2] + c]
        },
        [0, 0, 0],
      )
      const turned = looked(walker, (left * turning * milliseconds) / 1000, 0)
      stand(walked(turned, [forward * length, right * length], ground()))
      return
    }
    const nearer = goal && towards(walker, goal, length, ground())
    if (nearer) stand(nearer)
    else goal = null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isElsewhere(event.target, canvas)) return
    const key = keyOf(event)
    const isOpening = (key === 'Enter' || key === ' ' || key === 'e') && !event.repeat && !event.shiftKey
    if (!moves[key] && !isOpening) return
    event.preventDefault()
    event.stopPropagation()
    if (isOpening) open(ahead())
    if (isOpening || event.repeat) return
    goal = null
    pressed.set(key, event.shiftKey)
    go(leastPress)
    keepGoing()
  }
  const onKeyUp = (event: KeyboardEvent) => void pressed.delete(keyOf(event))
  const onBlur = () => pressed.clear()

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const onDown = (event: PointerEvent) => {
    if (held) return
    canvas.focus({ preventScroll: true })
    canvas.setPointerCapture(event.pointerId)
    held = { id: event.pointerId, at: at(event), from: at(event), moved: false }
  }
  const onMove = (event: PointerEvent) => {
    const point = at(event)
    if (held?.id !== event.pointerId) return
    const slack = event.pointerType === 'touch' ? clickSlack.touch : clickSlack.mouse
    held.moved ||= Math.hypot(point[0] - held.from[0], point[1] - held.from[1]) > slack
    if (!held.moved) return
    const [dx, dy] = [point[0] - held.at[0], point[1] - held.at[1]]
    held.at = point
    stand(looked(walker, dx * radiansPerPixel, dy * radiansPerPixel))
  }
  const onUp = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return
    const wasClick = !held.moved && event.type === 'pointerup'
    held = null
    if (wasClick) press(at(event))
  }
  const onWheel = (event: WheelEvent) => {
    if (isEmbedded && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    goal = null
    const lines = event.deltaMode === 1 ? 16 : 1
    stand(walked(walker, [Math.max(-400, Math.min(400, -event.deltaY * lines * 1.5)), 0], ground()))
  }

  /** What is clicked opens, and the floor is where one goes. */
  function press(point: Point): void {
    if (openAt(live, editor, point)) {
      lookAhead()
      return
    }
    const hit = hitAt(live, point, { on: 'things' })
    if (hit?.surface === 'floor') {
      goal = [hit.point[0], hit.point[1]]
      keepGoing()
    }
  }

  function open(record: Selected | null): void {
    if (!record) return
    editor.toggleOpened(record.id)
    lookAhead()
  }

  /** What one would open without pointing at it: right in the middle of what is seen, or near it. */
  function ahead(): Selected | null {
    const { left, top, right, bottom } = live.free()
    for (const [x, y] of glances) {
      const point: Point = [left + (right - left) * x, top + (bottom - top) * y]
      const hit = hitAt(live, point, { on: 'things' })
      if (!hit?.record || !canOpen(live.content(), hit.record)) continue
      const [dx, dy, dz] = [
        hit.point[0] - walker.at[0],
        hit.point[1] - walker.at[1],
        hit.point[2] - eyeHeight,
      ]
      if (Math.hypot(dx, dy, dz) <= reach) return hit.record
    }
    return null
  }

  function lookAhead(): void {
    editor.meet(ahead())
  }

  function ground(): Ground {
    const { shell, openings, items } = live.content()
    return groundOf({ shell, openings, items, opened: editor.state().opened })
  }

  /** Where one looked from if that is in the room, else where a photographer would stand first. */
  function firstPlace(): Walker {
    const here = walkerOf(live.orbit())
    const { items, shell } = live.content()
    const isInRoom = shell.rooms.some(({ outline }) => isInside(here.at, outline))
    if (isInRoom && live.eye()[2] < 2200 && ground().isFree(here.at)) return here
    const { document, evaluation } = editor.shown()
    const [, corner] = proposedViews(document, evaluation)
    if (!corner) return here
    const [dx, dy] = [corner.target[0] - corner.eye[0], corner.target[1] - corner.eye[1]]
    const walker = { at: [corner.eye[0], corner.eye[1]] as const, heading: Math.atan2(dy, dx), pitch: -0.06 }
    return items.some((item) => isInside(walker.at, footprint(item))) ? here : walker
  }

  const onCanvas = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onUp,
    wheel: onWheel,
    contextmenu: (event: Event) => event.preventDefault(),
  } as const
  const all = Object.entries(onCanvas) as [string, EventListener][]
  for (const [name, listener] of all) canvas.addEventListener(name, listener, { passive: false })
  // Before the planner's own keys: W is a step here and no wall.
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', onKeyUp)
  window.addEventListener('blur', onBlur)
  canvas.style.touchAction = 'none'
  canvas.style.cursor = 'grab'
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(resting)
    for (const [name, listener] of all) canvas.removeEventListener(name, listener)
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('keyup', onKeyUp)
    window.removeEventListener('blur', onBlur)
    editor.meet(null)
    live.keepWalls(false)
    live.lookFrom(from)
  }
}

function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key
}

/** Whoever types, chooses or presses a button elsewhere means that. */
function isElsewhere(target: EventTarget | null, canvas: HTMLCanvasElement): boolean {
  if (target === canvas || target === document.body || !(target instanceof Element)) return false
  return (
    target.closest(
      'input, textarea, select, button, a, [contenteditable], [role=menu], dialog, [role=dialog]',
    ) !== null
  )
}
