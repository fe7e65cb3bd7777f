import type { Room, RoomId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { wallProblem } from '../../room/wall-problem.ts'

export type ChangeRoomInput = {
  readonly room: RoomId
  readonly change: Partial<Omit<Room, 'id' | 'inside'>>
}

export const longestRoomName = 200
const longestRun = 1_000_000

/** What people say of a room: its name, how high it is, its finishes. */
export const changeRoom: Command<ChangeRoomInput> = {
  label: 'Change room',
  run(document, { room: id, change }) {
    const room = document.rooms[id]
    if (!room) return refuse(`No room ${id}`)
    const changed = { ...room, ...change, name: (change.name ?? room.name).trim() }
    if (changed.name.length > longestRoomName)
      return refuse(`A name has at most ${longestRoomName} characters`)
    const problem = wallProblem({ height: changed.height })
    if (problem) return refuse(problem)
    if (changed.slopes.some(({ wall }) => !document.walls[wall])) return refuse('A slope needs a wall')
    if (
      changed.slopes.some(({ knee, run }) => !(knee >= 0 && knee <= 20_000 && run >= 1 && run <= longestRun))
    )
      return refuse('A slope needs a height to begin at and a length')

    return withWallsChanged(document, { ...document, rooms: { ...document.rooms, [id]: changed } }, [])
  },
}
