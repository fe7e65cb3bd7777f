import { standingsCollide } from './collision.ts'
import type { Standing } from './footprint.ts'
import type { Placement } from './placement.ts'
import type { Size } from './point.ts'
import { roomOutlines } from './room-outline.ts'
import { placementOnWall, spanOnWall } from './seat-on-wall.ts'
import type { Opening, Wall } from './wall.ts'
import { wallFrame } from './wall-frame.ts'

export type FreeSpotOptions = {
  readonly elevation?: number
  /** Nothing is put before a door, or before a window it would cover. */
  readonly openings?: readonly Opening[]
}

/** The first gap along the walls, clockwise from the north wall, left to right; null when none is wide enough. */
export function nextFreeSpot(
  walls: readonly Wall[],
  occupied: readonly Standing[],
  size: Size,
  { elevation = 0, openings = [] }: FreeSpotOptions = {},
): Placement | null {
  for (const wall of clockwiseFromNorth(walls)) {
    const frame = wallFrame(wall)
    const before = openings.filter((opening) => opening.wall === wall.id && covers(opening, elevation, size))
    const starts = [
      0,
      ...occupied.map((standing) => spanOnWall(frame, standing).end),
      ...before.map(({ offset, width }) => offset + width),
    ]
    for (const left of starts.sort((a, b) => a - b)) {
      const right = left + size.width
      if (left < 0 || right > frame.length + 1e-6) continue
      if (before.some(({ offset, width }) => offset < right && left < offset + width)) continue

      const placement = placementOnWall(wall, frame, left, elevation)
      if (!occupied.some((standing) => standingsCollide({ placement, size }, standing))) return placement
    }
  }
  return null
}

/** Along the room from its north wall: the one that faces south and lies furthest north. */
export function clockwiseFromNorth(walls: readonly Wall[]): readonly Wall[] {
  const chained = roomOutlines(walls).flatMap((outline) => outline.walls)
  let north = 0
  chained.forEach((wall, index) => {
    const best = chained[north]
    if (best && northness(wall) > northness(best)) north = index
  })
  return [...chained.slice(north), ...chained.slice(0, north)]
}

function northness(wall: Wall): number {
  const facesSouth = wallFrame(wall).inward[1] < -0.99
  return facesSouth ? (wall.from[1] + wall.to[1]) / 2 : Number.NEGATIVE_INFINITY
}

function covers(opening: Opening, elevation: number, size: Size): boolean {
  return elevation < opening.sill + opening.height && opening.sill < elevation + size.height
}
