import { centredOn, footprint, itemAxes, type Standing } from './footprint.ts'
import type { Point, Size } from './point.ts'
import { onFloor, type Placement } from './seat.ts'
import { nearestWithin } from './snap.ts'
import { dot, plus, times } from './vector.ts'

export type StandOptions = {
  readonly snaps: boolean
  readonly rotation: number
  readonly elevation?: number
}

/** Free on the floor, centred on the point; its edges line up with those of its neighbours. */
export function standFree(
  point: Point,
  size: Size,
  neighbours: readonly Standing[],
  { snaps, rotation, elevation = 0 }: StandOptions,
): Placement {
  const whole: Point = [Math.round(point[0]), Math.round(point[1])]
  if (!snaps) return { ...centredOn(whole, elevation, rotation, size), seat: onFloor }

  const { right, forward } = itemAxes(rotation)
  const byRight = shiftAlong(right, whole, size.width, neighbours)
  const byForward = shiftAlong(forward, whole, size.depth, neighbours)
  const centre = plus(whole, plus(times(right, byRight), times(forward, byForward)))
  return { ...centredOn(centre, elevation, rotation, size), seat: onFloor }
}

/** How far to move along an axis so that an edge or the middle meets one of a neighbour's. */
function shiftAlong(axis: Point, centre: Point, extent: number, neighbours: readonly Standing[]): number {
  const middle = dot(centre, axis)
  const half = extent / 2
  const targets: number[] = []
  for (const neighbour of neighbours) {
    const [a, b, c, d] = footprint(neighbour)
    const places = [dot(a, axis), dot(b, axis), dot(c, axis), dot(d, axis)] as const
    const start = Math.min(...places)
    const end = Math.max(...places)
    targets.push(start - half, start + half, (start + end) / 2, end - half, end + half)
  }
  return (nearestWithin(middle, targets) ?? middle) - middle
}
