import {
  type FaceName,
  itemToPlan,
  neighbourDistances,
  normalTurn,
  openingOnFace,
  outOf,
  type Point,
  type Shell,
  type Standing,
  toWall,
} from '@arredo/geometry'
import { lately, type OpeningNow, type StandingRow } from '@arredo/project'
import { circleAround } from './circle-around.ts'
import type { RunEnd, RunItem, RunLine } from './run.ts'
import { type Sight, sightAround } from './sight.ts'
import type { Surroundings } from './surroundings.ts'

type Side = 'left' | 'right'

/** What a run meets at both ends, measured along its line. */
export function runEnds(
  lines: readonly RunLine[],
  around: Surroundings,
): { readonly left: RunEnd; readonly right: RunEnd } {
  const [first, last] = [lines[0], lines.at(-1)]
  return {
    left: first ? endOf(first, 'left', around) : nothing,
    right: last ? endOf(last, 'right', around) : nothing,
  }
}

const nothing: RunEnd = { meets: 'nothing' }

/** As far as both ends of lines could see when they were looked for: what is not in it changes neither. */
export function sightOf(lines: readonly RunLine[]): Sight {
  const seen = [knownEnd(lines[0]?.items[0], 'left'), knownEnd(lines.at(-1)?.items.at(-1), 'right')]
  const corners = seen.flatMap((end) => (end ? cornersSeen(end) : []))
  return sightAround(corners)
}

function knownEnd(item: RunItem | undefined, side: Side): Known | undefined {
  return item && known[side].get(item.standing)
}

function cornersSeen({ look, atWall }: Known): readonly Point[] {
  const { from, way, half } = look
  const far = Math.min(distanceTo(atWall), farthest)
  return [0, far].flatMap((ahead) =>
    [-half, half].map(
      (aside): Point => [
        from[0] + way[0] * ahead - way[1] * aside,
        from[1] + way[1] * ahead + way[0] * aside,
      ],
    ),
  )
}

/** Farther away than anything in a plan. */
const farthest = 1e9

/** The nearest; of several as near a wall, then an item, then an opening. */
function endOf(line: RunLine, side: Side, around: Surroundings): RunEnd {
  const item = (side === 'left' ? line.items[0] : line.items.at(-1))?.standing
  if (!item) return nothing
  const beside = endBeside(line, item, side, around)
  return openingEnd(line, side, around, distanceTo(beside)) ?? beside
}

function distanceTo(end: RunEnd): number {
  return end.meets === 'nothing' ? Number.POSITIVE_INFINITY : end.distance
}

type Known = {
  /** When it was looked at last. */
  moment: object
  readonly look: Look
  /** Of the shell it ends in. */
  readonly mark: object
  readonly atWall: RunEnd
  /** Whatever may be nearer than the wall. */
  readonly seen: readonly StandingRow[]
  /** To each of them; infinite where the side looks past it. */
  readonly distances: readonly number[]
  readonly end: RunEnd
}

/** By what stands at the end: between the same walls and beside the same things it meets what it met. */
const known = { left: lately<StandingRow, Known>(), right: lately<StandingRow, Known>() }

function endBeside(line: RunLine, item: StandingRow, side: Side, around: Surroundings): RunEnd {
  const turn = isAlong(line, item) ? item.place.rotation : line.frame.turn
  const before = known[side].get(item)
  const last = before?.look.of.place.rotation === turn ? before : undefined
  if (last?.moment === around.moment) return last.end

  const now = metBy(last, item, side, turn, around)
  known[side].set(item, now)
  return now.end
}

function metBy(
  last: Known | undefined,
  item: StandingRow,
  side: Side,
  turn: number,
  around: Surroundings,
): Known {
  const { shell, moment } = around
  if (last && last.mark === shell.mark && isAsItWas(last, around)) {
    last.moment = moment
    return last
  }
  const look = last?.look ?? lookFrom(seenFrom(item, turn), side)
  const atWall = last?.mark === shell.mark ? last.atWall : wallEnd(look, shell)
  const seen = seenNearer(look, item, around, distanceTo(atWall))
  const isAsBefore =
    last?.atWall === atWall &&
    last.seen.length === seen.length &&
    seen.every((each, at) => each === last.seen[at])
  if (isAsBefore) {
    last.moment = moment
    return last
  }
  const distances = seen.map((other) => {
    const at = last ? last.seen.indexOf(other) : -1
    return last?.distances[at] ?? distanceBetween(look, other)
  })
  return { moment, look, mark: shell.mark, atWall, seen, distances, end: itemEnd(seen, distances, atWall) }
}

/** Nothing moved that is nearer than the wall, before or after. */
function isAsItWas({ moment, look, atWall }: Known, { since }: Surroundings): boolean {
  if (since?.moment !== moment) return false
  const { circles } = since
  const nearer = distanceTo(atWall)
  for (let at = 0; at < circles.length; at += 3)
    if (mayBeSeen(look, circles[at] ?? 0, circles[at + 1] ?? 0, circles[at + 2] ?? 0, nearer)) return false
  return true
}

function isAlong({ frame }: RunLine, { place }: StandingRow): boolean {
  return Math.abs(normalTurn(frame.turn - place.rotation + 1) - 1) < 1
}

