import { collides } from './collision.ts'
import { centredOn, footprint, type Standing } from './footprint.ts'
import { nextFreeSpot } from './next-free-spot.ts'
import { middleOfPlan } from './place-of.ts'
import type { Size } from './point.ts'
import { onFloor, type Placement } from './seat.ts'
import type { Opening } from './shell/records.ts'
import type { Shell } from './shell/surfaces.ts'

/**
 * Where something goes without a pointer: along the walls, else into the middle, else beside what stands there,
 * never inside it.
 */
export function freePlacement(
  shell: Shell,
  openings: readonly Opening[],
  others: readonly Standing[],
  size: Size,
  elevation: number,
): Placement {
  const alongWalls = nextFreeSpot(shell, others, size, { elevation, openings })
  if (alongWalls) return alongWalls

  const place = centredOn(middleOfPlan(shell), elevation, 0, size)
  const isFree = others.length === 0 || !collides({ place, size }, others, shell.walls)
  if (isFree) return { ...place, seat: onFloor }

  const taken = others.flatMap((standing) => [...footprint(standing)])
  const end = Math.max(...taken.map(([x]) => x))
  const back = Math.max(...taken.map(([, y]) => y))
  return { at: [end, back, elevation], rotation: 0, seat: onFloor }
}
