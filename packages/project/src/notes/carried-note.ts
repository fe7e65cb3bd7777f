import { dot, type FaceName, minus, openingOnFace, type Point, shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import type { HeirOf } from '../room/heir-of.ts'
import type { Anchor, DrawingName, Note } from '../room-records.ts'
import { fromOwn, toOwn, wallSpace } from './own-space.ts'

/** By how much what is measured along a face is further along the one that took over. */
export type ShiftOf = (from: FaceName, to: FaceName) => number

export type Heirs = {
  readonly before: ProjectDocument
  readonly after: ProjectDocument
  readonly heirOf: HeirOf
  readonly shiftOf: ShiftOf
}

/**
 * After walls were cut or became one: a note written on one of them is on the nearest part, and what it is tied to
 * is that part, at the same spot.
 */
export function carriedNote(heirs: Heirs, note: Note): Note {
  const { drawing } = note
  const heir = drawing.on === 'face' ? heirs.heirOf(drawing, alongOf(heirs.before, note)) : null
  const shift = drawing.on === 'face' && heir ? heirs.shiftOf(drawing, heir) : 0
  const isElsewhere =
    drawing.on === 'face' && heir !== null && (heir.wall !== drawing.wall || heir.side !== drawing.side)
  const next: DrawingName = isElsewhere && heir ? { on: 'face', wall: heir.wall, side: heir.side } : drawing
  const moved = ([x, y]: Point): Point => [x + shift, y]
  const tied = (anchor: Anchor) => carriedAnchor(heirs, anchor, { was: drawing, is: next, moved })

  const base = { id: note.id, drawing: next }
  const carried = carriedParts(note, base, moved, tied)
  return isSameNote(note, carried) ? note : carried
}

function carriedParts(
  note: Note,
  base: Pick<Note, 'id' | 'drawing'>,
  moved: (point: Point) => Point,
  tied: (anchor: Anchor) => Anchor,
): Note {
  if (note.kind === 'dimension') return { ...note, ...base, from: tied(note.from), to: tied(note.to) }
  if (note.kind === 'text')
    return { ...note, ...base, at: moved(note.at), leader: note.leader && tied(note.leader) }
  return { ...note, ...base, at: moved(note.at) }
}

function isSameNote(one: Note, two: Note): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

type Drawings = {
  readonly was: DrawingName
  readonly is: DrawingName
  readonly moved: (point: Point) => Point
}

function carriedAnchor(
  { before, after, heirOf }: Heirs,
  anchor: Anchor,
  { was, is, moved }: Drawings,
): Anchor {
  if (!anchor.to) return { ...anchor, at: moved(anchor.at) }
  if (anchor.to.kind !== 'wall') return anchor
  const { id } = anchor.to
  const face = { wall: id, side: 'right' } as const
  const space = wallSpace(before, was, id)
  const point = space && fromOwn(space, anchor.at)
  const onPlan = point && was.on === 'plan' ? alongRight(before, id, point) : 0
  const heir = is.on === 'face' && was.on === 'face' && was.wall === id ? is.wall : heirOf(face, onPlan)?.wall
  if (heir === undefined) return anchor
  const to = { kind: 'wall', id: heir } as const
  const own = wallSpace(after, is, heir)
  if (!point || !own) return { ...anchor, to }
  const [u, v] = toOwn(own, moved(point))
  return { at: [exact(u), exact(v)], to }
}

/** Corners and edges are told by their shares being 0 or 1. */
function exact(share: number): number {
  const nearest = Math.round(share)
  return Math.abs(share - nearest) < 1e-9 ? nearest : share
}

function alongRight(document: ProjectDocument, wall: string, point: Point): number {
  const frame = shellOf(document).face(wall, 'right')?.frame
  return frame ? dot(minus(point, frame.origin), frame.along) : 0
}

/** Where along its face a note belongs: where it points, or where it is written. */
function alongOf(document: ProjectDocument, note: Note): number {
  const { drawing } = note
  const anchors = note.kind === 'dimension' ? [note.from, note.to] : note.kind === 'text' ? [note.leader] : []
  const known = anchors.flatMap((anchor) => (anchor && anchorAlong(document, drawing, anchor)) ?? [])
  if (known.length > 0) return known.reduce((sum, along) => sum + along, 0) / known.length
  return note.kind === 'dimension' ? 0 : note.at[0]
}

function anchorAlong(document: ProjectDocument, drawing: DrawingName, { at, to }: Anchor): number | null {
  if (!to) return at[0]
  const face = drawing.on === 'face' ? shellOf(document).face(drawing.wall, drawing.side) : undefined
  if (!face) return null
  switch (to.kind) {
    case 'wall': {
      const space = wallSpace(document, drawing, to.id)
      return space && fromOwn(space, at)[0]
    }
    case 'opening': {
      const opening = document.openings[to.id]
      if (opening?.wall !== face.wall) return null
      const { start, end } = openingOnFace(opening, face)
      return start + (end - start) * at[0]
    }
    case 'row':
    case 'fixture': {
      const record = to.kind === 'row' ? document.rows[to.id] : document.fixtures[to.id]
      const placement = record && 'placement' in record ? record.placement : null
      const seat = placement?.seat
      const isHere = seat?.on === 'wall' && seat.wall === face.wall && seat.side === face.side
      return placement && isHere ? placement.at[0] : null
    }
  }
}
