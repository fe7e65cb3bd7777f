import {
  type FoundRoom,
  isInRoom,
  middleOf,
  overlapOf,
  plainRoom,
  type Room,
  type RoomId,
  shellOf,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'

/**
 * After walls changed: what was said of a room stays with the room that covers most of it. Rooms that unite
 * keep the record with the smallest id, a part that is split off starts as the room it was part of, and a room
 * that is closed for the first time gets one of the new ids.
 */
export function roomsKept(
  before: ProjectDocument,
  after: ProjectDocument,
  newIds: readonly RoomId[],
): ProjectDocument {
  if (before.corners === after.corners && before.walls === after.walls) return after
  const found = shellOf({ ...after, rooms: noRooms }).rooms
  const known = shellOf(before).rooms.flatMap(({ record, ...room }) =>
    record ? [{ record, room: { ...room, record } }] : [],
  )
  known.sort((one, two) => (one.record.id < two.record.id ? -1 : 1))

  const heirs = new Map<FoundRoom, Room>()
  for (const { record, room } of known) {
    const heir = mostCovering(room, found)
    if (heir && !heirs.has(heir)) heirs.set(heir, record)
  }
  const ids = newIds.filter((id) => !before.rooms[id])
  const rooms: Record<RoomId, Room> = {}
  for (const room of found) {
    const heir = heirs.get(room)
    const origin =
      heir ??
      mostCovering(
        room,
        known.map((one) => one.room),
      )?.record ??
      null
    const id = heir?.id ?? ids.shift()
    if (id === undefined) continue
    const said = heir ?? { ...plainRoom, ...origin, name: '', slopes: [] }
    rooms[id] = withoutGone({ ...said, id, inside: placeInside(heir, room) }, heir, after)
  }
  return isSame(before.rooms, rooms) ? { ...after, rooms: before.rooms } : { ...after, rooms }
}

const noRooms = {}

function mostCovering<Kind extends FoundRoom>(room: FoundRoom, others: readonly Kind[]): Kind | null {
  let [best, most] = [null as Kind | null, 1]
  for (const other of others) {
    const overlap = overlapOf(room, other)
    if (overlap > most) [best, most] = [other, overlap]
  }
  return best
}

/** Where it is as long as it lies inside: a record that need not change must not. */
function placeInside(record: Room | undefined, room: FoundRoom) {
  return record && isInRoom(record.inside, room) ? record.inside : middleOf(room)
}

function withoutGone(room: Room, before: Room | undefined, { walls }: ProjectDocument): Room {
  const slopes = room.slopes.filter(({ wall }) => walls[wall])
  const exceptions = Object.entries(room.exceptions).filter(([wall]) => walls[wall])
  const isWhole =
    slopes.length === room.slopes.length && exceptions.length === Object.keys(room.exceptions).length
  if (isWhole) return before && before.inside === room.inside ? before : room
  return { ...room, slopes, exceptions: Object.fromEntries(exceptions) }
}

function isSame(before: Readonly<Record<RoomId, Room>>, after: Readonly<Record<RoomId, Room>>): boolean {
  const ids = Object.keys(after)
  return ids.length === Object.keys(before).length && ids.every((id) => before[id] === after[id])
}
