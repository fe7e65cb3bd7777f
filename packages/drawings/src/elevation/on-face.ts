import {
  type Point,
  type Seat,
  type Standing,
  spanOnWall,
  type WallFace,
  type WallFrame,
} from '@arredo/geometry'
import type { OpeningNow, StandingRow } from '@arredo/project'
import { kept } from '../kept.ts'

/** Something that is seen with a face of a wall, and what it takes of it. */
export type Seen = {
  readonly item: StandingRow
  readonly start: number
  readonly end: number
  /** How far before the face it begins. */
  readonly near: number
  readonly isTurned: boolean
}

export type OnFace = {
  /** What sits on the face or stands with its back to it: drawn with its fronts. */
  readonly items: readonly Seen[]
  /** What stands in the way of who looks: next to the wall, but not on it. */
  readonly before: readonly Seen[]
}

/** What stands further than this before a wall is not seen with it: an island is left out, the end of a run is not. */
const reach = 700
/** What stands on the floor and looks the same way belongs to the wall as far as this: a hob has its back to it too. */
const back = 350

export function onFace(
  face: WallFace,
  rows: readonly StandingRow[],
  openings: readonly OpeningNow[],
): OnFace {
  const carried = new Map(rows.map((row) => [row.id, row]))
  const items: Seen[] = []
  const before: Seen[] = []
  for (const item of rows) {
    if (!isNear(face.frame, item)) continue
    const seen = seenKept(item, [face.frame], () => seenOn(face, item))
    if (isOn(item, face, openings, carried, seen)) items.push(seen)
    else if (isBefore(seen, face)) before.push(seen)
  }
  return { items, before }
}

/** By the item: while one of them is dragged the others are not measured anew. */
const seenKept = kept<Seen>()

function seenOn({ frame }: WallFace, item: StandingRow): Seen {
  const { start, end, near } = spanOnWall(frame, item)
  const turn = (((item.place.rotation - frame.turn) % 360) + 360) % 360
  return { item, start, end, near, isTurned: turn > 0.01 && turn < 359.99 }
}

/** Told by one corner: of a house full of things most are nowhere near. */
function isNear({ origin, along, inward, length }: WallFrame, { place, size }: Standing): boolean {
  const [x, y] = [place.at[0] - origin[0], place.at[1] - origin[1]]
  const extent = Math.hypot(size.width, size.depth)
  const out = x * inward[0] + y * inward[1]
  const start = x * along[0] + y * along[1]
  return Math.abs(out) < extent + reach * 2 && start > -extent - reach && start < length + extent + reach
}

function isOn(
  { seat }: StandingRow,
  face: WallFace,
  openings: readonly OpeningNow[],
  rows: ReadonlyMap<string, StandingRow>,
  seen: Seen,
): boolean {
  switch (seat.on) {
    case 'opening':
      return openings.some(({ id, side }) => id === seat.opening && side === face.side)
    case 'wall':
    case 'corner':
      return isSeatedOn(seat, face)
    case 'floor':
      return !seen.isTurned && isBefore(seen, face) && seen.near < back
    case 'row':
    case 'slot': {
      const carrier = rows.get(seat.row)
      return carrier !== undefined && carrier.seat.on !== 'row' && carrier.seat.on !== 'slot'
        ? isOn(
            carrier,
            face,
            openings,
            rows,
            seenKept(carrier, [face.frame], () => seenOn(face, carrier)),
          )
        : false
    }
    case 'ceiling':
      return false
  }
}

function isSeatedOn(seat: Seat & { readonly on: 'wall' | 'corner' }, { wall, side }: WallFace): boolean {
  return seat.wall === wall && seat.side === side
}

/** In the room that the face looks into, and not behind its ends. */
function isBefore({ start, end, near, item }: Seen, face: WallFace): boolean {
  const overlap: Point = [Math.max(start, face.start), Math.min(end, face.end)]
  return overlap[1] - overlap[0] > 1 && near > -item.size.depth / 2 && near < reach
}
