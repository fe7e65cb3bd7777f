import { type RoomId, shellOf, type WallId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { withWallsChanged } from '../../room/change-walls.ts'
import { withoutWalls } from './remove-walls.ts'

/** With the walls that are theirs alone; one that another room shares stays, and so does all that stands there. */
export const removeRooms: Command<{ readonly rooms: readonly RoomId[] }> = {
  label: 'Delete',
  run(document, { rooms: ids }) {
    const unknown = ids.find((id) => !document.rooms[id])
    if (unknown !== undefined) return refuse(`No room ${unknown}`)
    if (ids.length === 0) return done(document)

    return withWallsChanged(document, withoutWalls(document, wallsOf(document, new Set(ids))), [])
  },
}

function wallsOf(document: ProjectDocument, ids: ReadonlySet<RoomId>): ReadonlySet<WallId> {
  const { rooms, walls } = shellOf(document)
  const isGone = (index: number | null) => index !== null && ids.has(rooms[index]?.record?.id ?? '')
  const theirs = walls.filter(({ faces }) => {
    const looks = [...faces.left.stretches, ...faces.right.stretches].map(({ room }) => room)
    return looks.some(isGone) && looks.every((room) => room === null || isGone(room))
  })
  // An open side goes with the walls between which it closes a room.
  const ends = new Set(theirs.flatMap(({ record }) => [record.from, record.to]))
  const open = Object.values(document.walls).filter(
    ({ kind, from, to }) => kind === 'open' && ends.has(from) && ends.has(to),
  )
  return new Set([...theirs, ...open].map(({ id }) => id))
}
