import type { Point } from '../point.ts'
import { cross, distance, minus } from '../vector.ts'
import type { WallLine } from './wall-line.ts'

export type NodePlaces = {
  /** West to east, then south to north: an order of the plan's own. */
  readonly places: readonly Point[]
  /** The node of a corner, by the corner's point itself. */
  of(corner: Point): Point
}

/** Corners nearer than this are one node; a wall this near to a node passes through it. */
export const joint = 1

/** Where walls end and where they cross. */
export function nodePlaces(lines: readonly WallLine[]): NodePlaces {
  const nodeOf = clustered(new Set(lines.flatMap(({ from, to }) => [from, to])))
  const corners = [...new Set(nodeOf.values())].sort(westToEast)
  const crossings: Point[] = []
  for (const place of crossingsOf(lines).sort(westToEast)) {
    if (!isNear(place, corners) && !isNear(place, crossings)) crossings.push(place)
  }
  return {
    places: crossings.length === 0 ? corners : [...corners, ...crossings].sort(westToEast),
    of: (corner) => nodeOf.get(corner) ?? corner,
  }
}

/** The first of the sorted places that is not west of x. */
export function firstFrom(x: number, places: readonly Point[]): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    const place = places[middle]
    if (place && place[0] < x) low = middle + 1
    else high = middle
  }
  return low
}

/** Every point with the westernmost of its cluster: a place somebody drew, in whatever order. */
function clustered(points: ReadonlySet<Point>): ReadonlyMap<Point, Point> {
  const sorted = [...points].sort(westToEast)
  const parents = sorted.map((_, index) => index)
  const rootOf = (index: number): number => {
    const parent = parents[index] ?? index
    if (parent === index) return index
    const root = rootOf(parent)
    parents[index] = root
    return root
  }
  sorted.forEach((point, index) => {
    for (let before = index - 1; before >= 0; before--) {
      const other = sorted[before]
      if (!other || point[0] - other[0] > joint) break
      if (Math.abs(point[1] - other[1]) > joint || distance(point, other) > joint) continue
      const [a, b] = [rootOf(index), rootOf(before)]
      parents[Math.max(a, b)] = Math.min(a, b)
    }
  })
  return new Map(sorted.map((point, index) => [point, sorted[rootOf(index)] ?? point]))
}

function crossingsOf(lines: readonly WallLine[]): Point[] {
  const boxes = lines
    .map((line) => ({
      line,
      west: Math.min(line.from[0], line.to[0]),
      east: Math.max(line.from[0], line.to[0]),
      south: Math.min(line.from[1], line.to[1]),
      north: Math.max(line.from[1], line.to[1]),
    }))
    .sort((a, b) => a.west - b.west)
  const found: Point[] = []
  boxes.forEach((a, index) => {
    for (let after = index + 1; after < boxes.length; after++) {
      const b = boxes[after]
      if (!b || b.west > a.east) break
      if (b.south > a.north || a.south > b.north) continue
      const place = crossing(a.line, b.line)
      if (place) found.push(place)
    }
  })
  return found
}

function crossing(a: WallLine, b: WallLine): Point | null {
  const turn = cross(a.along, b.along)
  if (Math.abs(turn) < 1e-9) return null
  const between = minus(b.from, a.from)
  const onA = cross(between, b.along) / turn
  const onB = cross(between, a.along) / turn
  if (onA <= 0 || onA >= a.length || onB <= 0 || onB >= b.length) return null
  return [a.from[0] + a.along[0] * onA, a.from[1] + a.along[1] * onA]
}

function isNear(point: Point, sorted: readonly Point[]): boolean {
  for (let index = firstFrom(point[0] - joint, sorted); index < sorted.length; index++) {
    const other = sorted[index]
    if (!other || other[0] - point[0] > joint) return false
    if (distance(point, other) <= joint) return true
  }
  return false
}

function westToEast(a: Point, b: Point): number {
  return a[0] - b[0] || a[1] - b[1]
}
