import {
  type CornerId,
  cross,
  direction,
  distanceToWall,
  fromWall,
  type Point,
  type RoomId,
  toWall,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { cornersAt, withCorners, withWallsChanged } from '../../room/change-walls.ts'
import { cornerAngle } from '../../room/corner-angle.ts'
import { type WallEndAt, wayOf } from '../../room/wall-ends.ts'

export type SetCornerAngleInput = {
  readonly corner: CornerId
  /** Degrees between the two walls, on the side where it is less than 180 now. */
  readonly angle: number
  /** The wall that turns about the corner; the other one stays. */
  readonly moves: WallId
  readonly rooms: readonly RoomId[]
}

/** A corner this near to a wall's line lies on it. */
const joint = 1

/** Turns a wall about one of its corners; its length stays, and what ends on it comes along. */
export const setCornerAngle: Command<SetCornerAngleInput> = {
  label: 'Change angle',
  run(document, { corner, angle, moves, rooms }) {
    const now = cornerAngle(document, corner)
    if (!now) return refuse('An angle needs two walls')
    if (now.first.wall.id !== moves && now.second.wall.id !== moves) return refuse(`No wall ${moves}`)
    if (!(angle >= 1 && angle <= 359)) return refuse('An angle lies between 1° and 359°')
    if (Math.abs(angle - now.angle) < 1e-9) return done(document)

    const [turning, staying] = now.first.wall.id === moves ? [now.first, now.second] : [now.second, now.first]
    return withWallsChanged(document, withCorners(document, turned(document, turning, staying, angle)), rooms)
  },
}

function turned(
  document: ProjectDocument,
  turning: WallEndAt,
  staying: WallEndAt,
  angle: number,
): ReadonlyMap<CornerId, Point> {
  const side = cross(wayOf(staying), wayOf(turning)) < 0 ? -1 : 1
  const was = wallFrame({ from: turning.here, to: turning.far })
  const turn = wallFrame({ from: staying.here, to: staying.far }).turn + side * angle
  const along = direction(turn)
  const is = { ...was, along, inward: [along[1], 0 - along[0]] as const }
  const staysPut = new Set(cornersAt(document, turning.wall[turning.end]))
  const carried = new Set(cornersAt(document, turning.farCorner))
  const moves = new Map<CornerId, Point>()
  for (const { id, at } of Object.values(document.corners)) {
    if (staysPut.has(id) || (!carried.has(id) && distanceToWall(was, at) >= joint)) continue
    moves.set(id, fromWall(is, toWall(was, at)))
  }
  return moves
}
