import type { Editor } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import { type Orbit, turn, zoom } from './orbit.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What the keys can reach of the view. */
export type KeyView = { readonly orbit: () => Orbit; readonly lookFrom: (orbit: Orbit) => void }

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const zooms: Readonly<Record<string, number>> = { '+': 0.88, '=': 0.88, '-': 1 / 0.88 }
const step = 10
const longStep = 100

/** Keys on the room: with a selection they act on it, without one they turn the view. True when used. */
export function handleViewKey(editor: Editor, view: KeyView, press: KeyPress): boolean {
  const { key } = press
  const isCommand = press.ctrlKey || press.metaKey
  if (press.altKey || (isCommand && key.toLowerCase() !== 'd')) return false

  const factor = zooms[key]
  if (factor !== undefined) {
    view.lookFrom(zoom(view.orbit(), factor, null))
    return true
  }
  if (editor.state().selection.length > 0 || editor.state().gesture)
    return handleSelectionKey(editor, view, press)

  const arrow = arrows[key]
  if (!arrow) return false
  view.lookFrom(turn(view.orbit(), arrow[0] * 0.12, arrow[1] * 0.08))
  return true
}

function handleSelectionKey(
  editor: Editor,
  view: KeyView,
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
): boolean {
  if (key === 'Escape') {
    const wasMoving = editor.state().gesture !== null
    editor.cancel()
    if (!wasMoving) editor.select([])
    return true
  }
  if (editor.state().selection.length === 0) return false

  const arrow = arrows[key]
  if (arrow) {
    const [x, y] = onScreen(arrow, view.orbit().azimuth)
    const by = shiftKey ? longStep : step
    editor.nudge([x * by, y * by])
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    editor.deleteSelection()
    return true
  }
  if (key.toLowerCase() === 'd' && (ctrlKey || metaKey)) {
    editor.duplicateSelection()
    return true
  }
  if (key.toLowerCase() === 'r') {
    editor.rotateSelection(shiftKey ? 90 : -90)
    return true
  }
  return false
}

/** An arrow as the viewer means it: the direction in plan, by right angles, that looks most like it. */
export function onScreen([right, up]: Point, azimuth: number): Point {
  const quarter = Math.round((azimuth + Math.PI / 2) / (Math.PI / 2)) * (Math.PI / 2)
  const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))]
  return [right * cos - up * sin + 0, right * sin + up * cos + 0]
}
