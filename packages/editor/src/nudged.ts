import {
  dot,
  type Opening,
  onFloor,
  type Placement,
  type Point,
  type Point3,
  placeFromFace,
  shellOf,
  type WallFace,
} from '@arredo/geometry'
import {
  changeOpening,
  moveRow,
  type Preview,
  type StandingRow,
  type Step,
  standingRow,
  step,
} from '@arredo/project'
import type { Selected } from './editor-state.ts'
import { fixtureStep } from './fixture/nudged-fixture.ts'

/** What hangs never comes to stand by being moved: it would not be taken for something that hangs any more. */
export const leastHeight = 10

/** What a step in the room means for what is selected; null for what is not moved by steps. */
export function nudgeStep(state: Preview, { kind, id }: Selected, by: Point3): Step | null {
  if (kind === 'opening') return openingStep(state, id, by)
  if (kind === 'fixture') return fixtureStep(state, id, by)
  const item = kind === 'row' ? standingRow(state.document, state.evaluation, id) : null
  if (!item) return null
  if (item.seat.on === 'opening') return openingStep(state, item.seat.opening, by)
  return step(moveRow, { row: id, placement: nudged(state, item, by) })
}

/** A step: along its wall and no further than its ends for what is seated, over the floor for what stands free. */
export function nudged(state: Preview, item: StandingRow, by: Point | Point3): Placement {
  const { placement } = item.row
  const face = faceOf(state, placement)
  if (!face) return shifted(state, item, by)

  const [along, out, up] = placement.at
  const least = Math.min(along, face.start)
  const last = Math.max(face.start, face.end - item.size.width, least)
  const wanted = along + dot([by[0], by[1]], face.frame.along)
  return { ...placement, at: [Math.min(last, Math.max(least, wanted)), out, raised(up, by[2] ?? 0)] }
}

/** Moved by a step, wherever that leads; what sits on a wall stays its own. */
export function shifted(state: Preview, { place, row }: StandingRow, by: Point | Point3): Placement {
  const up = raised(place.at[2], by[2] ?? 0)
  const at = [place.at[0] + by[0], place.at[1] + by[1], up] as const
  const face = faceOf(state, row.placement)
  if (!face) return { at, rotation: place.rotation, seat: onFloor }
  return { ...placeFromFace(face, { at, rotation: place.rotation }), seat: row.placement.seat }
}

function faceOf({ document }: Preview, { seat }: Placement): WallFace | undefined {
  return seat.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
}

/** What stands stays on the floor. */
function raised(height: number, by: number): number {
  return height > 0 ? Math.max(Math.min(height, leastHeight), height + by) : height
}

/** Along its wall; what one does not walk through also up and down. */
function openingStep({ document }: Preview, id: string, by: Point3): Step | null {
  const opening = document.openings[id]
  const wall = opening && shellOf(document).wall(opening.wall)
  if (!opening || !wall) return null
  const wanted = opening.offset + dot([by[0], by[1]], wall.along)
  const offset = Math.min(Math.max(0, wall.length - opening.width), Math.max(0, wanted))
  const sill = isRaised(opening) ? Math.max(0, opening.sill + by[2]) : opening.sill
  return step(changeOpening, { opening: id, change: { offset, sill } })
}

/** Doors and passages stand on the floor. */
export function isRaised({ kind }: Opening): boolean {
  return kind === 'window' || kind === 'niche'
}
