import {
  distance,
  footprint,
  footprintCentre,
  type ItemSide,
  itemToPlan,
  middle,
  type NeighbourDistance,
  neighbourDistances,
  outOf,
  type Point,
  planToItem,
  plus,
  type ShellWall,
  type Standing,
  times,
} from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import type { Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { boxAround, boxesOverlap, boxOf, isFree, type TextBox, textBox, textWidth } from '../text-box.ts'
import type { PlanLabels } from './labels.ts'
import type { Member } from './member.ts'
import { readableTurn } from './readable-turn.ts'

/** An island is worked at: lower or narrower things are pushed about. */
const least = { height: 600, width: 400 }
/** Units that belong together stand no further apart than this. */
const joint = 5
/** As shares of the height of the letters. */
const away = 1.2
const textAway = 0.75
const tick = 0.38

export type LaidIsland = {
  readonly key: string
  readonly shapes: readonly Shape[]
  readonly boxes: readonly TextBox[]
}

export type IslandRoom = {
  readonly members: readonly Member[]
  /** Ids of what stands against a wall. */
  readonly against: ReadonlySet<string>
  readonly walls: readonly ShellWall[]
  /** What stands in the room, and what is written there already. */
  readonly things: readonly TextBox[]
  readonly taken: readonly TextBox[]
  /** Whether something may be written there at all. */
  readonly isInside: (box: TextBox) => boolean
}

/** Width and depth of what stands free to be worked at, and the nearer way to a wall or a run in each direction. */
export function drawIslands(room: IslandRoom, textSize: number, labels: PlanLabels): readonly LaidIsland[] {
  const standing = room.members.filter(({ kind }) => kind === 'standing')
  const free = standing.filter((member) => !room.against.has(member.item.id) && isIsland(member))
  const runs = standing.filter(({ item }) => room.against.has(item.id))
  const taken = [...room.taken]
  const islands = joined(free)
  return islands.map((island) => {
    const block = blockOf(island.map(({ item }) => item))
    const others = [...runs, ...islands.filter((other) => other !== island).flat()].map(({ item }) => item)
    const found = neighbourDistances(block, others, room.walls).filter(({ distance: way }) => way > 1)
    const id = island[0]?.item.id ?? ''
    const lines = [
      ...nearer(found, ['left', 'right']),
      ...nearer(found, ['back', 'front']),
      ...ownSizes(block, textSize, found),
    ]
    const things = nearTo(lines, room.things, textSize)
    const shapes: Shape[] = []
    const boxes: TextBox[] = []
    const told = new Set<Line['tells']>()
    for (const { from, to, tells } of lines) {
      // One of two places is enough for a size.
      if (told.has(tells)) continue
      const write = (avoided: readonly (readonly TextBox[])[]) =>
        drawSingle(from, to, { kind: 'row', id }, { avoided, isInside: room.isInside }, textSize, labels)
      const laid = write([things, taken]) ?? (tells === 'distance' ? write([taken]) : null)
      if (!laid) continue
      if (tells !== 'distance') told.add(tells)
      shapes.push(...laid.shapes)
      boxes.push(...laid.boxes)
      taken.push(...laid.boxes)
    }
    const [first] = island
    const same = first ? islandKept(first, [textSize, ...marksOf(shapes)], () => shapes) : shapes
    return { key: `island ${id}`, shapes: same, boxes }
  })
}

/** Most islands of a room whose wall moves are measured as they were. */
const islandKept = kept<readonly Shape[]>()

/** What tells one drawing of an island from another. */
function marksOf(shapes: readonly Shape[]): readonly unknown[] {
  return shapes.flatMap((shape): readonly unknown[] => {
    if (shape.kind === 'line') return [...shape.from, ...shape.to]
    return shape.kind === 'text' ? [...shape.at, shape.text, shape.turn] : [shape]
  })
}

function isIsland({ item: { size }, article }: Member): boolean {
  if (size.height < least.height || size.width < least.width) return false
  const parts = article?.parts ?? []
  return parts.length === 0 || parts.some(({ opens }) => opens !== undefined)
}

/** Units back to back or side by side are one island. */
function joined(free: readonly Member[]): readonly (readonly Member[])[] {
  const islands: Member[][] = []
  for (const member of free) {
    const near = islands.filter((island) => island.some((each) => touches(each, member)))
    const merged = [...near.flat(), member]
    for (const island of near) islands.splice(islands.indexOf(island), 1)
    islands.push(merged)
  }
  return islands
}

function touches({ item: one, box: a }: Member, { box: b }: Member): boolean {
  if (a.left - joint > b.right || b.left - joint > a.right) return false
  if (a.bottom - joint > b.top || b.bottom - joint > a.top) return false
  if (a.isSquare && b.isSquare) return true
  const { width, depth } = one.size
  const wider = boxAround(footprintCentre(one), width + 2 * joint, depth + 2 * joint, one.place.rotation)
  return boxesOverlap(wider, b)
}

/** The box around an island, turned as its first unit is. */
function blockOf(items: readonly Standing[]): Standing {
  const [first] = items
  if (!first) throw new Error('An island of nothing')
  const corners = items.flatMap((item) => footprint(item)).map((corner) => planToItem(first.place, corner))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, back] = [Math.min(...xs), Math.min(...ys)]
  const [x, y] = itemToPlan(first.place, [left, back])
  const height = Math.max(...items.map(({ size }) => size.height))
  return {
    place: { at: [x, y, first.place.at[2]], rotation: first.place.rotation },
    size: { width: Math.max(...xs) - left, depth: Math.max(...ys) - back, height },
  }
}

