import { type RoomId, shellOf, type WallId } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/** The walls that are these rooms' alone; one that another room shares is not. */
export function wallsOfRooms(document: ProjectDocument, ids: ReadonlySet<RoomId>): ReadonlySet<WallId> {
  const { rooms, walls } = shellOf(document)
  const isTheirs = (index: number | null) => index !== null && ids.has(rooms[index]?.record?.id ?? '')
  const theirs = walls.filter(({ faces }) => {
    const looks = [...faces.left.stretches, ...faces.right.stretches].map(({ room }) => room)
    return looks.some(isTheirs) && looks.every((room) => room === null || isTheirs(room))
  })
  // An open side goes with the walls between which it closes a room.
  const ends = new Set(theirs.flatMap(({ record }) => [record.from, record.to]))
  const open = Object.values(document.walls).filter(
    ({ kind, from, to }) => kind === 'open' && ends.has(from) && ends.has(to),
  )
  return new Set([...theirs, ...open].map(({ id }) => id))
}
