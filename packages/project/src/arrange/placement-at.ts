import {
  itemToPlan,
  normalTurn,
  onFloor,
  type Place,
  type Placement,
  type Point3,
  placeFromFace,
  planToItem,
  type Shell,
  type Size,
  shellOf,
  type WallFace,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import type { StandingRow } from '../standing-rows.ts'

/**
 * The placement of an item that is to stand elsewhere in plan. It keeps its seat as long as it is neither turned nor
 * drawn away from it; what leaves its seat or has none is seated where its back meets a wall, else it stands free.
 */
export function placementAt(document: ProjectDocument, item: StandingRow, to: Place): Placement {
  const { placement } = item.row
  const { seat } = placement
  const place: Place = { at: tidy(to.at), rotation: normalTurn(to.rotation) }
  const isTurned = place.rotation !== normalTurn(item.place.rotation)
  const shell = shellOf(document)
  switch (seat.on) {
    case 'opening':
      return placement
    case 'row':
    case 'slot':
      return { ...onCarrier(item, place), seat }
    case 'ceiling': {
      // It hangs as far below the ceiling as it did, however high that is over there.
      const [x, y, z] = place.at
      const below = placement.at[2] - (z - item.place.at[2])
      return { at: tidy([x, y, below]), rotation: place.rotation, seat }
    }
    case 'wall':
    case 'corner': {
      const face = shell.face(seat.wall, seat.side)
      const own = face && !isTurned ? alongFace(face, item, place) : null
      return own ?? seatedBehind(shell, place, item.size) ?? { ...place, seat: onFloor }
    }
    default:
      return seatedBehind(shell, place, item.size) ?? { ...place, seat: onFloor }
  }
}

/** Crumbs of turning there and back are no distance. */
const flush = 1e-3

/** Along the face it sits on; null where it is drawn off it, pushed into it or out over its ends. */
function alongFace(face: WallFace, { row, size }: StandingRow, place: Place): Placement | null {
  const { at, rotation } = placeFromFace(face, place)
  if (at[0] >= face.end || at[0] + size.width <= face.start) return null
  if (Math.abs(at[1] - row.placement.at[1]) > flush) return null
  return { at: tidy(at), rotation, seat: { on: 'wall', wall: face.wall, side: face.side } }
}

function seatedBehind(shell: Shell, place: Place, { width }: Size): Placement | null {
  for (const { wall, side, start, end } of shell.seats) {
    const face = shell.face(wall, side)
    if (!face) continue
    const { at, rotation } = placeFromFace(face, place)
    const [along, across, up] = at
    const isOn = Math.abs(across) < flush && along > start - flush && along + width < end + flush
    if (isOn && (rotation < flush || rotation > 360 - flush)) {
      return { at: tidy([along, 0, up]), rotation: 0, seat: { on: 'wall', wall, side } }
    }
  }
  return null
}

/** In the frame of what carries it, which is found from where it stands now. */
function onCarrier({ place: now, row }: StandingRow, place: Place): Place {
  const [x, y, z] = row.placement.at
  const rotation = normalTurn(now.rotation - row.placement.rotation)
  const [left, back] = itemToPlan({ at: now.at, rotation }, [-x, -y])
  const carrier: Place = { at: [left, back, now.at[2] - z], rotation }
  const [along, out] = planToItem(carrier, [place.at[0], place.at[1]])
  return {
    at: tidy([along, out, place.at[2] - carrier.at[2]]),
    rotation: normalTurn(place.rotation - rotation),
  }
}

/** To a millionth of a millimetre, so that there and back is the same. */
function tidy([x, y, z]: Point3): Point3 {
  const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
  return [round(x), round(y), round(z)]
}
