import { type FoundRoom, footprint, isInRoom, isInside, middleOf, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import { kept } from '../kept.ts'
import type { PlanLabels } from './labels.ts'

const size = 115
const tries = [0.28, 0.5, 0.72, 0.15, 0.85]
/** Width of an average letter as a share of its height, with some space around the whole. */
const letterWidth = 0.62

/** Name and area of a room, written where nothing stands and no wall is crossed. */
export function drawRoomName(room: FoundRoom, items: readonly StandingRow[], labels: PlanLabels): Drawing {
  const { text, places } = namedKept(room, [labels], () => named(room, labels))
  const at = places.find((place) => isFree(place, items)) ?? places[0]
  return nameKept(room, [text, at], () => {
    const of = room.record ? { of: { kind: 'room', id: room.record.id } as const } : {}
    return at ? [{ kind: 'text', style: 'roomName', ...of, at, text, size, turn: 0 }] : []
  })
}

type Named = {
  readonly text: string
  /** Where it could be written, best first. */
  readonly places: readonly Point[]
}

const namedKept = kept<Named>()
const nameKept = kept<Drawing>()

function named(room: FoundRoom, labels: PlanLabels): Named {
  const text = `${room.record?.name || labels.text('Room')}, ${labels.formatArea(room.area)}`
  const fitting = placesIn(room, (text.length * size * letterWidth) / 2)
  return { text, places: fitting.length > 0 ? fitting : [middleOf(room)] }
}

function placesIn(room: FoundRoom, half: number): readonly Point[] {
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
  return places.filter((place) => ends(place).every((end) => isInRoom(end, room)))
}

function isFree(place: Point, items: readonly StandingRow[]): boolean {
  return !items.some((item) => mayCover(item, place) && isInside(place, footprint(item)))
}

/** Told by one corner: most items are nowhere near. */
function mayCover({ place: { at }, size }: StandingRow, [x, y]: Point): boolean {
  const reach = size.width + size.depth
  return Math.abs(at[0] - x) <= reach && Math.abs(at[1] - y) <= reach
}
