/** Something that takes a piece of a line; what is fixed is never pushed. */
export type Taken = {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly fixed: boolean
}

/** A piece of a line between two ends, with what stands on it from left to right. */
export type Shelf = { readonly from: number; readonly to: number; readonly taken: readonly Taken[] }

/** Where things begin now, by id: those that had to move. */
export type Moves = ReadonlyMap<string, number>

export type Opened =
  | { readonly fits: true; readonly at: number; readonly moves: Moves }
  /** So much is missing, however much is pushed. */
  | { readonly fits: false; readonly missing: number }

/** Less than this is a difference of reckoning, not of millimetres. */
const crumb = 1e-6

/**
 * Opens a line before the thing at `joint` (or behind the last) so that something `width` wide fits in. Gaps are
 * used up first; to the right while there is room, else to the left, else both ways.
 */
export function openShelf(shelf: Shelf, joint: number, width: number): Opened {
  const { taken } = shelf
  const [left, right] = reachOf(shelf, joint)
  const before = taken.slice(left.index, joint)
  const after = taken.slice(joint, right.index)
  const used = lengthOf(before) + lengthOf(after)
  const missing = used + width - (right.at - left.at)
  if (missing > crumb) return { fits: false, missing }

  const beginning = before.at(-1)?.end ?? left.at
  const ending = after[0]?.start ?? right.at
  const roomToTheRight = right.at - beginning - lengthOf(after)
  const roomToTheLeft = ending - left.at - lengthOf(before)
  const at =
    roomToTheRight >= width - crumb
      ? beginning
      : roomToTheLeft >= width - crumb
        ? ending - width
        : right.at - lengthOf(after) - width
  return { fits: true, at, moves: pushed(before, after, at, at + width) }
}

/**
 * The thing with this id becomes so wide: its left end stays, or its right one. What touches it follows when it
 * shrinks, and makes room when it grows.
 */
export function resizeOnShelf(shelf: Shelf, id: string, width: number, stays: 'left' | 'right'): Opened {
  const index = shelf.taken.findIndex((each) => each.id === id)
  const own = shelf.taken[index]
  if (!own) return { fits: false, missing: 0 }
  const by = width - (own.end - own.start)
  const others = shelf.taken.filter((each) => each.id !== id)
  if (by < 0) return shrunk(shelf, index, own, by, stays)

  const [left, right] = reachOf({ ...shelf, taken: others }, index)
  const before = others.slice(left.index, index)
  const after = others.slice(index, right.index)
  const missing = lengthOf(before) + lengthOf(after) + width - (right.at - left.at)
  if (missing > crumb) return { fits: false, missing }
  const most = right.at - lengthOf(after) - width
  const least = left.at + lengthOf(before)
  const wanted = stays === 'left' ? own.start : own.end - width
  const at = Math.min(most, Math.max(least, wanted))
  return { fits: true, at, moves: pushed(before, after, at, at + width) }
}

/** What touches on the side that moves comes along, up to the first gap or to what is fixed. */
function shrunk(shelf: Shelf, index: number, own: Taken, by: number, stays: 'left' | 'right'): Opened {
  const moves = new Map<string, number>()
  const side = stays === 'left' ? shelf.taken.slice(index + 1) : shelf.taken.slice(0, index).toReversed()
  let edge = stays === 'left' ? own.end : own.start
  for (const next of side) {
    const gap = stays === 'left' ? next.start - edge : edge - next.end
    if (next.fixed || Math.abs(gap) > 1) break
    moves.set(next.id, stays === 'left' ? next.start + by : next.start - by)
    edge = stays === 'left' ? next.end : next.start
  }
  return { fits: true, at: stays === 'left' ? own.start : own.start - by, moves }
}

/**
 * Moves what stands right of a gap, up to the next gap, to its left end; what stands left of it to its right end where
 * the right side is held by a wall or by what is fixed, and the left is not: as it was pushed when the gap was opened.
 */
export function closeGap({ from, to, taken }: Shelf, index: number): Moves {
  const [before, first] = [taken[index - 1], taken[index]]
  if (!before || !first) return new Map()
  const right = touchingFrom(taken, index, 1)
  const left = touchingFrom(taken, index - 1, -1)
  const isHeld = (side: readonly Taken[]) =>
    side.some(({ start, end, fixed }) => fixed || Math.abs(start - from) <= 1 || Math.abs(end - to) <= 1)
  const gap = first.start - before.end
  const [moving, by] = isHeld(right) && !isHeld(left) ? [left, gap] : [right, -gap]
  const fixed = moving.findIndex((each) => each.fixed)
  const free = fixed < 0 ? moving : moving.slice(0, fixed)
  return new Map(free.map(({ id, start }) => [id, start + by]))
}

/** Things side by side from here on, to one side. */
function touchingFrom(taken: readonly Taken[], index: number, step: 1 | -1): readonly Taken[] {
  const found: Taken[] = []
  for (let at = index, last = taken[at]; last; at += step) {
    const next = taken[at]
    const gap = next && (step > 0 ? next.start - last.end : last.start - next.end)
    if (!next || (next !== last && Math.abs(gap ?? 0) > 1)) break
    found.push(next)
    last = next
  }
  return found
}

/** Frees so much at one end of a line: what stands there goes away from it. */
export function clearEnd(shelf: Shelf, end: 'left' | 'right', width: number): Opened {
  const { taken, from, to } = shelf
  const isLeft = end === 'left'
  const [left, right] = reachOf(shelf, isLeft ? 0 : taken.length)
  const others = isLeft ? taken.slice(0, right.index) : taken.slice(left.index)
  const free = isLeft ? right.at - from : to - left.at
  const missing = lengthOf(others) + width - free
  if (missing > crumb) return { fits: false, missing }
  const at = isLeft ? from : to - width
  return { fits: true, at, moves: isLeft ? pushed([], others, at, at + width) : pushed(others, [], at, to) }
}

type Reach = { readonly at: number; readonly index: number }

/** How far things can be pushed from a joint: to what is fixed, else to the ends. */
function reachOf({ from, to, taken }: Shelf, joint: number): readonly [Reach, Reach] {
  const before = taken.slice(0, joint).findLastIndex(({ fixed }) => fixed)
  const after = taken.findIndex(({ fixed }, index) => fixed && index >= joint)
  return [
    { at: taken[before]?.end ?? from, index: before + 1 },
    { at: taken[after]?.start ?? to, index: after < 0 ? taken.length : after },
  ]
}

function lengthOf(taken: readonly Taken[]): number {
  return taken.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Each only as far as it must. */
function pushed(before: readonly Taken[], after: readonly Taken[], from: number, to: number): Moves {
  const moves = new Map<string, number>()
  let edge = to
  for (const { id, start, end } of after) {
    const at = Math.max(start, edge)
    if (at - start > crumb) moves.set(id, at)
    edge = at + end - start
  }
  edge = from
  for (const { id, start, end } of before.toReversed()) {
    const at = Math.min(start, edge - (end - start))
    if (start - at > crumb) moves.set(id, at)
    edge = at
  }
  return moves
}
