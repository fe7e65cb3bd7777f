import { heightsOverlap } from './collision.ts'
import { footprint, itemAxes, itemToPlan, type Standing } from './footprint.ts'
import type { Point } from './point.ts'
import type { ShellWall } from './shell/surfaces.ts'
import { cross, minus, plus, times } from './vector.ts'

export type ItemSide = 'left' | 'right' | 'front' | 'back'

/** The clear way from one side of an item to what comes next there. */
export type NeighbourDistance = {
  readonly side: ItemSide
  readonly distance: number
  readonly from: Point
  readonly to: Point
}

const sides: readonly ItemSide[] = ['left', 'right', 'front', 'back']

/** Where a side is looked along: its middle first, so that equal distances are drawn there. */
const lookouts = [0.5, 0.02, 0.98]

/** Distances to the four neighbours, walls or items of the same height; a side with nothing beyond it is left out. */
export function neighbourDistances(
  item: Standing,
  others: readonly Standing[],
  walls: readonly ShellWall[],
  wanted: readonly ItemSide[] = sides,
): readonly NeighbourDistance[] {
  const outlines = [
    ...walls.map((wall) => outlineOf(wall.footprint)),
    ...others.filter((other) => heightsOverlap(item, other)).map((other) => outlineOf(footprint(other))),
  ]
  return wanted.flatMap((side) => {
    const found = lookouts.flatMap((share) => lookAlong(item, side, share, outlines) ?? [])
    const nearest = found.reduce<NeighbourDistance | null>(
      (best, next) => (best && best.distance <= next.distance + 1e-6 ? best : next),
      null,
    )
    return nearest ? [nearest] : []
  })
}

/** The unit vector out of a side, in plan. */
export function outOf(side: ItemSide, rotation: number): Point {
  const { right, forward } = itemAxes(rotation)
  if (side === 'right') return right
  if (side === 'left') return times(right, -1)
  if (side === 'front') return forward
  return times(forward, -1)
}

function lookAlong(
  item: Standing,
  side: ItemSide,
  share: number,
  outlines: readonly Outline[],
): NeighbourDistance | null {
  const { width, depth } = item.size
  const local: Readonly<Record<ItemSide, Point>> = {
    left: [0, depth * share],
    right: [width, depth * share],
    front: [width * share, depth],
    back: [width * share, 0],
  }
  const from = itemToPlan(item.place, local[side])
  const way = outOf(side, item.place.rotation)
  let distance = Number.POSITIVE_INFINITY
  for (const outline of outlines) {
    if (mayMeet(from, way, outline)) distance = Math.min(distance, distanceAlong(from, way, outline.corners))
  }
  if (!Number.isFinite(distance)) return null
  return { side, distance, from, to: plus(from, times(way, distance)) }
}

/** A polygon and the circle around it. */
type Outline = {
  readonly corners: readonly Point[]
  readonly x: number
  readonly y: number
  readonly radius: number
}

const known = new WeakMap<readonly Point[], Outline>()

function outlineOf(corners: readonly Point[]): Outline {
  const last = known.get(corners)
  if (last) return last

  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const radius = Math.hypot(east - west, north - south) / 2 + touching
  const outline = { corners, x: (west + east) / 2, y: (south + north) / 2, radius }
  known.set(corners, outline)
  return outline
}

/** A hair behind the side still counts as touching: what stands flush has distance 0. */
const touching = 0.5

/** Every step of a drag looks past everything in the house, a dozen times: most of it lies beside the way. */
function mayMeet(from: Point, way: Point, { x, y, radius }: Outline): boolean {
  const [toX, toY] = [x - from[0], y - from[1]]
  return Math.abs(way[0] * toY - way[1] * toX) <= radius && way[0] * toX + way[1] * toY >= -radius
}

/** How far a ray runs before it meets an edge; infinite when it never does. */
function distanceAlong(from: Point, way: Point, corners: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY
  corners.forEach((a, index) => {
    const edge = minus(corners[(index + 1) % corners.length] ?? a, a)
    const turn = cross(way, edge)
    if (Math.abs(turn) < 1e-9) return

    const toEdge = minus(a, from)
    const along = cross(toEdge, edge) / turn
    const share = cross(toEdge, way) / turn
    const meets = along > -touching && share >= -1e-9 && share <= 1 + 1e-9
    if (meets) nearest = Math.min(nearest, Math.max(0, along))
  })
  return nearest
}
