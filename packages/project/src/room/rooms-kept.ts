import {
  type ClearPlace,
  isInRoom,
  middleOf,
  overlapOf,
  type Point,
  plainRoom,
  type Room,
  type RoomId,
  roomPlaces,
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
  const found = roomPlaces(after)
  const known = shellOf(before).rooms.flatMap(({ record, ...room }) =>
    record ? [{ record, room: { ...room, record } }] : [],
  )
  known.sort((one, two) => (one.record.id < two.record.id ? -1 : 1))

  // Most rooms of a house stay as they are, and nothing else lies over those.
  const places = new Map(known.map(({ room }) => [room, found.find((place) => isSamePlace(room, place))]))
  const kept = new Set(places.values())
  const others = found.filter((place) => !kept.has(place))
  const heirs = new Map<ClearPlace, Room>()
  for (const { record, room } of known) {
    const heir = places.get(room) ?? mostOf(room, others) ?? mostCovering(room, others)
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

/** The place around what was inside, if it covers more than half: rooms share no floor, so no other can be more. */
function mostOf<Kind extends ClearPlace>(
  room: ClearPlace & { readonly record: Room; readonly area: number },
  others: readonly Kind[],
): Kind | null {
  const likely = others.find((other) => isInRoom(room.record.inside, other))
  return likely && overlapOf(room, likely) > room.area / 2 ? likely : null
}

function mostCovering<Kind extends ClearPlace>(room: ClearPlace, others: readonly Kind[]): Kind | null {
  let [best, most] = [null as Kind | null, 1]
  for (const other of others) {
    const overlap = overlapOf(room, other)
    if (overlap > most) [best, most] = [other, overlap]
  }
  return best
}

function isSamePlace(one: ClearPlace, two: ClearPlace): boolean {
  return (
    isSameOutline(one.outline, two.outline) &&
    one.holes.length === two.holes.length &&
    one.holes.every((hole, index) => isSameOutline(hole, two.holes[index]))
  )
}

function isSameOutline(one: readonly Point[], two: readonly Point[] = []): boolean {
  return (
    one.length === two.length && one.every(([x, y], index) => x === two[index]?.[0] && y === two[index]?.[1])
  )
}

/** Where it is as long as it lies inside: a record that need not change must not. */
function placeInside(record: Room | undefined, room: ClearPlace) {
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
