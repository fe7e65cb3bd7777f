import { footprint, type Standing } from './footprint.ts'
import type { Placement } from './placement.ts'
import type { Point, Size } from './point.ts'
import { nearestWithin } from './snap.ts'
import type { Wall, WallId } from './wall.ts'
import { distanceToWall, fromWall, toWall, type WallFrame, wallFrame } from './wall-frame.ts'

export type SeatOptions = {
  readonly snaps: boolean
  /** Height of the bottom above the floor. */
  readonly elevation?: number
  /** The wall it sits on now: kept near a corner until another one is clearly nearer. */
  readonly keep?: WallId | null
}

/** How much nearer another wall must be before an item jumps to it. */
const reluctance = 150

/** Flush on the nearest wall, back to it, centred on the point as far as the wall and what it snaps to allow. */
export function seatOnWall(
  point: Point,
  size: Size,
  walls: readonly Wall[],
  neighbours: readonly Standing[],
  { snaps, elevation = 0, keep = null }: SeatOptions,
): Placement | null {
  const wall = nearestWall(point, walls, keep)
  if (!wall) return null

  const frame = wallFrame(wall)
  const last = frame.length - size.width
  const wanted = toWall(frame, point).along - size.width / 2
  const left = last <= 0 ? last / 2 : Math.min(last, Math.max(0, wanted))
  const targets = snaps ? snapTargets(frame, size, elevation, neighbours) : []
  const snapped = nearestWithin(
    left,
    targets.filter((target) => target >= 0 && target <= last),
  )
  return placementOnWall(wall, frame, snapped ?? Math.round(left), elevation)
}

/** The placement of an item whose left end is `left` from the wall's start. */
export function placementOnWall(wall: Wall, frame: WallFrame, left: number, elevation: number): Placement {
  const [x, y] = fromWall(frame, { along: left, across: 0 })
  return { at: [x, y, elevation], rotation: frame.turn, wall: wall.id }
}

export function nearestWall(point: Point, walls: readonly Wall[], keep: WallId | null = null): Wall | null {
  let nearest: Wall | null = null
  let least = Number.POSITIVE_INFINITY
  for (const wall of walls) {
    const away = distanceToWall(wallFrame(wall), point) - (wall.id === keep ? reluctance : 0)
    if (away >= least) continue
    least = away
    nearest = wall
  }
  return nearest
}

/** What a neighbour takes of a wall, seen from it. */
export function spanOnWall(frame: WallFrame, standing: Standing) {
  const corners = footprint(standing).map((corner) => toWall(frame, corner))
  const along = corners.map((corner) => corner.along)
  const across = corners.map((corner) => corner.across)
  return {
    start: Math.min(...along),
    end: Math.max(...along),
    near: Math.min(...across),
    far: Math.max(...across),
  }
}

function snapTargets(
  frame: WallFrame,
  size: Size,
  elevation: number,
  neighbours: readonly Standing[],
): readonly number[] {
  const last = frame.length - size.width
  const targets = [0, last, last / 2]
  for (const neighbour of neighbours) {
    const span = spanOnWall(frame, neighbour)
    if (span.near >= size.depth || span.far <= 0) continue

    const bottom = neighbour.placement.at[2]
    const beside = bottom < elevation + size.height && elevation < bottom + neighbour.size.height
    if (beside) targets.push(span.end, span.start - size.width)
    // Above or below: a wall unit lines up with the base unit under it.
    else targets.push(span.start, span.end - size.width)
  }
  return targets
}
