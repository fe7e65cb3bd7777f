import {
  cross,
  distance,
  minus,
  type Point,
  plus,
  type RoomId,
  times,
  type WallId,
  type WallSide,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { cornersAt, withCorners, withWallsChanged } from '../../room/change-walls.ts'
import { clearLength, movedWall, neighbourAt } from '../../room/moved-wall.ts'
import { shortestWall } from '../../room/wall-problem.ts'

export type SetWallLengthInput = {
  readonly wall: WallId
  /** The face the tape was laid on. */
  readonly side: WallSide
  /** Clear, from joint to joint. */
  readonly length: number
  /** The end that moves. */
  readonly end: 'from' | 'to'
  readonly rooms: readonly RoomId[]
}

/** The wall at the end that moves goes along sideways, so that corners keep their angles. */
export const setWallLength: Command<SetWallLengthInput> = {
  label: 'Change length',
  run(document, { wall: id, side, length, end, rooms }) {
    const wall = document.walls[id]
    const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
    const now = clearLength(document, id, side)
    if (!wall || !from || !to || now === null) return refuse(`No wall ${id}`)
    if (!(Number.isFinite(length) && length >= shortestWall)) return refuse('A wall needs a length')
    const by = length - now
    if (Math.abs(by) < 1e-9) return done(document)

    const way = times(minus(to.at, from.at), (end === 'to' ? 1 : -1) / distance(from.at, to.at))
    return withWallsChanged(document, lengthened(document, id, end, times(way, by)), rooms)
  },
}

function lengthened(document: ProjectDocument, wall: WallId, end: 'from' | 'to', by: Point): ProjectDocument {
  const neighbour = neighbourAt(document, wall, end)
  const sideways = neighbour === null ? null : across(document, neighbour, by)
  if (neighbour !== null && sideways !== null) {
    return withCorners(document, movedWall(document, neighbour, sideways))
  }
  const moves = cornersAt(document, document.walls[wall]?.[end] ?? '').map((id): [string, Point] => [
    id,
    plus(document.corners[id]?.at ?? [0, 0], by),
  ])
  return withCorners(document, new Map(moves))
}

/** How far to its right a wall must go so that its end moves by a step; null where it lies in the step's line. */
function across({ walls, corners }: ProjectDocument, id: WallId, by: Point): number | null {
  const [from, to] = [corners[walls[id]?.from ?? ''], corners[walls[id]?.to ?? '']]
  if (!from || !to) return null
  const along = times(minus(to.at, from.at), 1 / distance(from.at, to.at))
  const sideways = cross(by, along)
  return Math.abs(sideways) < 0.1 * Math.hypot(...by) ? null : sideways
}
