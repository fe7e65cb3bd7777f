import type { Standing } from './footprint.ts'
import type { Point, Size } from './point.ts'
import type { Placement } from './seat.ts'
import { type FaceName, nearestStretch, seatOnWall } from './seat-on-wall.ts'
import type { Shell } from './shell/surfaces.ts'
import { standFree } from './stand-free.ts'
import { distanceToWall, wallFrame } from './wall-frame.ts'

export type Attach = 'floor' | 'wall' | 'ceiling' | 'worktop' | 'corner' | 'opening'

export type Seeker = {
  readonly size: Size
  /** What hangs on a wall never stands free. */
  readonly attach: Attach
  readonly elevation: number
  /** In plan, for where it stands free. */
  readonly rotation: number
  /** The face it sits on now. */
  readonly keep: FaceName | null
}

/** Floor items nearer than this to a wall (measured from their back) are drawn to it. */
const reach = 350

/** Where an item goes when a person points somewhere with its middle. */
export function seatItem(
  point: Point,
  item: Seeker,
  shell: Shell,
  neighbours: readonly Standing[],
  snaps: boolean,
): Placement {
  const { size, elevation, rotation, keep } = item
  const stretches = shell.seats
  const stretch = nearestStretch(point, stretches, keep)
  const isNear = stretch !== null && distanceToWall(wallFrame(stretch), point) < size.depth / 2 + reach
  const needsWall = item.attach === 'wall' || item.attach === 'opening'
  if (needsWall || (isNear && snaps)) {
    const seated = seatOnWall(point, size, stretches, neighbours, { snaps, elevation, keep })
    if (seated) return seated
  }
  return standFree(point, size, neighbours, { snaps, rotation, elevation })
}
