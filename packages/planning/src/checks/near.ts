import { footprint, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { type Sight, sightAround } from '../runs/sight.ts'

/** Asked with the corners of something: whatever may reach into it, and some more, in the order of the list. */
export type Near<Thing> = (corners: readonly Point[]) => readonly Thing[]

const known = new WeakMap<readonly StandingRow[], Near<StandingRow>>()

/** Found once for all checks of a moment. */
export function nearItems(items: readonly StandingRow[]): Near<StandingRow> {
  const near = known.get(items) ?? nearIn(items, footprint)
  known.set(items, near)
  return near
}

/** Of a house full of things most are nowhere near: who compares all with all waits for seconds. */
export function nearIn<Thing>(
  things: readonly Thing[],
  cornersOf: (thing: Thing) => readonly Point[],
): Near<Thing> {
  const boxes = things.map((thing) => sightAround(cornersOf(thing)))
  const cells = new Map<number, number[]>()
  /** In too many cells to be noted in each: looked at always. */
  const large: number[] = []
  for (const [at, box] of boxes.entries()) {
    const keys = cellsUnder(box)
    if (!keys) large.push(at)
    for (const key of keys ?? []) {
      const cell = cells.get(key)
      if (cell) cell.push(at)
      else cells.set(key, [at])
    }
  }
  /** By which question something was found last: who lies in several cells is found once. */
  const foundBy = new Uint32Array(things.length)
  let question = 0
  return (corners) => {
    const box = sightAround(corners)
    const keys = cellsUnder(box)
    if (!keys) return things.filter((_, at) => !areApart(box, boxes[at] ?? box))
    question++
    const found: number[] = []
    const take = (all: readonly number[]) => {
      for (const at of all) {
        const other = boxes[at]
        if (!other || foundBy[at] === question || areApart(box, other)) continue
        foundBy[at] = question
        found.push(at)
      }
    }
    take(large)
    for (const key of keys) take(cells.get(key) ?? none)
    return found.sort((one, two) => one - two).flatMap((at) => things[at] ?? [])
  }
}

const none: readonly number[] = []

function areApart(one: Sight, two: Sight): boolean {
  return one.west > two.east || two.west > one.east || one.south > two.north || two.south > one.north
}

/** Millimetres: about as large as what stands in them. */
const cellSize = 1000
const mostCells = 200
/** More than any plan has: two cells with one key would only be looked at in vain. */
const cellsInRow = 1_000_003

/** Null where they are too many, or no numbers at all. */
function cellsUnder({ west, east, south, north }: Sight): readonly number[] | null {
  const [first, last] = [cellOf(west), cellOf(east)]
  const [lowest, highest] = [cellOf(south), cellOf(north)]
  if (!((last - first + 1) * (highest - lowest + 1) <= mostCells)) return null
  const keys: number[] = []
  for (let column = first; column <= last; column++)
    for (let row = lowest; row <= highest; row++) keys.push(column * cellsInRow + row)
  return keys
}

function cellOf(at: number): number {
  return Math.floor(at / cellSize)
}
