import type { Placement, Seat } from '@arredo/geometry'
import type { ProjectDocument, Row } from './document.ts'
import type { Anchor, DrawingName, Note } from './room-records.ts'
import { isSpecial } from './specials.ts'
import { tradeOfProject } from './trade-sheet.ts'

/** What records of a kind are called from now on. */
export type Renaming = {
  readonly alternative: (id: string) => string
  readonly row: (id: string) => string
  readonly wall: (id: string) => string
  readonly opening: (id: string) => string
  readonly group: (id: string) => string
  readonly corner: (id: string) => string
  readonly room: (id: string) => string
  readonly fixture: (id: string) => string
  readonly note: (id: string) => string
  readonly underlay: (id: string) => string
  readonly view: (id: string) => string
}

const same = (id: string) => id

/** Everything stays called as it is. */
export const sameNames: Renaming = {
  alternative: same,
  row: same,
  wall: same,
  opening: same,
  group: same,
  corner: same,
  room: same,
  fixture: same,
  note: same,
  underlay: same,
  view: same,
}

/** A project of its own, in whose records nothing is called as in another's. */
export function withNewIds(document: ProjectDocument, newId: () => string): ProjectDocument {
  const naming = (): ((id: string) => string) => {
    const known = new Map<string, string>()
    return (id) => {
      const name = known.get(id) ?? newId()
      known.set(id, name)
      return name
    }
  }
  const named: Renaming = {
    ...{ alternative: naming(), row: naming(), wall: naming(), opening: naming(), group: naming() },
    ...{ corner: naming(), room: naming(), fixture: naming() },
    ...{ note: naming(), underlay: naming(), view: naming() },
  }
  const { header } = document
  return {
    ...document,
    header: { ...header, activeAlternative: named.alternative(header.activeAlternative) },
    alternatives: renewed(document.alternatives, (one) => ({ ...one, id: named.alternative(one.id) })),
    corners: renewed(document.corners, (one) => ({ ...one, id: named.corner(one.id) })),
    walls: renewed(document.walls, (one) => ({
      ...one,
      id: named.wall(one.id),
      from: named.corner(one.from),
      to: named.corner(one.to),
    })),
    rooms: renewed(document.rooms, (one) => ({
      ...one,
      id: named.room(one.id),
      slopes: one.slopes.map((slope) => ({ ...slope, wall: named.wall(slope.wall) })),
      exceptions: Object.fromEntries(
        Object.entries(one.exceptions).map(([wall, finish]) => [named.wall(wall), finish]),
      ),
    })),
    openings: renewed(document.openings, (one) => ({
      ...one,
      id: named.opening(one.id),
      wall: named.wall(one.wall),
    })),
    rows: renewed(document.rows, (row) => renamedRow(row, named)),
    fixtures: renewed(document.fixtures, (one) => ({
      ...one,
      id: named.fixture(one.id),
      placement: renamedPlacement(one.placement, named),
    })),
    notes: renewed(document.notes, (one) => renamedNote(one, named)),
    underlays: renewed(document.underlays, (one) => ({ ...one, id: named.underlay(one.id) })),
    views: renewed(document.views, (one) => ({ ...one, id: named.view(one.id) })),
    trade: Object.fromEntries(
      Object.entries(document.trade).map(([id, entry]) => [
        id === tradeOfProject ? id : named.row(id),
        entry,
      ]),
    ),
  }
}

/** A row with everything it names: its alternative, what it sits on, what it follows, what it is special about, its group. */
export function renamedRow(row: Row, named: Renaming): Row {
  const own = {
    id: named.row(row.id),
    alternative: named.alternative(row.alternative),
    ...(isSpecial(row) && { special: { ...row.special, of: named.row(row.special.of) } }),
  }
  if (!('placement' in row)) return { ...row, ...own }
  const inRoom = {
    placement: row.placement ? renamedPlacement(row.placement, named) : null,
    ...(row.group === undefined ? {} : { group: named.group(row.group) }),
  }
  if (row.kind !== 'article') return { ...row, ...own, ...inRoom }
  const { auto, worked } = row
  return {
    ...row,
    ...own,
    ...inRoom,
    ...(auto ? { auto: { ...auto, of: auto.of.map(named.row) } } : {}),
    ...(worked
      ? { worked: { ...worked, cuts: worked.cuts.map((cut) => ({ ...cut, row: named.row(cut.row) })) } }
      : {}),
  }
}

function renamedPlacement(placement: Placement, named: Renaming): Placement {
  const seat = renamedSeat(placement.seat, named)
  return seat === placement.seat ? placement : { ...placement, seat }
}

function renamedSeat(seat: Seat, named: Renaming): Seat {
  switch (seat.on) {
    case 'wall':
    case 'corner':
      return { ...seat, wall: named.wall(seat.wall) }
    case 'opening':
      return { ...seat, opening: named.opening(seat.opening) }
    case 'row':
    case 'slot':
      return { ...seat, row: named.row(seat.row) }
    default:
      return seat
  }
}

function renamedNote(note: Note, named: Renaming): Note {
  const tied = (anchor: Anchor): Anchor => {
    if (!anchor.to) return anchor
    const { kind, id: to } = anchor.to
    return {
      ...anchor,
      to: { kind, id: named[kind](to) },
    }
  }
  const own = { id: named.note(note.id), drawing: renamedDrawing(note.drawing, named) }
  if (note.kind === 'dimension') return { ...note, ...own, from: tied(note.from), to: tied(note.to) }
  return note.kind === 'text'
    ? { ...note, ...own, leader: note.leader && tied(note.leader) }
    : { ...note, ...own }
}

function renamedDrawing(drawing: DrawingName, { wall }: Renaming): DrawingName {
  return drawing.on === 'face' ? { ...drawing, wall: wall(drawing.wall) } : drawing
}

function renewed<Kept extends { readonly id: string }>(
  map: Readonly<Record<string, Kept>>,
  renew: (record: Kept) => Kept,
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(
    Object.values(map)
      .map(renew)
      .map((record) => [record.id, record]),
  )
}
