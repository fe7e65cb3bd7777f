import type { Point, Size } from './point.ts'
import type { Place } from './seat.ts'
import { direction, dot, minus, plus, times } from './vector.ts'

/** Something that stands in the room. */
export type Standing = { readonly place: Place; readonly size: Size }

/** The item's own axes in plan: `right` along its back, `forward` out of its front (to the right of `right`). */
export function itemAxes(rotation: number): { readonly right: Point; readonly forward: Point } {
  const right = direction(rotation)
  return { right, forward: [right[1], -right[0]] }
}

/** A point of the item's own frame (x from its left, y forward from its back) in plan. */
export function itemToPlan(place: Place, [x, y]: Point): Point {
  const { right, forward } = itemAxes(place.rotation)
  return plus([place.at[0], place.at[1]], plus(times(right, x), times(forward, y)))
}

export function planToItem(place: Place, point: Point): Point {
  const { right, forward } = itemAxes(place.rotation)
  const offset = minus(point, [place.at[0], place.at[1]])
  return [dot(offset, right), dot(offset, forward)]
}

export type Footprint = readonly [Point, Point, Point, Point]

const known = new WeakMap<Standing, Footprint>()

/** Left back, right back, right front, left front: clockwise. Worked out once for what stands where it stood. */
export function footprint(standing: Standing): Footprint {
  const last = known.get(standing)
  if (last) return last

  const { place, size } = standing
  const corners: Footprint = [
    itemToPlan(place, [0, 0]),
    itemToPlan(place, [size.width, 0]),
    itemToPlan(place, [size.width, size.depth]),
    itemToPlan(place, [0, size.depth]),
  ]
  known.set(standing, corners)
  return corners
}

export function footprintCentre({ place, size }: Standing): Point {
  return itemToPlan(place, [size.width / 2, size.depth / 2])
}

/** The place whose footprint is centred on a point. */
export function centredOn(centre: Point, elevation: number, rotation: number, size: Size): Place {
  const { right, forward } = itemAxes(rotation)
  const [x, y] = minus(centre, plus(times(right, size.width / 2), times(forward, size.depth / 2)))
  return { at: [x, y, elevation], rotation }
}

/** Turned about the centre of its footprint. */
export function turned(standing: Standing, rotation: number): Place {
  return centredOn(footprintCentre(standing), standing.place.at[2], rotation, standing.size)
}
