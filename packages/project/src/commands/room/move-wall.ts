import type { RoomId, WallId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { withCorners, withWallsChanged } from '../../room/change-walls.ts'
import { movedWall } from '../../room/moved-wall.ts'

export type MoveWallInput = {
  readonly wall: WallId
  /** Millimetres to its right, below zero to its left. */
  readonly by: number
  readonly rooms: readonly RoomId[]
}

/** Sideways; what sits on it goes with it, in every alternative. */
export const moveWall: Command<MoveWallInput> = {
  label: 'Move wall',
  run(document, { wall, by, rooms }) {
    if (!document.walls[wall]) return refuse(`No wall ${wall}`)
    if (!Number.isFinite(by)) return refuse('No such place')
    if (by === 0) return done(document)

    return withWallsChanged(document, withCorners(document, movedWall(document, wall, by)), rooms)
  },
}
