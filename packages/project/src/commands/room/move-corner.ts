import type { CornerId, Point, RoomId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { cornersAt, withCorners, withWallsChanged } from '../../room/change-walls.ts'

export type MoveCornerInput = {
  readonly corner: CornerId
  readonly to: Point
  /** For rooms that this closes. */
  readonly rooms: readonly RoomId[]
}

/** With all corners that lie on the same spot. */
export const moveCorner: Command<MoveCornerInput> = {
  label: 'Move corner',
  run(document, { corner: id, to, rooms }) {
    const corner = document.corners[id]
    if (!corner) return refuse(`No corner ${id}`)
    if (!to.every(Number.isFinite)) return refuse('No such place')
    if (corner.at[0] === to[0] && corner.at[1] === to[1]) return done(document)

    const moves = new Map(cornersAt(document, id).map((each) => [each, to]))
    return withWallsChanged(document, withCorners(document, moves), rooms)
  },
}
