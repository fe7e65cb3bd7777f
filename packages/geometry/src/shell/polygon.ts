import type { Point } from '../point.ts'
import { distance } from '../vector.ts'

/** Millimetres: points nearer than this are one, and this near to the line of its neighbours a point is no corner. */
const crumb = 1e-7

/** Positive when counter-clockwise. */
export function signedArea(points: readonly Point[]): number {
  const [origin] = points
  if (!origin) return 0
  let twice = 0
  let last = origin
  for (const point of points) {
    // From the first point, not from far away: a room a kilometre off keeps its square millimetres.
    twice += (last[0] - origin[0]) * (point[1] - origin[1]) - (last[1] - origin[1]) * (point[0] - origin[0])
    last = point
  }
  return twice / 2
}

export function perimeterOf(points: readonly Point[]): number {
  return edgesOf(points).reduce((sum, [from, to]) => sum + distance(from, to), 0)
}

export function edgesOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point])
}

/** Without doubled points, points on a straight line, and spikes that lead there and back. */
export function tidy(points: readonly Point[]): readonly Point[] {
  let kept = withoutDoubles(points)
  for (;;) {
    const straightened = withoutStraight(kept)
    if (straightened.length === kept.length) return kept
    kept = withoutDoubles(straightened)
  }
}

/** Clockwise or not, from its north-western corner on: dust must not choose where a polygon begins. */
export function fromNorthWest(points: readonly Point[]): readonly Point[] {
  return startingAt(points, northWestmost(points))
}

export function startingAt<T>(ring: readonly T[], first: number): readonly T[] {
  return first === 0 ? ring : [...ring.slice(first), ...ring.slice(0, first)]
}

/** The furthest north, and of these the furthest west; of neighbours in nearly one place the first. */
export function northWestmost(points: readonly Point[]): number {
  let best = 0
  points.forEach((point, index) => {
    const other = points[best]
    if (other && southEastness(point, other) < 0) best = index
  })
  const [place, last] = [points[best], points.at(-1)]
  if (best > 0 || !place || !last || southEastness(last, place) !== 0) return best
  return points.findLastIndex((point) => southEastness(point, place) !== 0) + 1
}

/** Sorts from north to south, then from west to east, deaf to dust. */
export function southEastness(a: Point, b: Point): number {
  return whole(b[1]) - whole(a[1]) || whole(a[0]) - whole(b[0])
}

function whole(length: number): number {
  return Math.round(length * 1000 + 0.25)
}

function withoutDoubles(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || !isSame(last, point)) kept.push(point)
  }
  const [first] = kept
  while (first && kept.length > 1 && isSame(kept.at(-1) ?? first, first)) kept.pop()
  return kept
}

function withoutStraight(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  let last = points.at(-1)
  points.forEach((point, index) => {
    // Of two points nearly in one place the first may be gone already: the last is judged by what is left.
    const next = points[index + 1] ?? kept[0]
    if (!last || !next || isStraight(last, point, next)) return
    kept.push(point)
    last = point
  })
  return kept
}

function isSame(a: Point, b: Point): boolean {
  return a === b || (Math.abs(a[0] - b[0]) <= crumb && Math.abs(a[1] - b[1]) <= crumb)
}

function isStraight(last: Point, point: Point, next: Point): boolean {
  const [x, y] = [next[0] - last[0], next[1] - last[1]]
  const turn = (point[0] - last[0]) * y - (point[1] - last[1]) * x
  return turn * turn <= crumb * crumb * (x * x + y * y)
}
