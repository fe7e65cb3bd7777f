import {
  type CornerId,
  distanceToWall,
  type FaceName,
  shellOf,
  spanOnWall,
  type WallFace,
  type WallId,
} from '@arredo/geometry'
import type { AlternativeId, ProjectDocument, Row, RowId } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { isFollower } from '../is-follower.ts'
import { isPlaced, type PlacedRow } from '../placed-row.ts'
import { standingRow } from '../standing-rows.ts'
import { isOver, type Limits, type OnFace, pushedAlong, type Span } from './pushed-along.ts'

/** Rows of one alternative that have no room any more on the face they sit on. */
export type Misfits = FaceName & { readonly alternative: AlternativeId; readonly rows: readonly RowId[] }

export type BetweenJoints = { readonly document: ProjectDocument; readonly misfits: readonly Misfits[] }

/**
 * After walls changed: what sat between two joints and would reach into the next wall slides along its own one as
 * far as it must, and pushes what is before it, in every alternative. What does not fit stays, and is named.
 */
export function betweenJoints(
  before: ProjectDocument,
  after: ProjectDocument,
  evaluate: (document: ProjectDocument, alternative: AlternativeId) => Evaluation,
): BetweenJoints {
  if (before.corners === after.corners && before.walls === after.walls)
    return { document: after, misfits: [] }

  const rows: Record<RowId, Row> = {}
  const misfits: Misfits[] = []
  for (const [alternative, faces] of grouped(changedFaces(before, after), (face) => face.alternative)) {
    const state = { before, after, evaluation: evaluate(after, alternative) }
    for (const face of faces) {
      const pushed = pushedOnFace(state, face)
      for (const [id, by] of pushed.slides) {
        const row = after.rows[id]
        if (isPlaced(row)) rows[id] = slid(row, by)
      }
      const { wall, side } = face.is
      if (pushed.misfits.length > 0) misfits.push({ wall, side, alternative, rows: pushed.misfits })
    }
  }
  const isSame = Object.keys(rows).length === 0
  return { document: isSame ? after : { ...after, rows: { ...after.rows, ...rows } }, misfits }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function slid(row: PlacedRow, by: number): PlacedRow {
  const [along, out, up] = row.placement.at
  return { ...row, placement: { ...row.placement, at: [along + by, out, up] } }
}

/** A face of which joints lie elsewhere now, and what sits on it in one alternative. */
type ChangedFace = {
  readonly alternative: AlternativeId
  readonly was: WallFace
  readonly is: WallFace
  readonly rows: readonly PlacedRow[]
}

function changedFaces(before: ProjectDocument, after: ProjectDocument): readonly ChangedFace[] {
  const [shellBefore, shellAfter] = [shellOf(before), shellOf(after)]
  const faces = new Map<string, ChangedFace & { readonly rows: PlacedRow[] }>()
  for (const row of Object.values(after.rows)) {
    const seat = isPlaced(row) ? row.placement.seat : null
    if (!isPlaced(row) || isFollower(row) || seat?.on !== 'wall') continue
    const [was, is] = [shellBefore.face(seat.wall, seat.side), shellAfter.face(seat.wall, seat.side)]
    // Walls that nobody touched are the same objects.
    if (!was || !is || was === is || !isSeatKept(row, before.rows[row.id])) continue
    if (!isBetweenTheSame(before, after, seat.wall) || piecesOf(was, is).every(isSamePiece)) continue
    const { alternative } = row
    const name = [alternative, seat.wall, seat.side].join('\n')
    const face = faces.get(name) ?? { alternative, was, is, rows: [] }
    face.rows.push(row)
    faces.set(name, face)
  }
  return [...faces.values()]
}

function isSeatKept({ placement: { seat } }: PlacedRow, other: Row | undefined): boolean {
  if (!isPlaced(other)) return false
  const was = other.placement.seat
  return was.on === 'wall' && seat.on === 'wall' && was.wall === seat.wall && was.side === seat.side
}

/** A wall that was cut or became one with another leaves everything where it is. */
function isBetweenTheSame(before: ProjectDocument, after: ProjectDocument, wall: string): boolean {
  const [was, is] = [before.walls[wall], after.walls[wall]]
  return was?.from === is?.from && was?.to === is?.to
}

/** What lies between two joints; the whole face where other walls end on it now. */
type Piece = { readonly was: Limits; readonly is: Limits }

function piecesOf(was: WallFace, is: WallFace): readonly Piece[] {
  if (was.stretches.length === 0 || was.stretches.length !== is.stretches.length) return [{ was, is }]
  return was.stretches.map((stretch, index) => ({ was: stretch, is: is.stretches[index] ?? is }))
}

function isSamePiece({ was, is }: Piece): boolean {
  return Math.abs(was.start - is.start) < dust && Math.abs(was.end - is.end) < dust
}

function isShorter({ was, is }: Piece): boolean {
  return is.end - is.start < was.end - was.start - dust
}

/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-3

type Change = {
  readonly before: ProjectDocument
  readonly after: ProjectDocument
  readonly evaluation: Evaluation
}

function pushedOnFace(change: Change, face: ChangedFace) {
  const slides = new Map<RowId, number>()
  const misfits: RowId[] = []
  const items = face.rows.flatMap((row) => itemOn(change, face, row) ?? [])
  for (const piece of piecesOf(face.was, face.is)) {
    const own = items.filter(
      ({ start, end }) => start >= piece.was.start - dust && end <= piece.was.end + dust,
    )
    if (own.length === 0 || isSamePiece(piece)) continue
    const others = isShorter(piece) ? obstaclesOn(change, face, piece, own) : []
    const pushed = pushedClear(own, others, piece.is)
    for (const [id, by] of pushed.slides) slides.set(id, by)
    misfits.push(...pushed.misfits)
  }
  return { slides, misfits }
}

type RowOnFace = OnFace<RowId>

/** Clear of what stands across the corner too, where there is room for that. */
function pushedClear(own: readonly RowOnFace[], others: readonly RowOnFace[], limits: Limits) {
  const clear = others.length === 0 ? null : pushedAlong([...own, ...others], limits)
  return clear?.isSettled ? clear : pushedAlong(own, limits)
}

function itemOn(change: Change, face: ChangedFace, row: PlacedRow): RowOnFace | null {
  const spans = spansOf(change, face, row.id)
  return (
    spans && { ...spans.was, id: row.id, by: spans.is.start - spans.was.start, isFast: row.locked === true }
  )
}

/** What sits in the corners and on other walls goes with them, and does not give way. */
function obstaclesOn(
  change: Change,
  face: ChangedFace,
  piece: Piece,
  own: readonly RowOnFace[],
): readonly RowOnFace[] {
  const depth = Math.max(...own.map(({ far }) => far))
  const near = wallsMeeting(change.after, face.is)
  return Object.values(change.after.rows).flatMap((row) => {
    if (!isPlaced(row) || isFollower(row) || row.alternative !== face.alternative || isOn(face.is, row))
      return []
    const { seat } = row.placement
    const isNear = (seat.on === 'wall' || seat.on === 'corner') && near.has(seat.wall)
    const spans = isNear ? spansOf(change, face, row.id) : null
    if (!spans || spans.is.near >= depth || spans.is.far <= 0) return []
    const [was, is] = [within(spans.was, piece.was), within(spans.is, piece.is)]
    const span = { ...spans.was, start: was.start, end: was.start + is.end - is.start }
    const isThere = was.start < was.end && is.start < is.end && !own.some((item) => isOver(item, span))
    return isThere ? { ...span, id: row.id, by: is.start - was.start, isFast: true } : []
  })
}

/** Itself and those that end on it or near it. */
function wallsMeeting({ walls, corners }: ProjectDocument, { frame }: WallFace): ReadonlySet<WallId> {
  const isNear = (corner: CornerId) => {
    const at = corners[corner]?.at
    return at !== undefined && distanceToWall(frame, at) < meeting
  }
  return new Set(Object.values(walls).flatMap(({ id, from, to }) => (isNear(from) || isNear(to) ? id : [])))
}

/** Millimetres: more than the thickness of most walls. */
const meeting = 500

function isOn({ wall, side }: WallFace, { placement: { seat } }: PlacedRow): boolean {
  return seat.on === 'wall' && seat.wall === wall && seat.side === side
}

function within({ start, end }: Limits, limits: Limits): Limits {
  return { start: Math.max(start, limits.start), end: Math.min(end, limits.end) }
}

/** What a row took and takes of a face; null for one that does not stand. */
function spansOf({ before, after, evaluation }: Change, { was, is }: ChangedFace, id: RowId) {
  const [stood, stands] = [standingRow(before, evaluation, id), standingRow(after, evaluation, id)]
  if (!stood || !stands) return null
  const spanOn = (face: WallFace, standing: typeof stood): Span => {
    const bottom = standing.place.at[2]
    return { ...spanOnWall(face.frame, standing), bottom, top: bottom + standing.size.height }
  }
  return { was: spanOn(was, stood), is: spanOn(is, stands) }
}
