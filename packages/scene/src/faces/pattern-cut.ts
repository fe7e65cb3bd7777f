import { type Part, type Point, partBounds } from '@arredo/geometry'
import { axisOf, others } from './part-axes.ts'

/** Where on its material's picture something is cut: turned over or not across the grain, and how far away. */
export type Cut = { readonly turn: 1 | -1; readonly shift: Point }

export const asItIs: Cut = { turn: 1, shift: [0, 0] }

/** Far enough that no two are cut from the same spot, near enough for the numbers of a graphics card. */
const reach = { across: 19_997, along: 29_989 }

/** The same for the same name, different for neighbours. */
export function cutOf(name: string): Cut {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  // The last letters of names that are alike would else change little but the lowest digits.
  const even = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0
  return {
    turn: even & 1 ? 1 : -1,
    shift: [even % reach.across, (even >>> 3) % reach.along],
  }
}

export function cutAt({ turn, shift }: Cut, across: number, along: number): Point {
  return [turn * across + shift[0], along + shift[1]]
}

/** Parts of one leaf are cut from one piece, so that its veneer runs through; so are all of one sheet. */
export function partCut(part: Part): Cut {
  return cutOf(part.sheet?.name ?? part.opens ?? `${part.code}|${part.at.join()}`)
}

/** The cuts of an item's parts: as if each stood alone, but for sheets that open like a book. */
export function partCuts(parts: readonly Part[]): ReadonlyMap<Part, Cut> {
  const cuts = new Map(parts.map((part) => [part, partCut(part)]))
  const booked = parts.filter(({ sheet }) => sheet?.match === 'book')
  for (const name of new Set(booked.map(({ sheet }) => sheet?.name))) {
    openBook(
      booked.filter(({ sheet }) => sheet?.name === name),
      cuts,
    )
  }
  return cuts
}

/**
 * From left to right every column of fronts is turned over about the joint with the one before. What stands above
 * another, such as the drawers of a stack, is one column.
 */
function openBook(book: readonly Part[], cuts: Map<Part, Cut>): void {
  const leaves = book.map((part) => ({ part, ...spanOf(part) })).toSorted((one, two) => one.low - two.low)
  let end: number | null = null
  let cut = cutOf('')
  for (const { part, low, high } of leaves) {
    if (end === null) cut = partCut(part)
    else if (low >= end) cut = turnedAbout(cut, (end + low) / 2)
    cuts.set(part, cut)
    end = Math.max(high, end ?? high)
  }
}

/** Both sides of the joint show the same, as far from it. */
function turnedAbout({ turn, shift }: Cut, joint: number): Cut {
  return { turn: turn === 1 ? -1 : 1, shift: [shift[0] + 2 * turn * joint, shift[1]] }
}

/** Across the grain, in the plane of the part. */
function spanOf(part: Part): { readonly low: number; readonly high: number } {
  const { min, max } = partBounds(part)
  const [i, j] = others(axisOf[part.grain ?? 'z'])
  const wide = max[i] - min[i] >= max[j] - min[j] ? i : j
  return { low: min[wide], high: max[wide] }
}
