import { standingsCollide } from './collision.ts'
import { fitsUnderCeiling } from './fits-under-ceiling.ts'
import type { Standing } from './footprint.ts'
import { openingOnFace } from './opening-on-face.ts'
import { placeOnFace } from './place-of.ts'
import type { Size } from './point.ts'
import type { Placement } from './seat.ts'
import { placementOnWall, spanOnWall } from './seat-on-wall.ts'
import type { Opening } from './shell/records.ts'
import type { Shell, Stretch, WallFace } from './shell/surfaces.ts'
import { wallFrame } from './wall-frame.ts'

export type FreeSpotOptions = {
  readonly elevation?: number
  /** Nothing is put before a door, or before a window it would cover. */
  readonly openings?: readonly Opening[]
}

/** The first gap along the walls, clockwise from the north wall, left to right; null when none is wide enough. */
export function nextFreeSpot(
  shell: Shell,
  occupied: readonly Standing[],
  size: Size,
  { elevation = 0, openings = [] }: FreeSpotOptions = {},
): Placement | null {
  // Under a slope only where nothing else is left.
  let tooLow: Placement | null = null
  for (const stretch of clockwiseFromNorth(shell)) {
    const face = shell.face(stretch.wall, stretch.side)
    if (!face) continue
    const frame = wallFrame(stretch)
    const before = openings
      .filter((opening) => opening.wall === stretch.wall && covers(opening, elevation, size))
      .map((opening) => openingOnFace(opening, face))
      .map(({ start, end }) => ({ start: start - stretch.start, end: end - stretch.start }))
    const spans = occupied.map((standing) => ({ standing, ...spanOnWall(frame, standing) }))
    // All else lies too far from the wall to be looked at for every start.
    const beside = spans.filter(({ near, far }) => near < size.depth && far > 0)
    const starts = [
      0,
      ...spans.map(({ end }) => end),
      ...before.map(({ end }) => end),
      ...risesTo(face, elevation + size.height).map((along) => along - stretch.start),
    ]
    for (const left of starts.sort((a, b) => a - b)) {
      const right = left + size.width
      if (left < 0 || right > frame.length + 1e-6) continue
      if (before.some(({ start, end }) => start < right && left < end)) continue

      const placement = placementOnWall(stretch, left, elevation)
      const place = placeOnFace(face, placement)
      const comer = { place, size }
      const isTaken = beside.some(
        ({ standing, start, end }) => start < right && left < end && standingsCollide(comer, standing),
      )
      if (isTaken) continue
      if (fitsUnderCeiling(comer, shell)) return placement
      tooLow ??= placement
    }
  }
  return tooLow
}

/** Along the rooms from the north wall: the one that faces south and lies furthest north. */
export function clockwiseFromNorth({ rooms, seats }: Shell): readonly Stretch[] {
  const ofRooms = rooms.flatMap(({ sides }) => sides)
  const chained = [...ofRooms, ...seats.filter((stretch) => !ofRooms.includes(stretch))]
  let north = 0
  chained.forEach((stretch, index) => {
    const best = chained[north]
    if (best && northness(stretch) > northness(best)) north = index
  })
  return [...chained.slice(north), ...chained.slice(0, north)]
}

/** Where the top of a sloping face comes to a height, from the left. */
function risesTo({ top }: WallFace, height: number): readonly number[] {
  return top.slice(1).flatMap(([along, after], index) => {
    const [from, before] = top[index] ?? [along, after]
    const rises = before < height && after >= height && along > from
    return rises ? [from + ((height - before) / (after - before)) * (along - from)] : []
  })
}

function northness(stretch: Stretch): number {
  const facesSouth = wallFrame(stretch).inward[1] < -0.99
  return facesSouth ? (stretch.from[1] + stretch.to[1]) / 2 : Number.NEGATIVE_INFINITY
}

function covers(opening: Opening, elevation: number, size: Size): boolean {
  return elevation < opening.sill + opening.height && opening.sill < elevation + size.height
}
