import { footprintCentre, isInRoom, type Shell } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'

const known = new WeakMap<StandingRow, { readonly mark: object; readonly room: number }>()

/** The number of the room that something stands in; one more than the last where it stands in none. */
export function roomUnder(item: StandingRow, shell: Shell): number {
  const last = known.get(item)
  if (last?.mark === shell.mark) return last.room
  const { rooms } = shell
  const middle = footprintCentre(item)
  const found = rooms.findIndex((each) => isInRoom(middle, each))
  const room = found < 0 ? rooms.length : found
  known.set(item, { mark: shell.mark, room })
  return room
}
