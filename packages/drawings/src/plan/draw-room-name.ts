import { type FoundRoom, footprint, isInRoom, isInside, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import type { PlanLabels } from './labels.ts'

const size = 115
const tries = [0.28, 0.5, 0.72, 0.15, 0.85]

/** Name and area of a room, written where nothing stands. */
export function drawRoomName(room: FoundRoom, items: readonly StandingRow[], labels: PlanLabels): Drawing {
  const area = labels.formatArea(room.area)
  const name = room.record?.name || labels.text('Room')
  const of = room.record ? { of: { kind: 'room', id: room.record.id } as const } : {}
  const at = freePlace(room, items)
  return [{ kind: 'text', style: 'roomName', ...of, at, text: `${name}, ${area}`, size, turn: 0 }]
}

function freePlace(room: FoundRoom, items: readonly StandingRow[]): Point {
  const { outline: corners } = room
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const along = (values: readonly number[], share: number) =>
    Math.min(...values) + (Math.max(...values) - Math.min(...values)) * share
  const places = tries.flatMap((up) =>
    [0.5, 0.3, 0.7].map((right): Point => [along(xs, right), along(ys, up)]),
  )
  const inside = places.filter((place) => isInRoom(place, room))
  const free = inside.find((place) => !items.some((item) => isInside(place, footprint(item))))
  return free ?? inside[0] ?? [along(xs, 0.5), along(ys, 0.5)]
}
