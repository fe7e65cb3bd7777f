import { type Part, type Point, partBounds } from '@arredo/geometry'
import { type Axis, axisOf, others } from './part-axes.ts'

/** Where on its material's picture something is cut: turned over or not across the grain, and how far away. */
export type Cut = { readonly turn: 1 | -1; readonly shift: Point }

/** Far enough that no two are cut from the same spot, near enough for the numbers of a graphics card. */
const reach = { across: 19_997, along: 29_989 }

/** The same for the same name, different for neighbours. */
export function cutOf(name: string): Cut {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  // The last letters of names that are alike would else change little but the lowest digits.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  const even = (hash ^ (hash >>> 16)) >>> 0
  return {
    turn: even & 1 ? 1 : -1,
    shift: [even % reach.across, (Math.imul(even, 2654435761) >>> 0) % reach.along],
  }
}

export function cutAt({ turn, shift }: Cut, across: number, along: number): Point {
  return [turn * across + shift[0], along + shift[1]]
}

/** What is cut from a piece that is cut itself. */
export function cutWithin(whole: Cut, part: Cut): Cut {
  return { turn: whole.turn === part.turn ? 1 : -1, shift: cutAt(whole, ...part.shift) }
}

/** Parts of one leaf are cut from one piece, so that its veneer runs through; so are all of one sheet. */
export function partCut(part: Part): Cut {
  return cutOf(part.sheet?.name ?? part.opens ?? `${part.code}|${part.at.join()}`)
}

/** The cuts of an item's parts: as if each stood alone, but for sheets that open like a book. */
export function partCuts(parts: readonly Part[]): ReadonlyMap<Part, Cut> {
  const cuts = new Map(parts.map((part) => [part, partCut(part)]))
  const books = new Map<string, Part[]>()
  for (const part of parts) {
    if (part.sheet?.match !== 'book') continue
    const { name } = part.sheet
    books.set(name, [...(books.get(name) ?? []), part])
  }
  for (const book of books.values()) for (const [part, cut] of opened(book)) cuts.set(part, cut)
  return cuts
}

type Column = { low: number; high: number; readonly parts: Part[] }

/** From left to right every column of fronts is turned over about the joint with the one before. */
function opened(book: readonly Part[]): ReadonlyMap<Part, Cut> {
  const cuts = new Map<Part, Cut>()
  let last: { readonly high: number; readonly cut: Cut } | null = null
  for (const { low, high, parts } of columnsOf(book)) {
    const [first] = parts
    if (!first) continue
    const cut: Cut = last ? turnedAbout(last.cut, (last.high + low) / 2) : partCut(first)
    for (const part of parts) cuts.set(part, cut)
    last = { high, cut }
  }
  return cuts
}

/** Both sides of the joint show the same, as far from it. */
function turnedAbout({ turn, shift }: Cut, joint: number): Cut {
  return { turn: turn === 1 ? -1 : 1, shift: [shift[0] + 2 * turn * joint, shift[1]] }
}

/** What stands above another, such as the drawers of a stack, is one column. */
function columnsOf(book: readonly Part[]): readonly Column[] {
  const columns: Column[] = []
  const spans = book.map((part) => ({ part, ...spanOf(part) })).toSorted((one, two) => one.low - two.low)
  for (const { part, low, high } of spans) {
    const last = columns.at(-1)
    if (last && low < last.high) {
      last.high = Math.max(last.high, high)
      last.parts.push(part)
    } else columns.push({ low, high, parts: [part] })
  }
  return columns
}

/** Across the grain, in the plane of the part. */
function spanOf(part: Part): { readonly low: number; readonly high: number } {
  const { min, max } = partBounds(part)
  const [i, j] = others(axisOf[part.grain ?? 'z'])
  const wide: Axis = max[i] - min[i] >= max[j] - min[j] ? i : j
  return { low: min[wide], high: max[wide] }
}
