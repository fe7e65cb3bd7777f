import type { Standing } from './footprint.ts'
import type { Placement } from './placement.ts'
import type { Point, Size } from './point.ts'
import { nearestWall, seatOnWall } from './seat-on-wall.ts'
import { standFree } from './stand-free.ts'
import type { Wall, WallId } from './wall.ts'
import { distanceToWall, wallFrame } from './wall-frame.ts'

export type Seeker = {
  readonly size: Size
  /** What hangs on a wall never stands free. */
  readonly attach: 'floor' | 'wall' | 'ceiling' | 'worktop' | 'corner' | 'opening'
  readonly elevation: number
  readonly rotation: number
  readonly wall: WallId | null
}

/** Floor items nearer than this to a wall (measured from their back) are drawn to it. */
const reach = 350

/** Where an item goes when a person points somewhere with its middle. */
export function seatItem(
  point: Point,
  item: Seeker,
  walls: readonly Wall[],
  neighbours: readonly Standing[],
  snaps: boolean,
): Placement {
  const { size, elevation, rotation } = item
  const wall = nearestWall(point, walls, item.wall)
  const isNear = wall !== null && distanceToWall(wallFrame(wall), point) < size.depth / 2 + reach
  const needsWall = item.attach === 'wall' || item.attach === 'opening'
  if (needsWall || (isNear && snaps)) {
    const seated = seatOnWall(point, size, walls, neighbours, { snaps, elevation, keep: item.wall })
    if (seated) return seated
  }
  return standFree(point, size, neighbours, { snaps, rotation, elevation })
}
