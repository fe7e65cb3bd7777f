import { footprint, type Standing } from './footprint.ts'
import type { Point, Size } from './point.ts'
import type { Placement } from './seat.ts'
import type { WallId, WallSide } from './shell/records.ts'
import type { Stretch } from './shell/surfaces.ts'
import { nearestWithin } from './snap.ts'
import { distanceToWall, toWall, type WallFrame, wallFrame } from './wall-frame.ts'

export type FaceName = { readonly wall: WallId; readonly side: WallSide }

export type SeatOptions = {
  readonly snaps: boolean
  /** Height of the bottom above the floor. */
  readonly elevation?: number
  /** The face it sits on now: kept near a corner until another one is clearly nearer. */
  readonly keep?: FaceName | null
}

/** How much nearer another wall must be before an item jumps to it. */
const reluctance = 150

/** Flush on the nearest wall, back to it, centred on the point as far as the wall and what it snaps to allow. */
export function seatOnWall(
  point: Point,
  size: Size,
  stretches: readonly Stretch[],
  neighbours: readonly Standing[],
  { snaps, elevation = 0, keep = null }: SeatOptions,
): Placement | null {
  const stretch = nearestStretch(point, stretches, keep)
  if (!stretch) return null

  const frame = wallFrame(stretch)
  const last = frame.length - size.width
  const wanted = toWall(frame, point).along - size.width / 2
  const left = last <= 0 ? last / 2 : Math.min(last, Math.max(0, wanted))
  const targets = snaps ? snapTargets(frame, size, elevation, neighbours) : []
  const snapped = nearestWithin(
    left,
    targets.filter((target) => target >= 0 && target <= last),
  )
  return placementOnWall(stretch, snapped ?? Math.round(left), elevation)
}

/** The placement of an item whose left end is `left` from where the stretch begins. */
export function placementOnWall(stretch: Stretch, left: number, elevation: number): Placement {
  const { wall, side } = stretch
  return { at: [stretch.start + left, 0, elevation], rotation: 0, seat: { on: 'wall', wall, side } }
}

export function nearestStretch(
  point: Point,
  stretches: readonly Stretch[],
  keep: FaceName | null = null,
): Stretch | null {
  let nearest: Stretch | null = null
  let least = Number.POSITIVE_INFINITY
  for (const stretch of stretches) {
    const isKept = stretch.wall === keep?.wall && stretch.side === keep.side
    const frame = wallFrame(stretch)
    // From behind a wall one does not mean its face.
    const behind = toWall(frame, point).across < -stretch.thickness / 2 ? stretch.thickness : 0
    const away = distanceToWall(frame, point) + behind - (isKept ? reluctance : 0)
    if (away >= least) continue
    least = away
    nearest = stretch
  }
  return nearest
}

/** What a neighbour takes of a wall, seen from it. */
export function spanOnWall(frame: WallFrame, standing: Standing) {
  let [start, end, near, far] = [Infinity, -Infinity, Infinity, -Infinity]
  // Asked of all that stands in a house, several times for every move of a hand: no lists on the way.
  for (const corner of footprint(standing)) {
    const { along, across } = toWall(frame, corner)
    start = Math.min(start, along)
    end = Math.max(end, along)
    near = Math.min(near, across)
    far = Math.max(far, across)
  }
  return { start, end, near, far }
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

    const bottom = neighbour.place.at[2]
    const beside = bottom < elevation + size.height && elevation < bottom + neighbour.size.height
    if (beside) targets.push(span.end, span.start - size.width)
    // Above or below: a wall unit lines up with the base unit under it, a hood with the middle of its hob.
    else targets.push(span.start, span.end - size.width, (span.start + span.end - size.width) / 2)
  }
  return targets
}