/** What the numbers of these lines could lie on. */
function nearTo(lines: readonly Line[], things: readonly TextBox[], textSize: number): readonly TextBox[] {
  const { left, right, bottom, top } = boxOf(lines.flatMap(({ from, to }) => [from, to]))
  const by = 2 * textSize
  return things.filter(
    (box) => box.right > left - by && box.left < right + by && box.top > bottom - by && box.bottom < top + by,
  )
}

type Line = { readonly from: Point; readonly to: Point; readonly tells: 'distance' | 'width' | 'depth' }

function nearer(found: readonly NeighbourDistance[], sides: readonly ItemSide[]): readonly Line[] {
  const [nearest] = found
    .filter(({ side }) => sides.includes(side))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest ? [{ from: nearest.from, to: nearest.to, tells: 'distance' }] : []
}

/** On the side with more room first. */
function ownSizes(block: Standing, textSize: number, found: readonly NeighbourDistance[]): readonly Line[] {
  const [leftBack, rightBack, rightFront, leftFront] = footprint(block)
  const sides: readonly (readonly [ItemSide, Point, Point])[] = [
    ['front', leftFront, rightFront],
    ['back', leftBack, rightBack],
    ['right', rightBack, rightFront],
    ['left', leftBack, leftFront],
  ]
  const roomAt = (side: ItemSide) =>
    found.find((each) => each.side === side)?.distance ?? Number.POSITIVE_INFINITY
  return sides
    .toSorted((a, b) => roomAt(b[0]) - roomAt(a[0]))
    .map(([side, from, to]) => {
      const by = times(outOf(side, block.place.rotation), away * textSize)
      const tells = side === 'front' || side === 'back' ? 'width' : 'depth'
      return { from: plus(from, by), to: plus(to, by), tells }
    })
}

/** A line with two slashes and its number on the side where there is room; null where there is none. */
function drawSingle(
  from: Point,
  to: Point,
  of: RecordName,
  where: { readonly avoided: readonly (readonly TextBox[])[]; readonly isInside: IslandRoom['isInside'] },
  textSize: number,
  labels: PlanLabels,
): { readonly shapes: readonly Shape[]; readonly boxes: readonly TextBox[] } | null {
  const length = distance(from, to)
  const text = labels.formatLength(length)
  if (textWidth(text, textSize) > length) return null
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const across: Point = [-along[1], along[0]]
  const turn = readableTurn((Math.atan2(along[1], along[0]) * 180) / Math.PI)
  const slant = times(plus(along, across), tick * textSize)
  const line = (start: Point, end: Point): Shape => ({
    kind: 'line',
    style: 'dimension',
    from: start,
    to: end,
  })
  const slash = (at: Point) => line(plus(at, times(slant, -1)), plus(at, slant))
  for (const share of [0.5, 0.28, 0.72]) {
    for (const side of [1, -1]) {
      const on = plus(from, times(along, share * length))
      const at = plus(on, times(across, side * textAway * textSize))
      const box = textBox(at, text, textSize, turn)
      if (!where.avoided.every((taken) => isFree(box, taken)) || !where.isInside(box)) continue
      const number: Shape = { kind: 'text', style: 'dimensionText', of, at, text, size: textSize, turn }
      // No other number may be written across the line.
      const drawn = boxAround(middle(from, to), length, 0.2 * textSize, turn)
      return { shapes: [line(from, to), slash(from), slash(to), number], boxes: [box, drawn] }
    }
  }
  return null
}
