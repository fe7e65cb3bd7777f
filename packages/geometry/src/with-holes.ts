import type { Point } from './point.ts'
import { type BoxPart, type ExtrudedPart, type Part, partBounds } from './solid.ts'

/** A rectangle in the item's own plan, cut through from top to bottom. */
export type Hole = { readonly at: Point; readonly size: Point }

type Span = readonly [number, number]
type Piece = { readonly x: Span; readonly y: Span }
type Cuttable = BoxPart | ExtrudedPart

/**
 * What holes leave of parts. Boards stay whole before and behind the holes and are divided only between them, so
 * that no joint is seen at a front edge. Turned and padded parts are left as they are.
 */
export function withHoles(parts: readonly Part[], holes: readonly Hole[]): readonly Part[] {
  if (holes.length === 0) return parts
  return parts.flatMap((part) => (isCuttable(part) ? cut(part, holes) : [part]))
}

function isCuttable(part: Part): part is Cuttable {
  return part.shape === 'box' || (part.shape === 'extrusion' && part.along === 'x')
}

function cut(part: Cuttable, holes: readonly Hole[]): readonly Part[] {
  const { min, max } = partBounds(part)
  const inside = holes
    .map(({ at: [x, y], size: [width, depth] }) => ({
      x: [Math.max(x, min[0]), Math.min(x + width, max[0])] as const,
      y: [Math.max(y, min[1]), Math.min(y + depth, max[1])] as const,
    }))
    .filter(({ x, y }) => x[1] > x[0] && y[1] > y[0])
  if (inside.length === 0) return [part]
  return remaining({ x: [min[0], max[0]], y: [min[1], max[1]] }, inside)
    .map((piece) => sliced(part, piece))
    .map((slice, index) => (index === 0 ? slice : { ...slice, code: `${slice.code}-${index + 1}` }))
}

/** Strips along x, as long as what is free goes on. */
function remaining(whole: Piece, holes: readonly Piece[]): readonly Piece[] {
  const stops = [...whole.y, ...holes.flatMap(({ y }) => y)].toSorted((one, two) => one - two)
  const strips = stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? to
    if (to <= from) return []
    const through = holes.filter(({ y }) => y[0] < to && y[1] > from).map(({ x }) => x)
    return [{ y: [from, to] as const, free: between(whole.x, through) }]
  })
  const pieces: Piece[] = []
  /** Where the pieces are that reach to the strip, by where they begin. */
  let above = new Map<number, number>()
  for (const { y, free } of strips) {
    const here = new Map<number, number>()
    for (const x of free) {
      const last = above.get(x[0]) ?? pieces.length
      const grown = pieces[last]
      const at = grown && grown.x[1] !== x[1] ? pieces.length : last
      pieces[at] = { x, y: [pieces[at]?.y[0] ?? y[0], y[1]] }
      here.set(x[0], at)
    }
    above = here
  }
  return pieces
}

function between([from, to]: Span, taken: readonly Span[]): readonly Span[] {
  const free: Span[] = []
  let edge = from
  for (const [start, end] of taken.toSorted((one, two) => one[0] - two[0])) {
    if (start > edge) free.push([edge, start])
    edge = Math.max(edge, end)
  }
  if (edge < to) free.push([edge, to])
  return free
}

function sliced(part: Cuttable, { x, y }: Piece): Part {
  const [, back, bottom] = part.at
  if (part.shape === 'box') {
    return { ...part, at: [x[0], y[0], bottom], size: [x[1] - x[0], y[1] - y[0], part.size[2]] }
  }
  const profile = clipped(clipped(part.profile, y[0] - back, 1), y[1] - back, -1)
  return { ...part, at: [x[0], back, bottom], length: x[1] - x[0], profile }
}

/** The part of a profile on one side of a line across its first axis. */
function clipped(profile: readonly Point[], at: number, side: 1 | -1): readonly Point[] {
  const isKept = ([value]: Point) => (value - at) * side >= 0
  return profile.flatMap((point, index): readonly Point[] => {
    const next = profile[(index + 1) % profile.length] ?? point
    const crossing: readonly Point[] =
      isKept(point) === isKept(next)
        ? []
        : [[at, point[1] + ((next[1] - point[1]) * (at - point[0])) / (next[0] - point[0])]]
    return isKept(point) ? [point, ...crossing] : crossing
  })
}
