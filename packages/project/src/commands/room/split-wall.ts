import {
  type CornerId,
  distance,
  minus,
  plus,
  type Room,
  type RoomId,
  times,
  type WallId,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { refuse } from '../../result.ts'
import { withCorners, withWallsSettled } from '../../room/change-walls.ts'
import { reseated } from '../../room/reseated.ts'
import { shortestWall } from '../../room/wall-problem.ts'

export type SplitWallInput = {
  readonly wall: WallId
  /** Along its line, from its `from` corner. */
  readonly at: number
  /** What the part behind the cut and the corner between the parts are called. */
  readonly part: WallId
  readonly corner: CornerId
  readonly rooms: readonly RoomId[]
}

/** Lengths may be off by the dust of slanted walls. */
const dust = 1e-6

/** One wall becomes two in line; all that sits on it or is cut into it stays where it is, in every alternative. */
export const splitWall: Command<SplitWallInput> = {
  label: 'Split wall',
  run(document, { wall: id, at, part, corner, rooms }) {
    const wall = document.walls[id]
    const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
    if (!wall || !from || !to) return refuse(`No wall ${id}`)
    if (document.walls[part]) return refuse(`Wall ${part} exists already`)
    if (document.corners[corner]) return refuse(`Corner ${corner} exists already`)
    const length = distance(from.at, to.at)
    if (!(at >= shortestWall && length - at >= shortestWall)) return refuse('Both parts need a length')
    if (isCut(document, id, at)) return refuse('An opening is in the way')

    const place = plus(from.at, times(minus(to.at, from.at), at / length))
    const walls = {
      ...document.walls,
      [id]: { ...wall, to: corner },
      [part]: { ...wall, id: part, from: corner },
    }
    const split = { ...withCorners(document, new Map([[corner, place]])), walls }
    const seated = reseated(document, split, (face, along) => {
      if (face.wall !== id) return null
      const isBehind = (face.side === 'right' ? along : length - along) >= at
      return isBehind ? { ...face, wall: part } : face
    })
    return withWallsSettled(withPaint(document, id, part), seated, rooms)
  },
}

function isCut({ openings }: ProjectDocument, wall: WallId, at: number): boolean {
  return Object.values(openings).some(
    ({ wall: other, offset, width }) => other === wall && offset < at - dust && offset + width > at + dust,
  )
}

/** The new part is painted as the wall was. */
function withPaint(document: ProjectDocument, wall: WallId, part: WallId): ProjectDocument {
  const painted = Object.values(document.rooms).filter(({ exceptions }) => exceptions[wall] !== undefined)
  if (painted.length === 0) return document
  const rooms: Record<RoomId, Room> = { ...document.rooms }
  for (const room of painted) {
    const paint = room.exceptions[wall]
    if (paint !== undefined) rooms[room.id] = { ...room, exceptions: { ...room.exceptions, [part]: paint } }
  }
  return { ...document, rooms }
}
