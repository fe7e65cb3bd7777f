import { centredOn, footprint, nextFreeSpot, type Placement, roomOutlines, type Size } from '@arredo/geometry'
import { type DeskState, standingRows } from '@arredo/project'

/** Where an article goes without a pointer: along the walls, else beside what stands there, never inside it. */
export function freePlace({ document, evaluation }: DeskState, size: Size, elevation: number): Placement {
  const walls = Object.values(document.walls)
  const openings = Object.values(document.openings)
  const others = standingRows(document, evaluation)
  const spot = nextFreeSpot(walls, others, size, { elevation, openings })
  if (spot) return spot

  const corners = roomOutlines(walls).flatMap((outline) => outline.corners)
  const occupied = others.flatMap((standing) => [...footprint(standing)])
  if (occupied.length === 0) return centredOn(middleOf(corners), elevation, 0, size)

  const end = Math.max(...occupied.map(([x]) => x))
  const back = Math.max(...occupied.map(([, y]) => y))
  return { at: [end, back, elevation], rotation: 0, wall: null }
}

function middleOf(corners: readonly (readonly [number, number])[]): readonly [number, number] {
  if (corners.length === 0) return [0, 0]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
