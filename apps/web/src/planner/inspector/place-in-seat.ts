import { type Placement, shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '@arredo/project'

/** Where something is in the space of what it hangs on, as a person measures it. */
export type PlaceInSeat = { readonly left: number; readonly out: number; readonly up: number }

/** On a wall from where its face begins, which is where a tape is laid, out of it and up. */
export function placeInSeat(document: ProjectDocument, { at, seat }: Placement): PlaceInSeat {
  const [along, out, up] = at
  return { left: along - startOf(document, seat), out, up }
}

/** The same, back in the space of its seat. */
export function placementAt(
  document: ProjectDocument,
  placement: Placement,
  change: Partial<PlaceInSeat>,
): Placement {
  const { left, out, up } = { ...placeInSeat(document, placement), ...change }
  return { ...placement, at: [left + startOf(document, placement.seat), out, up] }
}

function startOf(document: ProjectDocument, seat: Placement['seat']): number {
  return seat.on === 'wall' ? (shellOf(document).face(seat.wall, seat.side)?.start ?? 0) : 0
}
