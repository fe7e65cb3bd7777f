import {
  type CornerId,
  distance,
  distanceToWall,
  dot,
  type Room,
  type RoomId,
  type Wall,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { refuse } from '../../result.ts'
import { withWallsSettled } from '../../room/change-walls.ts'
import { otherSide, reseated } from '../../room/reseated.ts'
import { meetingEnds, type WallEndAt, wayOf } from '../../room/wall-ends.ts'

export type JoinWallsInput = {
  /** The first keeps its name and its direction. */
  readonly walls: readonly [WallId, WallId]
  readonly rooms: readonly RoomId[]
}

/** How far from the line between their far ends two walls may meet and still be in line. */
const joint = 0.5

/** Two walls in line become one; all that sits on them or is cut into them stays where it is. */
export const joinWalls: Command<JoinWallsInput> = {
  label: 'Join walls',
  run(document, { walls: [one, two], rooms }) {
    const meeting = meetingEnds(document, one, two)
    if (!meeting || one === two) return refuse('The walls do not meet')
    const [first, second] = meeting
    const problem = joinProblem(document, first, second)
    if (problem) return refuse(problem)

    const isTurned = first.end === second.end
    const heir = (side: 'left' | 'right') => ({ wall: one, side: isTurned ? otherSide(side) : side })
    const joined = { ...first.wall, [first.end]: second.farCorner }
    const { [two]: _, ...others } = document.walls
    const walls = { ...others, [one]: joined }
    const seated = reseated(document, { ...document, walls, corners: usedIn(document, walls) }, (face) =>
      face.wall === one ? face : face.wall === two ? heir(face.side) : null,
    )
    return withWallsSettled(withSlopesOf(document, two, heir), seated, rooms)
  },
}

function joinProblem(document: ProjectDocument, first: WallEndAt, second: WallEndAt): string | null {
  const line = wallFrame({ from: first.far, to: second.far })
  const isInLine =
    dot(wayOf(first), wayOf(second)) < 0 &&
    [first.here, second.here].every((place) => distanceToWall(line, place) <= joint) &&
    distance(first.far, second.far) > joint
  if (!isInLine) return 'The walls are not in line'
  if (!areAlike(first, second)) return 'The walls differ in thickness, height or kind'
  const areJoined = Object.values(document.walls).some(
    ({ from, to }) =>
      (from === first.farCorner && to === second.farCorner) ||
      (to === first.farCorner && from === second.farCorner),
  )
  if (areJoined) return 'There is a wall already'
  return standsBetween(document, [first, second]) ? 'Something stands in the corner between them' : null
}

function areAlike(first: WallEndAt, second: WallEndAt): boolean {
  const line = first.end === second.end ? turned[second.wall.line] : second.wall.line
  return (
    first.wall.kind === second.wall.kind &&
    first.wall.thickness === second.wall.thickness &&
    first.wall.height === second.wall.height &&
    first.wall.line === line
  )
}

const turned: Readonly<Record<Wall['line'], Wall['line']>> = {
  left: 'right',
  right: 'left',
  centre: 'centre',
}

/** What is measured from a corner has no place any more when the corner is gone. */
function standsBetween({ rows, fixtures }: ProjectDocument, ends: readonly WallEndAt[]): boolean {
  const placements = [
    ...Object.values(rows).flatMap((row) => ('placement' in row ? (row.placement ?? []) : [])),
    ...Object.values(fixtures).map(({ placement }) => placement),
  ]
  return placements.some(
    ({ seat }) =>
      seat.on === 'corner' && ends.some(({ wall, end }) => wall.id === seat.wall && end === seat.end),
  )
}

function usedIn({ corners }: ProjectDocument, walls: ProjectDocument['walls']): ProjectDocument['corners'] {
  const used = new Set<CornerId>(Object.values(walls).flatMap(({ from, to }) => [from, to]))
  return Object.fromEntries(Object.entries(corners).filter(([id]) => used.has(id)))
}

/** A roof that began at the wall that is gone begins at the one that took it over. */
function withSlopesOf(
  document: ProjectDocument,
  gone: WallId,
  heir: (side: 'left' | 'right') => { readonly wall: WallId; readonly side: 'left' | 'right' },
): ProjectDocument {
  const sloped = Object.values(document.rooms).filter(({ slopes }) =>
    slopes.some(({ wall }) => wall === gone),
  )
  if (sloped.length === 0) return document
  const rooms: Record<RoomId, Room> = { ...document.rooms }
  for (const room of sloped) {
    const slopes = room.slopes.map((slope) =>
      slope.wall === gone ? { ...slope, ...heir(slope.side) } : slope,
    )
    rooms[room.id] = { ...room, slopes }
  }
  return { ...document, rooms }
}
