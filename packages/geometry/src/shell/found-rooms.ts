import type { Point } from '../point.ts'
import { isInside } from '../polygon.ts'
import type { Cycle } from './cycles.ts'
import { fromNorthWest, perimeterOf, southEastness } from './polygon.ts'
import type { Room, RoomId } from './records.ts'

/** A clear polygon: an outline without its holes. */
export type ClearPlace = {
  readonly outline: readonly Point[]
  readonly holes: readonly (readonly Point[])[]
}

export type RoomPlace = ClearPlace & {
  readonly record: Room | null
  readonly area: number
  readonly perimeter: number
  /** The room's own, then those of the islands in it. */
  readonly cycles: readonly Cycle[]
}

export type FoundPlaces = {
  readonly rooms: readonly RoomPlace[]
  /** Sides that look out of the plan; what is in neither list is buried in walls. */
  readonly outside: readonly Cycle[]
}

/** Square millimetres below which the space between walls is no room. */
const leastArea = 100

/** Rooms are where the walls leave them, whatever they are called. */
export function findRooms(cycles: readonly Cycle[]): FoundPlaces {
  const outer = outermost(cycles)
  const inner = cycles.filter((cycle) => !outer.includes(cycle) && cycle.nodeArea < 0)
  const islands = new Map<Cycle, Cycle[]>()
  const outside: Cycle[] = []
  for (const island of outer) {
    const around = outer.length > 1 ? smallestAround(island, inner) : null
    if (!around) outside.push(island)
    else islands.set(around, [...(islands.get(around) ?? []), island])
  }

  const places = inner
    .filter(isRoom)
    .map((cycle) => placeOf(cycle, islands.get(cycle) ?? []))
    .sort((a, b) => byCorner(a.outline, b.outline) || a.area - b.area)
  return { rooms: places, outside }
}

/** Of all that joined walls bound, the outside: what lies inside is all clockwise, but for dust. */
function outermost(cycles: readonly Cycle[]): readonly Cycle[] {
  const largest = new Map<number, Cycle>()
  for (const cycle of cycles) {
    const component = cycle.halves[0]?.start.component ?? -1
    const other = largest.get(component)
    if (!other || cycle.nodeArea > other.nodeArea) largest.set(component, cycle)
  }
  return [...largest.values()]
}

/** Walls thicker than the space between them turn their faces round, so that even two wrongs look right. */
function isRoom({ halves, nodeArea, area }: Cycle): boolean {
  if (nodeArea >= 0 || !(-area > leastArea)) return false
  let real = 0
  let clear = 0
  for (const { line, isForward, right, twin } of halves) {
    if (line.isOpen) continue
    real++
    clear += isForward ? twin.left.place - right.place : right.place - twin.left.place
  }
  return real === 0 || clear > 0
}

function smallestAround(island: Cycle, inner: readonly Cycle[]): Cycle | null {
  const node = island.halves[0]?.start
  if (!node) return null
  let smallest: Cycle | null = null
  for (const cycle of inner) {
    if (cycle.halves[0]?.start.component === node.component) continue
    if (smallest && cycle.nodeArea <= smallest.nodeArea) continue
    if (isInside(node.at, cycle.nodes)) smallest = cycle
  }
  return smallest
}

function placeOf(cycle: Cycle, islands: readonly Cycle[]): RoomPlace {
  const sorted = islands
    .map((island) => ({ island, hole: fromNorthWest(island.outline) }))
    .sort((a, b) => byCorner(a.hole, b.hole))
  // Open walls and walls without thickness take nothing away.
  const holes = sorted.filter(({ island }) => island.area > leastArea).map(({ hole }) => hole)
  const outline = fromNorthWest(cycle.outline)
  return {
    record: null,
    outline,
    holes,
    area: sorted.reduce((area, { island }) => area - island.area, -cycle.area),
    perimeter: holes.reduce((sum, hole) => sum + perimeterOf(hole), perimeterOf(outline)),
    cycles: [cycle, ...sorted.map(({ island }) => island)],
  }
}

/** Records only name the rooms; of two in one room the smaller id has it. */
export function namedRooms(
  places: readonly RoomPlace[],
  records: Readonly<Record<RoomId, Room>>,
): readonly RoomPlace[] {
  const owners = new Map<RoomPlace, Room>()
  for (const record of Object.values(records).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const place = places.find((room) => isInRoom(record.inside, room))
    if (place && !owners.has(place)) owners.set(place, record)
  }
  return places.map((place) => ({ ...place, record: owners.get(place) ?? null }))
}

export function isInRoom(point: Point, { outline, holes }: ClearPlace): boolean {
  return isInside(point, outline) && !holes.some((hole) => isInside(point, hole))
}

function byCorner(a: readonly Point[], b: readonly Point[]): number {
  const [first] = a
  const [second] = b
  return first && second ? southEastness(first, second) : 0
}
