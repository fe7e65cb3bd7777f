import { crossesWall } from './collision.ts'
import { footprintCentre, type Standing } from './footprint.ts'
import type { Place } from './seat.ts'
import { spanOnWall } from './seat-on-wall.ts'
import type { ShellWall } from './shell/surfaces.ts'
import { times } from './vector.ts'
import { toWall } from './wall-frame.ts'

/** Moved out of the walls it reaches into, to the side its middle is on: what is turned beside a wall needs more space. */
export function clearOfWalls({ place, size }: Standing, walls: readonly ShellWall[]): Place {
  let clear = place
  for (const wall of walls) {
    const standing = { place: clear, size }
    if (!crossesWall(standing, wall)) continue
    const { left, right } = wall.faces
    const centre = footprintCentre(standing)
    const face = toWall(left.frame, centre).across > toWall(right.frame, centre).across ? left : right
    const { near } = spanOnWall(face.frame, standing)
    const [x, y] = times(face.frame.inward, Math.max(0, -near))
    clear = { ...clear, at: [clear.at[0] + x, clear.at[1] + y, clear.at[2]] }
  }
  return clear
}
