import {
  cross,
  distance,
  footprint,
  fromWall,
  isInRoom,
  minus,
  type Point,
  type Shell,
  type ShellWall,
  type Standing,
} from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import { holesOf, type WallHole } from '../room/wall-holes.ts'

/** What there is to walk among. */
export type Surroundings = {
  readonly shell: Shell
  readonly openings: readonly OpeningNow[]
  readonly items: readonly (Standing & { readonly setInto?: string })[]
  /** Doors that stand open, by their own id or that of the article they are. */
  readonly opened: readonly string[]
}

export type Ground = {
  readonly isFree: (at: Point) => boolean
  /** As far as one gets towards a place: along what is in the way, never through it. */
  readonly step: (from: Point, to: Point) => Point
}

/** Half of how wide a person is. */
const body = 230
/** What is lower is stepped over, such as a rug; what hangs higher is passed under. */
const stepped = 150
const passedUnder = 1700
/** A way through a wall. */
const leastHeight = 1700
const mostSill = 60
/** Shorter than anything is thick. */
const stride = 60

export function groundOf({ shell, openings, items, opened }: Surroundings): Ground {
  const isOpen = (opening: OpeningNow) =>
    opening.kind === 'passage' ||
    (opening.kind === 'door' && (opened.includes(opening.id) || opened.includes(opening.row ?? opening.id)))
  const inTheWay = [
    ...shell.walls.flatMap((wall) => bodiesOf(wall, openings, isOpen)),
    ...items
      .filter(({ setInto, place, size }) => {
        const bottom = place.at[2]
        return setInto === undefined && bottom + size.height > stepped && bottom < passedUnder
      })
      .map(footprint),
  ].map(counterClockwise)
  // Nobody walks out of the house, only into its doorways.
  const isOnFloor = (at: Point) =>
    shell.rooms.length === 0 ||
    shell.rooms.some((room) => isInRoom(at, room)) ||
    shell.walls.some(({ footprint: outline }) => isWithin(at, counterClockwise(outline)))
  const isFree = (at: Point) => isOnFloor(at) && inTheWay.every((one) => pushOut(at, one, body) === null)

  return {
    isFree,
    step(from, to) {
      const way = distance(from, to)
      const strides = Math.max(1, Math.ceil(way / stride))
      let at = from
      for (let k = 0; k < strides; k++) {
        const next = pushedFree([at[0] + (to[0] - from[0]) / strides, at[1] + (to[1] - from[1]) / strides])
        if (!next) break
        at = next
      }
      return at
    },
  }

  /** Two things may push against each other, in a corner: a few rounds, or one stays where one is. */
  function pushedFree(wanted: Point): Point | null {
    let at = wanted
    for (let round = 0; round < 4; round++) {
      for (const one of inTheWay) at = pushOut(at, one, body - 1) ?? at
    }
    return isFree(at) || (isOnFloor(at) && inTheWay.every((one) => pushOut(at, one, body - 3) === null))
      ? at
      : null
  }
}

/** What a wall leaves standing between its ways through. */
function bodiesOf(
  wall: ShellWall,
  openings: readonly OpeningNow[],
  isOpen: (opening: OpeningNow) => boolean,
): readonly (readonly Point[])[] {
  const ways = holesOf(wall, openings)
    .filter((hole) => isWay(hole, wall) && isOpen(hole.opening))
    .toSorted((a, b) => a.s0 - b.s0)
  if (ways.length === 0) return [wall.footprint]

  const { right, left } = wall.faces
  const from = Math.min(right.start, wall.length - left.end)
  const to = Math.max(right.end, wall.length - left.start)
  const ends = [from, ...ways.flatMap(({ s0, s1 }) => [s0, s1]), to]
  return ends.flatMap((start, k) => {
    const end = ends[k + 1]
    if (k % 2 === 1 || end === undefined || end - start < 1) return []
    const at = (along: number, depth: number) => fromWall(right.frame, { along, across: -depth })
    return [[at(start, 0), at(end, 0), at(end, wall.thickness), at(start, wall.thickness)]]
  })
}

function isWay({ z0, z1, near, far }: WallHole, { thickness }: ShellWall): boolean {
  return z0 <= mostSill && z1 >= leastHeight && near === 0 && far === thickness
}

/** Where one stands beside a convex thing that is nearer than so much; null where it is not. */
function pushOut(at: Point, outline: readonly Point[], room: number): Point | null {
  let nearest: Point | null = null
  let away = Number.POSITIVE_INFINITY
  for (const [k, from] of outline.entries()) {
    const to = outline[(k + 1) % outline.length] ?? from
    const side = minus(to, from)
    const length = side[0] ** 2 + side[1] ** 2
    const offset = minus(at, from)
    const share = length > 0 ? (offset[0] * side[0] + offset[1] * side[1]) / length : 0
    const held = Math.min(1, Math.max(0, share))
    const point: Point = [from[0] + side[0] * held, from[1] + side[1] * held]
    const far = distance(at, point)
    if (far < away) [nearest, away] = [point, far]
  }
  if (!nearest) return null
  const isInside = isWithin(at, outline)
  if (!isInside && away >= room) return null

  const reach = isInside ? -away : away
  const share = away > 1e-6 ? room / reach : 0
  return [nearest[0] + (at[0] - nearest[0]) * share, nearest[1] + (at[1] - nearest[1]) * share]
}

function isWithin(at: Point, outline: readonly Point[]): boolean {
  return outline.every((from, k) => {
    const to = outline[(k + 1) % outline.length] ?? from
    return cross(minus(to, from), minus(at, from)) >= 0
  })
}

function counterClockwise(outline: readonly Point[]): readonly Point[] {
  const doubled = outline.reduce(
    (sum, from, k) => sum + cross(from, outline[(k + 1) % outline.length] ?? from),
    0,
  )
  return doubled < 0 ? outline.toReversed() : outline
}
