import { type Point, plus, times } from '@arredo/geometry'
import type { Bounds, Drawing, Shape } from '../drawing.ts'
import { looks } from '../looks.ts'

export type DrawnLine = { readonly points: readonly Point[]; readonly isClosed: boolean }
type Cover = Bounds & { readonly points: readonly Point[] }

/** Millimetres that do not count. */
const touching = 0.01

/**
 * What is seen of each shape made of straight lines. Paper is painted in order, and what is filled hides what lies
 * below it; in a CAD file nothing hides anything, and every shelf would show through its door.
 */
export function visibleLines(drawing: Drawing): ReadonlyMap<Shape, readonly DrawnLine[]> {
  const seen = new Map<Shape, readonly DrawnLine[]>()
  const covers: Cover[] = []
  for (const shape of drawing.toReversed()) {
    const line = lineOf(shape)
    if (!line) continue
    seen.set(shape, uncovered(line, covers))
    if (shape.kind === 'polygon' && (shape.fill ?? looks[shape.style].fill) !== 'none') {
      covers.push({ points: shape.points, ...boundsAround(shape.points) })
    }
  }
  return seen
}

function lineOf(shape: Shape): DrawnLine | null {
  switch (shape.kind) {
    case 'line':
      return { points: [shape.from, shape.to], isClosed: false }
    case 'polyline':
      return { points: shape.points, isClosed: false }
    case 'polygon':
      return { points: shape.points, isClosed: true }
    default:
      return null
  }
}

function uncovered(line: DrawnLine, covers: readonly Cover[]): readonly DrawnLine[] {
  const near = covers.filter((cover) => overlap(boundsAround(line.points), cover))
  if (near.length === 0) return [line]
  const [first] = line.points
  const ends = line.isClosed && first ? [...line.points, first] : line.points
  const runs: Point[][] = []
  let isWhole = true
  ends.slice(1).forEach((to, index) => {
    const from = ends[index] ?? to
    const pieces = piecesSeen(from, to, near)
    isWhole &&= pieces.length === 1 && pieces[0]?.[0] === 0 && pieces[0][1] === 1
    for (const [start, end] of pieces) {
      const open = runs.at(-1)
      // One that goes on where the last one ended is the same line.
      if (start === 0 && open?.at(-1) === from) open.push(end === 1 ? to : between(from, to, end))
      else runs.push([start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)])
    }
  })
  return isWhole ? [line] : runs.map((points) => ({ points, isClosed: false }))
}

/** The stretches of a line that no cover lies over, as shares of it. */
function piecesSeen(
  from: Point,
  to: Point,
  covers: readonly Cover[],
): readonly (readonly [number, number])[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < touching) return [[0, 1]]
  const own = boundsAround([from, to])
  const near = covers.filter((cover) => overlap(own, cover))
  if (near.length === 0) return [[0, 1]]
  const cuts = near.flatMap(({ points }) => crossings(from, to, points))
  const stops = [0, ...cuts.toSorted((a, b) => a - b), 1]
  const pieces: [number, number][] = []
  stops.slice(1).forEach((end, index) => {
    const start = stops[index] ?? end
    if ((end - start) * length < touching) return
    const middle = between(from, to, (start + end) / 2)
    if (near.some((cover) => isInside(middle, cover))) return
    const last = pieces.at(-1)
    if (last && (start - last[1]) * length < touching) last[1] = end
    else pieces.push([start, end])
  })
  // A crumb at an end is no cut.
  for (const piece of pieces) {
    if (piece[0] * length < touching) piece[0] = 0
    if ((1 - piece[1]) * length < touching) piece[1] = 1
  }
  return pieces
}

/** Where a line meets the edges of a polygon, as shares of the line. */
function crossings(from: Point, to: Point, points: readonly Point[]): readonly number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return points.flatMap((a, index): readonly number[] => {
    const b = points[(index + 1) % points.length] ?? a
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    const [ax, ay] = [a[0] - from[0], a[1] - from[1]]
    const across = dx * ey - dy * ex
    const scale = Math.hypot(dx, dy) * Math.hypot(ex, ey)
    if (scale === 0) return []
    if (Math.abs(across) < scale * 1e-9) {
      // Along the edge: its ends are where it may go in or out.
      const square = dx * dx + dy * dy
      return [ax * dx + ay * dy, (b[0] - from[0]) * dx + (b[1] - from[1]) * dy]
        .map((along) => along / square)
        .filter(isShare)
    }
    const share = (ax * ey - ay * ex) / across
    const onEdge = (ax * dy - ay * dx) / across
    return isShare(share) && onEdge > -1e-9 && onEdge < 1 + 1e-9 ? [share] : []
  })
}

function isShare(value: number): boolean {
  return value > 0 && value < 1
}

/** Not on the edge: what runs along it is seen. */
function isInside([x, y]: Point, { points, left, right, bottom, top }: Cover): boolean {
  if (x < left || x > right || y < bottom || y > top) return false
  let inside = false
  for (let k = 0, before = points.length - 1; k < points.length; before = k++) {
    const [a, b] = [points[before], points[k]]
    if (!a || !b) continue
    if (distance([x, y], a, b) < touching) return false
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
  }
  return inside
}

function distance([x, y]: Point, a: Point, b: Point): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const square = ex * ex + ey * ey
  const share = square === 0 ? 0 : ((x - a[0]) * ex + (y - a[1]) * ey) / square
  const near = Math.max(0, Math.min(1, share))
  return Math.hypot(x - a[0] - near * ex, y - a[1] - near * ey)
}

function between(from: Point, to: Point, share: number): Point {
  return plus(from, times([to[0] - from[0], to[1] - from[1]], share))
}

function boundsAround(points: readonly Point[]): Bounds {
  let [left, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, top] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  return { left, bottom, right, top }
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top
}
