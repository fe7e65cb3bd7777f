import type { Point3 } from './point.ts'
import type { WallId } from './wall.ts'

/**
 * Where an item stands. `at` is the left back corner of its bottom, seen from the front; its local x
 * axis runs along the back from left to right, turned by `rotation` degrees counter-clockwise in plan.
 */
export type Placement = {
  readonly at: Point3
  readonly rotation: number
  /** The wall it is seated on, or null when it stands free. */
  readonly wall: WallId | null
}
