import { type FoundRoom, footprint, isInRoom, isInside, middleOf, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import type { PlanLabels } from './labels.ts'

const size = 115
const tries = [0.28, 0.5, 0.72, 0.15, 0.85]
/** Width of an average letter as a share of its height, with some space around the whole. */
const letterWidth = 0.62

/** Name and area of a room, written where nothing stands and no wall is crossed. */
export function drawRoomName(room: FoundRoom, items: readonly StandingRow[], labels: PlanLabels): Drawing {
  const area = labels.formatArea(room.area)
  const name = room.record?.name || labels.text('Room')
  const text = `${name}, ${area}`
  const of = room.record ? { of: { kind: 'room', id: room.record.id } as const } : {}
  const at = freePlace(room, items, (text.length * size * letterWidth) / 2)
  return [{ kind: 'text', style: 'roomName', ...of, at, text, size, turn: 0 }]
}

function freePlace(room: FoundRoom, items: readonly StandingRow[], half: number): Point {
  const { outline: corners } = room
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const along = (values: readonly number[], share: number) =>
    Math.min(...values) + (Math.max(...values) - Math.min(...values)) * share
  const places = tries.flatMap((up) =>
    [0.5, 0.3, 0.7].map((right): Point => [along(xs, right), along(ys, up)]),
  )
  const ends = ([x, y]: Point): readonly Point[] => [
    [x - half, y],
    [x, y],
    [x + half, y],
  ]
  const fits = (place: Point) => ends(place).every((end) => isInRoom(end, room))
  const isFree = (place: Point) => !items.some((item) => isInside(place, footprint(item)))
  return places.find((place) => fits(place) && isFree(place)) ?? places.find(fits) ?? middleOf(room)
}
