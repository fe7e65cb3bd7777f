import {
  dot,
  type FaceName,
  minus,
  type Opening,
  type Placement,
  type WallFrame,
  type WallSide,
  wallFrame,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { carriedNote } from '../notes/carried-note.ts'
import type { HeirOf } from './heir-of.ts'

/**
 * After walls were cut or became one along the same line: what hangs on them or is cut into them is on another
 * record now and stands where it stood, in every alternative.
 */
export function reseated(before: ProjectDocument, after: ProjectDocument, heirOf: HeirOf): ProjectDocument {
  const moved = (face: FaceName, along: number, middle = along) => {
    const heir = heirOf(face, middle)
    const [was, is] = [frameOf(before, face), heir && frameOf(after, heir)]
    if (!heir || !was || !is) return null
    return { ...heir, length: is.length, along: along + dot(minus(was.origin, is.origin), is.along) }
  }
  const movedPlacement = (placement: Placement): Placement => {
    const { seat, at } = placement
    if (seat.on !== 'wall' && seat.on !== 'corner') return placement
    // What stands in a corner is measured from there, whichever wall it is.
    const isInCorner = seat.on === 'corner'
    const to = moved(seat, isInCorner ? cornerAlong(before, seat) : at[0])
    if (!to) return placement
    const { wall, side } = to
    if (!isInCorner) return { ...placement, at: [to.along, at[1], at[2]], seat: { on: 'wall', wall, side } }
    const end = side === seat.side ? seat.end : seat.end === 'from' ? 'to' : 'from'
    return { ...placement, seat: { ...seat, wall, side, end } }
  }
  const movedOpening = (opening: Opening): Opening => {
    const { wall, offset, width, side } = opening
    const to = moved({ wall, side: 'right' }, offset, offset + width / 2)
    if (!to) return opening
    if (to.side === 'right') return { ...opening, wall: to.wall, offset: to.along }
    return { ...opening, wall: to.wall, offset: to.length - to.along - width, side: otherSide(side) }
  }
  const seated = {
    ...after,
    openings: mapped(after.openings, movedOpening),
    fixtures: mapped(after.fixtures, (fixture) => {
      const placement = movedPlacement(fixture.placement)
      return placement === fixture.placement ? fixture : { ...fixture, placement }
    }),
    rows: mapped(after.rows, (row) => {
      if (!('placement' in row) || !row.placement) return row
      const placement = movedPlacement(row.placement)
      return placement === row.placement ? row : { ...row, placement }
    }),
  }
  const shiftOf = (from: FaceName, to: FaceName) => {
    const [was, is] = [frameOf(before, from), frameOf(after, to)]
    return was && is ? dot(minus(was.origin, is.origin), is.along) : 0
  }
  const heirs = { before, after: seated, heirOf, shiftOf }
  return { ...seated, notes: mapped(after.notes, (note) => carriedNote(heirs, note)) }
}

export function otherSide(side: WallSide): WallSide {
  return side === 'left' ? 'right' : 'left'
}

/** From the left of who looks at the face; null for a wall without ends. */
function frameOf({ walls, corners }: ProjectDocument, { wall, side }: FaceName): WallFrame | null {
  const record = walls[wall]
  const [from, to] = [corners[record?.from ?? '']?.at, corners[record?.to ?? '']?.at]
  if (!from || !to) return null
  return wallFrame(side === 'right' ? { from, to } : { from: to, to: from })
}

function cornerAlong(document: ProjectDocument, seat: FaceName & { readonly end: 'from' | 'to' }): number {
  const isLeft = (seat.end === 'from') === (seat.side === 'right')
  return isLeft ? 0 : (frameOf(document, seat)?.length ?? 0)
}

/** The same map where nothing in it changes. */
function mapped<Kept>(
  map: Readonly<Record<string, Kept>>,
  change: (record: Kept) => Kept,
): Readonly<Record<string, Kept>> {
  const entries = Object.entries(map).map(([id, record]) => [id, change(record)] as const)
  return entries.every(([id, record]) => map[id] === record) ? map : Object.fromEntries(entries)
}
