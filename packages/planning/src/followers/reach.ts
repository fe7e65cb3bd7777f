import type { Run, RunEnd, RunItem } from '../runs/run.ts'
import { panelAt } from './end-panels.ts'
import { freeAt, lineAt, type RunSide, reaches, toWallAt } from './ends.ts'
import { type Hole, holesAlong } from './holes.ts'
import {
  type Course,
  followedBy,
  type OpenRule,
  type Piece,
  pieceAlong,
  type Room,
  sameLength,
} from './piece.ts'

/** How far a follower goes along its course, and at which ends it begins or ends at another. */
export type Reach = Course & {
  readonly from: number
  readonly to: number
  readonly butts: readonly RunSide[]
}

/** At the ends of a run: up to the wall, else over the panel there and as far beyond as its rule says. */
export function outward(
  room: Room,
  run: Run,
  course: Course,
  open: OpenRule,
  panels: readonly OpenRule[],
): Reach {
  const more = (side: RunSide) => {
    if (course.line !== lineAt(run, side) || !reaches(course, side)) return 0
    const panel = panels
      .map((rule) => panelAt(room, run, rule, side)?.thickness ?? 0)
      .find((each) => each > 0)
    return toWallAt(run[side]) ?? overEnd(room, run[side], panel ?? 0, open.rule.beyond ?? 0)
  }
  return { ...course, from: course.start - more('left'), to: course.end + more('right'), butts: [] }
}

/** Two that come towards each other share what is between them; in a narrow gap there is room for one panel only. */
function overEnd({ evaluation }: Room, end: RunEnd, panel: number, beyond: number): number {
  const wanted = freeAt(end, panel + beyond)
  if (end.meets !== 'item' || !evaluation.articles[end.row]?.run) return wanted
  if (panel === 0 && end.distance < narrow) return 0
  return Math.min(wanted, Math.max(panel, Math.floor(end.distance / 2)))
}

const narrow = 100

/** How deep it is, whatever its length: asked of one length alone, which is known after the first time. */
export function depthOf(room: Room, open: OpenRule, reach: Reach): number {
  const { from, to } = reach
  const followed = followedBy(room, reach, to - from)
  if (!followed || !open.applies(followed)) return 0
  return pieceAlong(room, open, reach, from, from + sameLength)?.size.depth ?? 0
}

/** A piece of a reach, and the ends at which it is joined to what was there before it. */
export type Cut = { readonly piece: Piece; readonly joined: readonly RunSide[] }

/** In pieces no longer than they are made. */
export function cutToLength(room: Room, open: OpenRule, reach: Reach): readonly Cut[] {
  const { joints, first } = jointsOf(room, open, reach)
  const stops = [reach.from, ...joints, reach.to]
  return stops.slice(1).flatMap((to, index): readonly Cut[] => {
    const from = stops[index] ?? reach.from
    const items = reach.items.filter((item) => item.end > from + 1 && item.start < to - 1)
    const made = pieceAlong(room, open, { ...reach, items: items.length > 0 ? items : reach.items }, from, to)
    if (!made) return []
    const { followed: _, ...piece } = made
    const isJoined = (side: RunSide) =>
      (side === 'left' ? index === 0 : to === reach.to) ? reach.butts.includes(side) : side === first
    return [{ piece, joined: (['left', 'right'] as const).filter(isJoined) }]
  })
}

type Joints = { readonly joints: readonly number[]; readonly first: RunSide }

/**
 * Where units meet, reckoned from the end that gives the longer pieces, and where both give the same from the one
 * with the smaller row: never from the left as such, and never at another price because of a name.
 */
function jointsOf(room: Room, open: OpenRule, reach: Reach): Joints {
  const { items, from, to } = reach
  const smaller = idOf(items[0]) <= idOf(items.at(-1)) ? 'left' : 'right'
  const followed = followedBy(room, reach, to - from)
  const longest = followed ? Math.max(1, open.longest(followed)) : to - from
  if (to - from <= longest) return { first: smaller, joints: [] }

  const least = pieceAlong(room, open, reach, to - 1, to)?.size.width ?? 0
  const shortest = Math.min(least, longest / 2)
  const holes = open.rule.kind === 'worktop' ? holesAlong(room, reach.line) : []
  const stops = items.slice(0, -1).map(({ end }) => end)
  const fromLeft = joined({ from, to, stops, holes, longest, shortest })
  const fromRight = joined({
    ...{ from: -to, to: -from, longest, shortest },
    stops: items
      .slice(1)
      .map(({ start }) => -start)
      .toReversed(),
    holes: holes.map((hole) => ({ from: -hole.to, to: -hole.from })),
  })
  const better = longerPieces([from, ...fromLeft, to], [-to, ...fromRight, -from])
  const first = better === 0 ? smaller : better < 0 ? 'left' : 'right'
  return { first, joints: first === 'left' ? fromLeft : fromRight.map((joint) => -joint).toReversed() }
}

/** Below zero where the first is cut into fewer pieces, or into longer ones. */
function longerPieces(one: readonly number[], two: readonly number[]): number {
  if (one.length !== two.length) return one.length - two.length
  const [ours, theirs] = [one, two].map((stops) =>
    stops
      .slice(1)
      .map((stop, index) => Math.round(stop - (stops[index] ?? 0)))
      .toSorted((first, second) => second - first),
  )
  for (const [index, length] of (ours ?? []).entries()) {
    const difference = (theirs?.[index] ?? 0) - length
    if (difference !== 0) return difference
  }
  return 0
}

type Board = {
  readonly from: number
  readonly to: number
  /** Where units meet. */
  readonly stops: readonly number[]
  readonly holes: readonly Hole[]
  readonly longest: number
  readonly shortest: number
}

function joined({ from, to, stops, holes, longest, shortest }: Board): readonly number[] {
  const joints: number[] = []
  for (let start = from; to - start > longest; ) {
    // The rest is a piece too.
    const last = Math.min(start + longest, Math.max(to - shortest, start + 1))
    const first = start + Math.max(1, shortest)
    const isFree = (at: number) => holes.every((hole) => at <= hole.from || at >= hole.to)
    const stop = stops.findLast((each) => each >= first && each <= last && isFree(each))
    const joint = stop ?? besideHoles(holes, first, last)
    joints.push(joint)
    start = joint
  }
  return joints
}

/** As far as it goes without coming near a hole. */
function besideHoles(holes: readonly Hole[], first: number, last: number): number {
  let at = last
  for (const hole of holes.toSorted((one, two) => two.from - one.from))
    if (at > hole.from && at < hole.to) at = hole.from
  return at >= first ? at : last
}

function idOf(item: RunItem | undefined): string {
  return item?.standing.id ?? ''
}
