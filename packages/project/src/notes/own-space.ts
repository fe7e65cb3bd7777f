import {
  dot,
  footprint,
  fromWall,
  lowestTop,
  minus,
  openingOnFace,
  type Point,
  plus,
  type Standing,
  shellOf,
  spanOnWall,
  times,
  type WallFace,
  type WallId,
} from '@arredo/geometry'
import type { Preview } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import { openingsNow } from '../room/openings-now.ts'
import type { Anchor, DrawingName } from '../room-records.ts'
import { standingFixture } from '../standing-fixtures.ts'
import { standingRow } from '../standing-rows.ts'

export type AnchoredTo = NonNullable<Anchor['to']>

/** What a record takes of a drawing: left back (bottom), right back, right front (top), left front. */
export type OwnSpace = readonly [Point, Point, Point, Point]

/** What stands further than this before a wall is not seen with it. */
const reach = 700

/** Null where the record is not there, or not on that drawing. */
export function ownSpace(
  { document, evaluation }: Preview,
  drawing: DrawingName,
  { kind, id }: AnchoredTo,
): OwnSpace | null {
  const shell = shellOf(document)
  const face = drawing.on === 'face' ? shell.face(drawing.wall, drawing.side) : null
  if (face === undefined) return null
  switch (kind) {
    case 'row':
    case 'fixture': {
      const standing = kind === 'row' ? standingRow(document, evaluation, id) : standingFixture(document, id)
      if (!standing) return null
      return face ? frontOf(face, standing) : footprint(standing)
    }
    case 'opening': {
      const opening = openingsNow(document, evaluation).find((each) => each.id === id)
      const wall = opening && shell.wall(opening.wall)
      if (!opening || !wall) return null
      if (face) {
        const { start, end } = openingOnFace(opening, face)
        return face.wall === wall.id ? box(start, opening.sill, end, opening.sill + opening.height) : null
      }
      const { start, end } = openingOnFace(opening, wall.faces.right)
      const at = (along: number, across: number) => fromWall(wall.faces.right.frame, { along, across })
      const { thickness } = wall
      return [at(start, 0), at(end, 0), at(end, -thickness), at(start, -thickness)]
    }
    case 'wall':
      return wallSpace(document, drawing, id)
  }
}

/** What a wall takes of a drawing, whatever stands there. */
export function wallSpace(document: ProjectDocument, drawing: DrawingName, id: WallId): OwnSpace | null {
  const shell = shellOf(document)
  const wall = shell.wall(id)
  if (!wall) return null
  if (drawing.on === 'face') {
    const face = shell.face(drawing.wall, drawing.side)
    return face?.wall === id ? box(face.start, 0, face.end, heightOf(face)) : null
  }
  const { right, left } = wall.faces
  const on = ({ frame }: WallFace, along: number) => fromWall(frame, { along, across: 0 })
  return [on(right, right.start), on(right, right.end), on(left, left.start), on(left, left.end)]
}

function frontOf(face: WallFace, standing: Standing): OwnSpace | null {
  const { start, end, near } = spanOnWall(face.frame, standing)
  const { depth, height } = standing.size
  const isSeen = near > -depth && near < reach && end > face.start - reach && start < face.end + reach
  const bottom = standing.place.at[2]
  return isSeen ? box(start, bottom, end, bottom + height) : null
}

function heightOf(face: WallFace): number {
  return Math.max(lowestTop(face, face.start, face.end), ...face.top.map(([, height]) => height))
}

function box(left: number, bottom: number, right: number, top: number): OwnSpace {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}

/** The point at these shares of a record's width and depth. */
export function fromOwn([a, b, c, d]: OwnSpace, [u, v]: Point): Point {
  return between(between(a, d, v), between(b, c, v), u)
}

/** The shares of the nearest point of the record. */
export function toOwn([a, b, c, d]: OwnSpace, point: Point): Point {
  const [width, depth] = [minus(b, a), minus(d, a)]
  const out: Point = [-width[1], width[0]]
  const v = share(dot(minus(point, a), out), dot(depth, out))
  const [left, right] = [between(a, d, v), between(b, c, v)]
  const across = minus(right, left)
  return [share(dot(minus(point, left), across), dot(across, across)), v]
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole))
}

/** Exact at both ends. */
function between(from: Point, to: Point, part: number): Point {
  return part === 1 ? to : plus(from, times(minus(to, from), part))
}
