import type { Placement } from './placement.ts'
import type { Point, Size } from './point.ts'
import { direction, dot, minus, plus, times } from './vector.ts'

/** Something that stands in the room. */
export type Standing = { readonly placement: Placement; readonly size: Size }

/** The item's own axes in plan: `right` along its back, `forward` out of its front (to the right of `right`). */
export function itemAxes(rotation: number): { readonly right: Point; readonly forward: Point } {
  const right = direction(rotation)
  return { right, forward: [right[1], -right[0]] }
}

/** A point of the item's own frame (x from its left, y forward from its back) in plan. */
export function itemToPlan(placement: Placement, [x, y]: Point): Point {
  const { right, forward } = itemAxes(placement.rotation)
  return plus([placement.at[0], placement.at[1]], plus(times(right, x), times(forward, y)))
}

export function planToItem(placement: Placement, point: Point): Point {
  const { right, forward } = itemAxes(placement.rotation)
  const offset = minus(point, [placement.at[0], placement.at[1]])
  return [dot(offset, right), dot(offset, forward)]
}

/** Left back, right back, right front, left front: clockwise. */
export function footprint({ placement, size }: Standing): readonly [Point, Point, Point, Point] {
  return [
    itemToPlan(placement, [0, 0]),
    itemToPlan(placement, [size.width, 0]),
    itemToPlan(placement, [size.width, size.depth]),
    itemToPlan(placement, [0, size.depth]),
  ]
}

export function footprintCentre({ placement, size }: Standing): Point {
  return itemToPlan(placement, [size.width / 2, size.depth / 2])
}

/** The placement whose footprint is centred on a point; seated on no wall. */
export function centredOn(centre: Point, elevation: number, rotation: number, size: Size): Placement {
  const { right, forward } = itemAxes(rotation)
  const [x, y] = minus(centre, plus(times(right, size.width / 2), times(forward, size.depth / 2)))
  return { at: [x, y, elevation], rotation, wall: null }
}

/** Turned about the centre of its footprint; what is turned leaves its wall. */
export function turned(standing: Standing, rotation: number): Placement {
  return centredOn(footprintCentre(standing), standing.placement.at[2], rotation, standing.size)
}
