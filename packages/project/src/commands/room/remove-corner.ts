import { type CornerId, fromWall, type Point, type RoomId, toWall, wallFrame } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { refuse } from '../../result.ts'
import { wallsAt } from '../../room/wall-ends.ts'
import { joinWalls } from './join-walls.ts'
import { moveCorner } from './move-corner.ts'

export type RemoveCornerInput = { readonly corner: CornerId; readonly rooms: readonly RoomId[] }

/** The two walls that met there become one, straight from end to end. */
export const removeCorner: Command<RemoveCornerInput> = {
  label: 'Delete',
  run(document, { corner, rooms }) {
    if (!document.corners[corner]) return refuse(`No corner ${corner}`)
    const [first, second, third] = wallsAt(document, corner)
    if (!first || !second || third) return refuse('Only a corner of two walls can be deleted')

    const between = onLine(first.far, second.far, first.here)
    if (!between) return refuse('The walls are not in line')
    const straight = moveCorner.run(document, { corner, to: between, rooms })
    if (!straight.ok) return straight
    return joinWalls.run(straight.value, { walls: [first.wall.id, second.wall.id], rooms })
  },
}

/** The point between two others that is nearest to a third; null where it lies beyond them. */
function onLine(from: Point, to: Point, point: Point): Point | null {
  const frame = wallFrame({ from, to })
  const { along } = toWall(frame, point)
  return along > 0 && along < frame.length ? fromWall(frame, { along, across: 0 }) : null
}
