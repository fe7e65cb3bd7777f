import { dot, onFloor, type Placement, type Point, placeFromFace, shellOf } from '@arredo/geometry'
import type { Preview, StandingRow } from '@arredo/project'

/** A step in plan: along its wall and no further than its ends for what is seated, over the floor for what stands free. */
export function nudged(state: Preview, item: StandingRow, by: Point): Placement {
  const { placement } = item.row
  const { seat } = placement
  const face = seat.on === 'wall' ? shellOf(state.document).face(seat.wall, seat.side) : undefined
  if (!face) return shifted(state, item, by)

  const [along, out, up] = placement.at
  const least = Math.min(along, face.start)
  const last = Math.max(face.start, face.end - item.size.width, least)
  return { ...placement, at: [Math.min(last, Math.max(least, along + dot(by, face.frame.along))), out, up] }
}

/** Moved by a step in plan, wherever that leads; what sits on a wall stays its own. */
export function shifted({ document }: Preview, { place, row }: StandingRow, [x, y]: Point): Placement {
  const at = [place.at[0] + x, place.at[1] + y, place.at[2]] as const
  const { seat } = row.placement
  const face = seat.on === 'wall' ? shellOf(document).face(seat.wall, seat.side) : undefined
  if (!face) return { at, rotation: place.rotation, seat: onFloor }
  return { ...placeFromFace(face, { at, rotation: place.rotation }), seat }
}
