import { crossesWall } from './collision.ts'
import type { Standing } from './footprint.ts'
import type { Placement } from './placement.ts'
import { spanOnWall } from './seat-on-wall.ts'
import { times } from './vector.ts'
import type { Wall } from './wall.ts'
import { wallFrame } from './wall-frame.ts'

/** Moved out of the walls it reaches into, straight into the room: what is turned beside a wall needs more space. */
export function clearOfWalls({ placement, size }: Standing, walls: readonly Wall[]): Placement {
  let clear = placement
  for (const wall of walls) {
    if (!crossesWall({ placement: clear, size }, wall)) continue
    const frame = wallFrame(wall)
    const { near } = spanOnWall(frame, { placement: clear, size })
    const [x, y] = times(frame.inward, Math.max(0, -near))
    clear = { ...clear, at: [clear.at[0] + x, clear.at[1] + y, clear.at[2]] }
  }
  return clear
}
