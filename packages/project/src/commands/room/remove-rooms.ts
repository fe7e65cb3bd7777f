import type { RoomId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { lockedWallProblem } from '../../room/locked-problem.ts'
import { wallsOfRooms } from '../../room/walls-of-rooms.ts'
import { withoutWalls } from './remove-walls.ts'

/** With the walls that are theirs alone; one that another room shares stays, and so does all that stands there. */
export const removeRooms: Command<{ readonly rooms: readonly RoomId[] }> = {
  label: 'Delete',
  run(document, { rooms: ids }) {
    const unknown = ids.find((id) => !document.rooms[id])
    if (unknown !== undefined) return refuse(`No room ${unknown}`)
    if (ids.length === 0) return done(document)
    const walls = wallsOfRooms(document, new Set(ids))
    if (walls.size === 0) return refuse('This room shares walls with another one')
    const locked = lockedWallProblem(document, walls)
    if (locked) return refuse(locked)

    return withWallsChanged(document, withoutWalls(document, walls), [])
  },
}
