import {
  type CornerId,
  cross,
  distance,
  distanceToWall,
  dot,
  minus,
  type Point,
  plus,
  type Shell,
  shellOf,
  times,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { cornersAt } from './change-walls.ts'

/** A corner this near to a wall's line lies on it. */
const joint = 1
/** A neighbour nearly in line with the wall cannot guide its end. */
const leastTurn = 0.1

/**
 * Where corners go when a wall is moved sideways, to its right: its ends slide along the walls that meet there,
 * so that those keep their direction, and what ends on it comes along.
 */
export function movedWall(document: ProjectDocument, id: WallId, by: number): ReadonlyMap<CornerId, Point> {
  const wall = document.walls[id]
  const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
  const moves = new Map<CornerId, Point>()
  if (!wall || !from || !to) return moves

  const line = { from: from.at, to: to.at }
  const { inward, along } = wallFrame(line)
  const ends = new Set([...cornersAt(document, wall.from), ...cornersAt(document, wall.to)])
  for (const corner of Object.values(document.corners)) {
    const isOnIt = ends.has(corner.id) || distanceToWall(wallFrame(line), corner.at) < joint
    if (!isOnIt) continue
    const guide = guideOf(document, id, corner.id, along)
    const slide = guide ? times(guide, by / dot(guide, inward)) : times(inward, by)
    moves.set(corner.id, plus(corner.at, slide))
  }
  return moves
}

/** The direction of the only other wall at a corner, if it leads away from the wall; null moves straight. */
function guideOf(document: ProjectDocument, wall: WallId, corner: CornerId, along: Point): Point | null {
  const here = new Set(cornersAt(document, corner))
  const others = Object.values(document.walls).filter(
    ({ id, from, to }) => id !== wall && (here.has(from) || here.has(to)),
  )
  const [only] = others
  const [start, end] = [document.corners[only?.from ?? ''], document.corners[only?.to ?? '']]
  if (others.length !== 1 || !start || !end) return null
  const length = distance(start.at, end.at)
  if (length === 0) return null
  const way = times(minus(end.at, start.at), 1 / length)
  return Math.abs(cross(along, way)) < leastTurn ? null : way
}

/** The wall that shares a wall's end and moves when its length changes; null where none or several do. */
export function neighbourAt(document: ProjectDocument, wall: WallId, end: 'from' | 'to'): WallId | null {
  const corner = document.walls[wall]?.[end]
  if (corner === undefined) return null
  const here = new Set(cornersAt(document, corner))
  const others = Object.values(document.walls).filter(
    ({ id, from, to }) => id !== wall && (here.has(from) || here.has(to)),
  )
  return others.length === 1 ? (others[0]?.id ?? null) : null
}

/** The clear length of a wall's face, as a tape on it says. */
export function clearLength(document: ProjectDocument, wall: WallId, side: 'left' | 'right'): number | null {
  const shell: Shell = shellOf(document)
  const face = shell.face(wall, side)
  return face ? face.end - face.start : null
}