/** The item as the line sees it: the line that ends in a corner unit looks at its left side. */
function seenFrom(item: StandingRow, turn: number): Standing {
  const { place, size } = item
  if (turn === place.rotation) return item
  const [x, y] = itemToPlan(place, [0, size.depth])
  return {
    place: { at: [x, y, place.at[2]], rotation: turn },
    size: { width: size.depth, depth: size.width, height: size.height },
  }
}

/** Out of one side of something, from its middle, as broad as the side. */
type Look = {
  readonly of: Standing
  readonly side: Side
  readonly from: Point
  readonly way: Point
  readonly half: number
}

function lookFrom(of: Standing, side: Side): Look {
  const { width, depth } = of.size
  const from = itemToPlan(of.place, [side === 'left' ? 0 : width, depth / 2])
  return { of, side, from, way: outOf(side, of.place.rotation), half: depth / 2 }
}

/** Crumbs of reckoning, and what stands a hair behind the side. */
const hair = 1

function wallEnd(look: Look, { walls }: Shell): RunEnd {
  const seen = walls.filter(({ footprint }) => {
    const { x, y, radius } = circleAround(footprint)
    return mayBeSeen(look, x, y, radius, Number.POSITIVE_INFINITY)
  })
  const [found] = neighbourDistances(look.of, [], seen, [look.side])
  return found ? { meets: 'wall', distance: found.distance } : nothing
}

function seenNearer(
  look: Look,
  item: StandingRow,
  { items, circles }: Surroundings,
  nearer: number,
): readonly StandingRow[] {
  const seen: StandingRow[] = []
  for (let at = 0; at < items.length; at++) {
    const x = circles[3 * at] ?? 0
    const y = circles[3 * at + 1] ?? 0
    if (!mayBeSeen(look, x, y, circles[3 * at + 2] ?? 0, nearer)) continue
    const other = items[at]
    if (other && other !== item && !goesAlong(other, item)) seen.push(other)
  }
  return seen
}

/** A follower of its own: one that is kept as it is belongs to the run as it did before. */
function goesAlong({ row }: StandingRow, { id }: StandingRow): boolean {
  return row.kind === 'article' && row.auto !== undefined && row.auto.of.includes(id)
}

/** Whether what is in this circle may be seen there, nearer than that: in a house most of it is far away. */
function mayBeSeen({ from, way, half }: Look, x: number, y: number, radius: number, nearer: number): boolean {
  const toX = x - from[0]
  const toY = y - from[1]
  const ahead = way[0] * toX + way[1] * toY
  if (ahead < -radius - hair || ahead - radius > nearer + hair) return false
  return Math.abs(way[0] * toY - way[1] * toX) <= half + radius + hair
}

function distanceBetween({ of, side }: Look, other: StandingRow): number {
  const [found] = neighbourDistances(of, [other], [], [side])
  return found?.distance ?? Number.POSITIVE_INFINITY
}

function itemEnd(seen: readonly StandingRow[], distances: readonly number[], atWall: RunEnd): RunEnd {
  let end = atWall
  for (const [at, other] of seen.entries()) {
    const distance = distances[at] ?? Number.POSITIVE_INFINITY
    if (distance < distanceTo(end)) end = { meets: 'item', distance, row: other.id }
  }
  return end
}

type Beside = {
  readonly mark: object
  readonly openings: readonly OpeningNow[]
  readonly distances: Readonly<Record<Side, number>>
}

const openingsBeside = lately<RunLine, Beside>()

/** Doors, and windows that reach down to where the item stands. */
function openingEnd(
  line: RunLine,
  side: Side,
  { shell, openings }: Surroundings,
  nearer: number,
): RunEnd | null {
  if (!line.face || openings.length === 0) return null
  const last = openingsBeside.get(line)
  const isKnown = last?.mark === shell.mark && last.openings === openings
  const distances = isKnown ? last.distances : distancesToOpenings(line, line.face, shell, openings)
  if (!isKnown) openingsBeside.set(line, { mark: shell.mark, openings, distances })
  return distances[side] < nearer ? { meets: 'opening', distance: distances[side] } : null
}

function distancesToOpenings(
  { frame, items }: RunLine,
  { wall, side }: FaceName,
  shell: Shell,
  openings: readonly OpeningNow[],
): Readonly<Record<Side, number>> {
  const face = shell.face(wall, side)
  if (!face) return { left: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY }
  const origin = toWall(face.frame, frame.origin).along
  const nearest = (
    item: StandingRow | undefined,
    away: (opening: { readonly start: number; readonly end: number }) => number,
  ) => {
    if (!item) return Number.POSITIVE_INFINITY
    const [bottom, top] = [item.place.at[2], item.place.at[2] + item.size.height]
    const before = openings.filter(
      (each) => each.wall === wall && each.sill < top && each.sill + each.height > bottom,
    )
    return Math.min(
      ...before.map((each) => away(openingOnFace(each, face))).filter((distance) => distance >= 0),
    )
  }
  return {
    left: nearest(items[0]?.standing, ({ end }) => origin - end),
    right: nearest(items.at(-1)?.standing, ({ start }) => start - origin - frame.length),
  }
}
