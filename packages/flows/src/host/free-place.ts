import {
  centredOn,
  footprint,
  middleOfPlan,
  nextFreeSpot,
  onFloor,
  type Placement,
  type Size,
  shellOf,
} from '@arredo/geometry'
import { type DeskState, openingsNow, standingRows } from '@arredo/project'

/** Where an article goes without a pointer: along the walls, else beside what stands there, never inside it. */
export function freePlace({ document, evaluation }: DeskState, size: Size, elevation: number): Placement {
  const shell = shellOf(document)
  const openings = openingsNow(document, evaluation)
  const others = standingRows(document, evaluation)
  const spot = nextFreeSpot(shell, others, size, { elevation, openings })
  if (spot) return spot

  const occupied = others.flatMap((standing) => [...footprint(standing)])
  if (occupied.length === 0) {
    return { ...centredOn(middleOfPlan(shell), elevation, 0, size), seat: onFloor }
  }
  const end = Math.max(...occupied.map(([x]) => x))
  const back = Math.max(...occupied.map(([, y]) => y))
  return { at: [end, back, elevation], rotation: 0, seat: onFloor }
}
