import { distance, dot, minus, type Point, plus, times } from '@arredo/geometry'
import type { Preview } from '../desk.ts'
import type { Anchor, DrawingName } from '../room-records.ts'
import { type AnchoredTo, fromOwn, ownSpace, toOwn } from './own-space.ts'

/** Where a tied point is now; null where what it is tied to is not on that drawing. */
export function anchorPoint(state: Preview, drawing: DrawingName, { at, to }: Anchor): Point | null {
  if (!to) return at
  const space = ownSpace(state, drawing, to)
  return space && fromOwn(space, at)
}

export type AnchorOptions = {
  /** Millimetres from which corners and edges draw a point to them; none where it is 0. */
  readonly snap: number
  /** Measures end at edges: what lies inside goes to the nearest. */
  readonly onEdge?: boolean
}

/** A point of the drawing, tied to a record; null where that is not on the drawing. */
export function anchorAt(
  state: Preview,
  drawing: DrawingName,
  to: AnchoredTo,
  point: Point,
  { snap, onEdge = false }: AnchorOptions,
): Anchor | null {
  const space = ownSpace(state, drawing, to)
  if (!space) return null
  const [u, v] = toOwn(space, point)
  const whole: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const edges: readonly Point[] = [
    [u, 0],
    [u, 1],
    [0, v],
    [1, v],
  ]
  const nearest = (all: readonly Point[]) =>
    all
      .map((at) => ({ at, away: distance(fromOwn(space, at), point) }))
      .reduce((one, two) => (two.away < one.away ? two : one))
  const [corner, edge] = [nearest(whole), nearest(edges)]
  if (corner.away <= snap) return { at: corner.at, to }
  return { at: edge.away <= snap || onEdge ? edge.at : [u, v], to }
}

/** The line an anchor lies on, if it lies on an edge and is no corner: what is measured to it is measured squarely. */
function edgeThrough(state: Preview, drawing: DrawingName, { at: [u, v], to }: Anchor): Edge | null {
  const space = to && ownSpace(state, drawing, to)
  const isEnd = (share: number) => share === 0 || share === 1
  if (!space || isEnd(u) === isEnd(v)) return null
  const [from, end] = isEnd(u)
    ? [fromOwn(space, [u, 0]), fromOwn(space, [u, 1])]
    : [fromOwn(space, [0, v]), fromOwn(space, [1, v])]
  const length = distance(from, end)
  return length < 1e-6 ? null : { from, along: times(minus(end, from), 1 / length) }
}

type Edge = { readonly from: Point; readonly along: Point }

function footOn({ from, along }: Edge, point: Point): Point {
  return plus(from, times(along, dot(minus(point, from), along)))
}

export type Measure = { readonly from: Point; readonly to: Point }

/**
 * From where to where an extra dimension measures: squarely to an edge, else from corner to corner. So it says the
 * clear distance of two faces wherever along them their things are moved.
 */
export function measureBetween(
  state: Preview,
  drawing: DrawingName,
  one: Anchor,
  two: Anchor,
): Measure | null {
  const [from, to] = [anchorPoint(state, drawing, one), anchorPoint(state, drawing, two)]
  if (!from || !to) return null
  const end = edgeThrough(state, drawing, two)
  if (end) return { from, to: footOn(end, from) }
  const begin = edgeThrough(state, drawing, one)
  return begin ? { from: footOn(begin, to), to } : { from, to }
}
