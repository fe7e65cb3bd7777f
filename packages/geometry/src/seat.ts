import type { Point3 } from './point.ts'
import type { OpeningId, WallId, WallSide } from './shell/records.ts'

export type WallEnd = 'from' | 'to'

/** What a thing hangs on or stands on; it goes where that goes. */
export type Seat =
  | { readonly on: 'floor' }
  | { readonly on: 'wall'; readonly wall: WallId; readonly side: WallSide }
  | { readonly on: 'corner'; readonly wall: WallId; readonly side: WallSide; readonly end: WallEnd }
  | { readonly on: 'ceiling' }
  /** Another item carries it, such as a worktop its tap. */
  | { readonly on: 'row'; readonly row: string }
  | { readonly on: 'opening'; readonly opening: OpeningId }
  /** Inside another item, in one of its compartments. */
  | { readonly on: 'slot'; readonly row: string; readonly slot: string }

/**
 * Where an item belongs, in the own space of its seat. `at` is the left back corner of its bottom, seen from
 * its front: on the floor x, y and z of the plan; on a wall's face along it from the viewer's left, out of it
 * and up; in a corner from that corner, out and up; under a ceiling x, y and how far its top hangs below; in an
 * opening how far it is off its middle, out and up; on another item in that item's frame.
 */
export type Placement = { readonly at: Point3; readonly rotation: number; readonly seat: Seat }

/**
 * Where an item stands in plan: the left back corner of its bottom, its local x axis running along its back
 * from left to right, turned by `rotation` degrees counter-clockwise.
 */
export type Place = { readonly at: Point3; readonly rotation: number }

export const onFloor: Seat = { on: 'floor' }
