import {
  cross,
  distance,
  dot,
  type FaceName,
  fitsUnderCeiling,
  lowestTop,
  placeOnFace,
  type Shell,
  type Stretch,
  shellOf,
  type WallFace,
  wallFrame,
} from '@arredo/geometry'
import type { Preview } from '@arredo/project'
import { shelfBefore } from '../placing/shelf-before.ts'
import { runKind } from '../runs/run.ts'
import type { ModuleSet } from './module.ts'

/** What a free piece of wall ends at. */
export type SpanEnd = 'wall' | 'opening' | 'open' | 'item'

/** A piece of a face where units of a level can go, in whole millimetres from where the face is measured. */
export type FreeSpan = {
  readonly from: number
  readonly width: number
  readonly left: SpanEnd
  readonly right: SpanEnd
}

export type FreeWall = { readonly spans: readonly FreeSpan[]; readonly isTooLow: boolean }

/** How far from square a corner may be for a filler to close it. */
const square = Math.sin((3 * Math.PI) / 180)

/** What is free on a face for units as high, deep and far up as these. */
export function freeSpans(now: Preview, { wall, side }: FaceName, units: ModuleSet): FreeWall {
  const shell = shellOf(now.document)
  const face = shell.face(wall, side)
  if (!face) return { spans: [], isTooLow: false }
  const all = shell.seats
    .filter((seat) => seat.wall === wall && seat.side === side)
    .flatMap((stretch) => spansBefore(now, shell, stretch, units))
  const spans = all.filter((span) => fitsBelow(shell, face, span, units))
  return { spans, isTooLow: spans.length < all.length }
}

function spansBefore(
  now: Preview,
  shell: Shell,
  stretch: Stretch,
  { level, depth, height, elevation }: ModuleSet,
): readonly FreeSpan[] {
  const size = { width: 1, depth, height }
  const { taken } = shelfBefore(now, stretch, { kind: runKind(level), size, elevation, row: null })
  const ends = { left: endOf(shell, stretch, 'left', depth), right: endOf(shell, stretch, 'right', depth) }
  const last = stretch.end - ends.right.clear
  const spans: FreeSpan[] = []
  let at = stretch.start + ends.left.clear
  let left = ends.left.meets
  const end = (edge: number, right: SpanEnd) => {
    const from = Math.ceil(at - crumb) + 0
    const width = Math.floor(Math.min(edge, last) + crumb) - from
    if (width > 0) spans.push({ from, width, left, right: edge > last ? ends.right.meets : right })
  }
  for (const { id, start, end: behind } of taken) {
    const meets = now.document.openings[id] ? 'opening' : 'item'
    end(start, meets)
    if (behind > at) [at, left] = [behind, meets]
  }
  end(stretch.end, ends.right.meets)
  return spans
}

const crumb = 1e-3

/** What a piece of wall ends at, and how far units must keep away where the next wall leans over them. */
function endOf(
  { rooms }: Shell,
  stretch: Stretch,
  end: 'left' | 'right',
  depth: number,
): { readonly meets: SpanEnd; readonly clear: number } {
  const corner = end === 'left' ? stretch.from : stretch.to
  const sides = rooms[stretch.room ?? -1]?.sides ?? []
  const next = sides.find(
    (other) => other !== stretch && distance(end === 'left' ? other.to : other.from, corner) < 1,
  )
  if (!next) return { meets: 'open', clear: 0 }
  const [before, after] = end === 'left' ? [next, stretch] : [stretch, next]
  const [one, two] = [wallFrame(before).along, wallFrame(after).along]
  const turn = cross(one, two)
  // A wall that goes on straight, or away from the units, is nothing they could meet.
  if (turn > -square) return { meets: 'open', clear: 0 }
  const lean = -dot(one, two)
  if (Math.abs(lean) <= square) return { meets: 'wall', clear: 0 }
  return { meets: 'open', clear: lean > 0 ? (depth * lean) / -turn : 0 }
}

function fitsBelow(
  shell: Shell,
  face: WallFace,
  { from, width }: FreeSpan,
  { depth, height, elevation }: ModuleSet,
): boolean {
  const size = { width, depth, height }
  const place = placeOnFace(face, { at: [from, 0, elevation], rotation: 0 })
  const isBelowTop = lowestTop(face, from, from + width) >= elevation + height
  return isBelowTop && fitsUnderCeiling({ place, size }, shell)
}
