import { footprintCentre, itemToPlan } from './footprint.ts'
import { openingOnFace } from './opening-on-face.ts'
import type { Point, Size } from './point.ts'
import type { Place, Placement } from './seat.ts'
import { ceilingAt } from './shell/ceiling.ts'
import { isInRoom } from './shell/found-rooms.ts'
import { middleOf } from './shell/middle.ts'
import type { Opening, OpeningId } from './shell/records.ts'
import type { FoundRoom, Shell, WallFace } from './shell/surfaces.ts'
import { normalTurn } from './vector.ts'
import { defaultWallHeight } from './wall-defaults.ts'
import { fromWall, toWall } from './wall-frame.ts'

/** The hole an article needs, in its own frame: from its left and from its bottom. */
export type Cut = {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** What the places of things depend on, besides themselves. */
export type Ground = {
  readonly shell: Shell
  readonly openings: Readonly<Record<OpeningId, Opening>>
  /** The place of another item, or null where it does not stand. */
  readonly placeOfRow: (row: string) => Place | null
}

export type Seated = { readonly placement: Placement; readonly size: Size; readonly cut?: Cut | undefined }

/** Where something stands in plan; null where what it hangs on is not there. */
export function placeOf({ placement, size, cut }: Seated, ground: Ground): Place | null {
  const { at, rotation, seat } = placement
  const { shell } = ground
  switch (seat.on) {
    case 'floor':
      return { at, rotation }
    case 'ceiling': {
      // Under its middle: what reaches from wall to wall has its corners on them, in no room.
      const floored = { place: { at, rotation }, size }
      const ceiling = ceilingOver(shell, footprintCentre(floored))
      return { at: [at[0], at[1], ceiling - at[2] - size.height], rotation }
    }
    case 'wall': {
      const face = shell.face(seat.wall, seat.side)
      return face ? placeOnFace(face, placement) : null
    }
    case 'corner': {
      const face = shell.face(seat.wall, seat.side)
      if (!face) return null
      const isLeft = (seat.end === 'from') === (seat.side === 'right')
      const start = face.stretches[0]?.start ?? face.start
      const end = face.stretches.at(-1)?.end ?? face.end
      const along = isLeft ? start + at[0] : end - at[0] - size.width
      return placeOnFace(face, { at: [along, at[1], at[2]], rotation })
    }
    case 'opening': {
      const opening = ground.openings[seat.opening]
      const face = opening && shell.face(opening.wall, opening.side)
      if (!face) return null
      const { start, end } = openingOnFace(opening, face)
      const hole = cut ?? { at: [0, 0], width: size.width, height: size.height }
      const left = (start + end - hole.width) / 2 - hole.at[0]
      return placeOnFace(face, {
        at: [left + at[0], at[1], opening.sill - hole.at[1] + at[2]],
        rotation,
      })
    }
    case 'row':
    case 'slot': {
      const carrier = ground.placeOfRow(seat.row)
      if (!carrier) return null
      const [x, y] = itemToPlan(carrier, [at[0], at[1]])
      return { at: [x, y, carrier.at[2] + at[2]], rotation: normalTurn(carrier.rotation + rotation) }
    }
  }
}

export function placeOnFace({ frame }: WallFace, { at, rotation }: Place): Place {
  const [x, y] = fromWall(frame, { along: at[0], across: at[1] })
  return { at: [x, y, at[2]], rotation: normalTurn(frame.turn + rotation) }
}

/** The same place, seen from a wall's face. */
export function placeFromFace({ frame }: WallFace, { at, rotation }: Place): Place {
  const { along, across } = toWall(frame, [at[0], at[1]])
  return { at: [along, across, at[2]], rotation: normalTurn(rotation - frame.turn) }
}

export function roomAt({ rooms }: Shell, point: Point): FoundRoom | null {
  return rooms.find((room) => isInRoom(point, room)) ?? null
}

export function ceilingOver(shell: Shell, point: Point): number {
  const room = roomAt(shell, point)
  return room ? ceilingAt(room, point) : defaultWallHeight
}

/** Well inside the largest room; the origin where there is none. */
export function middleOfPlan({ rooms }: Shell): Point {
  const [largest] = rooms.toSorted((one, two) => two.area - one.area)
  return largest ? middleOf(largest) : [0, 0]
}
