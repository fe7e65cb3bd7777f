import type { Editor } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import { type Orbit, turn, zoom } from './orbit.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What the keys can reach of the view. */
export type KeyView = { readonly orbit: () => Orbit; readonly lookFrom: (orbit: Orbit) => void }

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const zooms: Readonly<Record<string, number>> = { '+': 0.88, '=': 0.88, '-': 1 / 0.88 }

/** Keys that move the view; arrows do where no item is selected that they would move. True when used. */
export function handleViewKey(editor: Editor, view: KeyView, press: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey } = press
  if (ctrlKey || metaKey || altKey) return false

  const factor = zooms[key]
  if (factor !== undefined) {
    view.lookFrom(zoom(view.orbit(), factor, null))
    return true
  }
  const arrow = arrows[key]
  if (!arrow || editor.state().selection.some(({ kind }) => kind === 'row' || kind === 'fixture'))
    return false
  view.lookFrom(turn(view.orbit(), arrow[0] * 0.12, arrow[1] * 0.08))
  return true
}

/** Degrees by which "up" on the screen is turned from north. */
export function bearingOf({ azimuth }: Orbit): number {
  return (azimuth * 180) / Math.PI + 90
}
