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
): readonly NeighbourDistance[] {
  const edges = [
    ...walls.flatMap((wall) => edgesOf(wall.footprint)),
    ...others.filter((other) => heightsOverlap(item, other)).flatMap((other) => edgesOf(footprint(other))),
  ]
  return sides.flatMap((side) => {
    const found = lookouts.flatMap((share) => lookAlong(item, side, share, edges) ?? [])
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
  edges: readonly (readonly [Point, Point])[],
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
  const distance = Math.min(...edges.map((edge) => distanceAlong(from, way, edge)))
  if (!Number.isFinite(distance)) return null
  return { side, distance, from, to: plus(from, times(way, distance)) }
}

function edgesOf(polygon: readonly Point[]): readonly (readonly [Point, Point])[] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from])
}

/** How far a ray runs before it meets an edge; infinite when it never does. */
function distanceAlong(from: Point, way: Point, [a, b]: readonly [Point, Point]): number {
  const edge = minus(b, a)
  const turn = cross(way, edge)
  if (Math.abs(turn) < 1e-9) return Number.POSITIVE_INFINITY

  const toEdge = minus(a, from)
  const along = cross(toEdge, edge) / turn
  const share = cross(toEdge, way) / turn
  // A hair behind the side still counts as touching: what stands flush has distance 0.
  return along > -0.5 && share >= -1e-9 && share <= 1 + 1e-9 ? Math.max(0, along) : Number.POSITIVE_INFINITY
}
