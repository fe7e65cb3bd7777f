import {
  dot,
  type FaceName,
  fromWall,
  type Point,
  type Stretch,
  toWall,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import { lately } from '@arredo/project'
import type { RunLine } from './run.ts'
import type { Span } from './span.ts'

/** Items whose sides are nearer than this touch. */
export const touching = 1

/** A line with its spans: what corners and depths are needed for before it becomes part of a run. */
export type SpanLine = RunLine & { readonly spans: readonly Span[] }

/** Chains of spans that touch, whatever the order in which they were placed. */
export function linesOf(
  spans: readonly Span[],
  seats: readonly Stretch[],
  bridged: number = touching,
): readonly SpanLine[] {
  const after = successors(spans, bridged)
  const hasBefore = new Set(after.values())
  const taken = new Set<Span>()
  const chainFrom = (first: Span): readonly Span[] => {
    const chain: Span[] = []
    for (let next: Span | undefined = first; next && !taken.has(next); next = after.get(next)) {
      taken.add(next)
      chain.push(next)
    }
    return chain
  }
  return spans
    .filter((span) => !hasBefore.has(span))
    .map((first) => knownLine(first, chainFrom(first), seats, bridged))
}

type Known = { readonly seats: readonly Stretch[]; readonly line: SpanLine }

/** By the first span and what counts as bridged: a line that nobody touches is the same object. */
const known = lately<Span, Map<number, Known>>()

function knownLine(
  first: Span,
  chain: readonly Span[],
  seats: readonly Stretch[],
  bridged: number,
): SpanLine {
  const ofFirst = known.get(first) ?? new Map<number, Known>()
  known.set(first, ofFirst)
  const last = ofFirst.get(bridged)
  const isSameChain =
    last?.line.spans.length === chain.length && chain.every((span, at) => span === last.line.spans[at])
  if (last && isSameChain && last.seats === seats) return last.line

  const made = lineOf(chain, seats)
  const line = last && isSameChain && isSameFace(last.line.face, made.face) ? last.line : made
  ofFirst.set(bridged, { seats, line })
  return line
}

function isSameFace(one: FaceName | null, two: FaceName | null): boolean {
  return one?.wall === two?.wall && one?.side === two?.side
}

/**
 * Of each span the one that begins where it ends, in the same direction, or within a gap that counts as bridged: the
 * nearest, and the smallest id where several are as near.
 */
function successors(spans: readonly Span[], bridged: number): ReadonlyMap<Span, Span> {
  const inOrder = sortedById(spans)
  const near = beginningNear(inOrder, bridged + 2 * touching)
  const found = new Map<Span, Span>()
  const taken = new Set<Span>()
  for (const span of inOrder) {
    let [next, least] = [null as Span | null, Number.POSITIVE_INFINITY]
    for (const other of near(span.right)) {
      if (taken.has(other) || other.standing === span.standing) continue
      const gap = gapBetween(span, other)
      if (gap <= bridged && gap < least - touching) [next, least] = [other, gap]
    }
    if (!next) continue
    taken.add(next)
    found.set(span, next)
  }
  return found
}

const sorted = new WeakMap<readonly Span[], readonly Span[]>()

/** Asked for once for every width that counts as bridged. */
function sortedById(spans: readonly Span[]): readonly Span[] {
  const inOrder = sorted.get(spans) ?? spans.toSorted(byId)
  sorted.set(spans, inOrder)
  return inOrder
}

/** Those that begin so near to a point, and some more, in their order. */
function beginningNear(spans: readonly Span[], reach: number): (point: Point) => readonly Span[] {
  const size = Math.max(reach, leastCell)
  const cellOf = (at: number) => Math.floor(at / size)
  const keyOf = (column: number, row: number) => column * cellsInRow + row
  const cells = new Map<number, Span[]>()
  for (const span of spans) {
    const key = keyOf(cellOf(span.left[0]), cellOf(span.left[1]))
    const cell = cells.get(key)
    if (cell) cell.push(span)
    else cells.set(key, [span])
  }
  return ([x, y]) => {
    let [found, isMixed] = [none, false]
    for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++)
      for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++) {
        const cell = cells.get(keyOf(column, row))
        if (!cell) continue
        isMixed ||= found.length > 0
        found = found.length > 0 ? [...found, ...cell] : cell
      }
    return isMixed ? found.toSorted(byId) : found
  }
}

const none: readonly Span[] = []

/** Smaller ones would hold nothing but one unit each. */
const leastCell = 300
/** More than any plan has: two cells with one key would only be looked at in vain. */
const cellsInRow = 1_000_003

/** How far the other begins behind the end of this one, if it is in line with it; infinite if it is not. */
function gapBetween({ right, along }: Span, other: Span): number {
  const [x, y] = [other.left[0] - right[0], other.left[1] - right[1]]
  const across = x * along[1] - y * along[0]
  const gap = x * along[0] + y * along[1]
  const isInLine = Math.abs(across) <= touching && gap >= -touching && dot(along, other.along) > 0.9999
  return isInLine ? gap : Number.POSITIVE_INFINITY
}

function byId(one: Span, two: Span): number {
  return one.standing.id < two.standing.id ? -1 : one.standing.id > two.standing.id ? 1 : 0
}

function lineOf(spans: readonly Span[], seats: readonly Stretch[]): SpanLine {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) throw new Error('A line has an item')
  const frame = wallFrame({ from: first.left, to: last.right })
  return {
    spans,
    face: faceOf(frame, seats),
    frame,
    items: spans.map(({ standing, level, left, right }) => ({
      ...{ standing, level },
      start: toWall(frame, left).along,
      end: toWall(frame, right).along,
    })),
  }
}

/** The wall whose face its back lies on, however it came to stand there. */
function faceOf(frame: WallFrame, seats: readonly Stretch[]): FaceName | null {
  const end = fromWall(frame, { along: frame.length, across: 0 })
  const found = seats.find((stretch) => {
    const wall = wallFrame(stretch)
    const [from, to] = [toWall(wall, frame.origin), toWall(wall, end)]
    return (
      Math.abs(from.across) <= touching &&
      Math.abs(to.across) <= touching &&
      from.along > -touching &&
      to.along < wall.length + touching &&
      from.along < to.along
    )
  })
  return found ? { wall: found.wall, side: found.side } : null
}
