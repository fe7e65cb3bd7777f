import { type FoundRoom, footprint, footprintCentre, isInRoom, type Shell } from '@arredo/geometry'
import type { Evaluation, StandingRow } from '@arredo/project'
import { boxOf } from '../text-box.ts'
import { itemKind } from './item-kind.ts'
import type { Member, RoomGroup } from './member.ts'

/**
 * All items by the room they stand in. A group of which nothing changed is the same object: while one item is
 * dragged, nothing is laid out anew but the room it is in.
 */
export function roomGroups(
  shell: Shell,
  items: readonly StandingRow[],
  evaluation: Evaluation,
  numbers: ReadonlyMap<string, number>,
): readonly RoomGroup[] {
  const lists = new Map<FoundRoom | null, Member[]>()
  lists.set(null, [])
  for (const room of shell.rooms) lists.set(room, [])
  for (const item of items) {
    const article = evaluation.articles[item.id]
    const number = numbers.get(item.id) ?? null
    const last = known.get(item)
    const isSame = last !== undefined && last.member.article === article && last.member.number === number
    const member = isSame ? last.member : memberOf(item, article, number)
    // It still stands in the same room if neither it nor the room is another one.
    const isThere = last !== undefined && (last.room ? lists.has(last.room) : last.shell === shell)
    const room = isThere ? last.room : roomOf(shell, item)
    if (!isSame || !isThere) known.set(item, { member, room, shell })
    lists.get(room)?.push(member)
  }
  return [...lists].map(([room, members]) => stable(shell, room, members))
}

type Known = { readonly member: Member; readonly room: FoundRoom | null; readonly shell: Shell }

const known = new WeakMap<StandingRow, Known>()

function roomOf({ rooms }: Shell, item: StandingRow): FoundRoom | null {
  const centre = footprintCentre(item)
  return rooms.find((room) => isInRoom(centre, room)) ?? null
}

export function memberOf(item: StandingRow, article: Member['article'], number: number | null): Member {
  return {
    ...{ item, article, number, kind: itemKind(item), box: boxOf(footprint(item)) },
    kept: { layer: {}, spans: {}, places: {} },
  }
}

const latest = new WeakMap<object, RoomGroup>()

function stable(shell: Shell, room: FoundRoom | null, members: readonly Member[]): RoomGroup {
  const key = room ?? shell
  const last = latest.get(key)
  const isSame =
    last?.members.length === members.length &&
    last.members.every((member, index) => member === members[index])
  if (last && isSame) return last

  const group = { room, members }
  latest.set(key, group)
  return group
}
