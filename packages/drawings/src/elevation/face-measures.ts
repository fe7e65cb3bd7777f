import { openingOnFace, partBounds, type WallFace } from '@arredo/geometry'
import type { Evaluation, OpeningNow } from '@arredo/project'
import { itemKind } from '../plan/item-kind.ts'
import type { ChainOf } from './draw-chains.ts'
import type { OnFace, Seen } from './on-face.ts'

/** Along the floor, each kind for itself: what stands, what hangs, what is open; at last the whole. */
export function widthsOf(
  face: WallFace,
  { items, before }: OnFace,
  openings: readonly OpeningNow[],
): readonly ChainOf[] {
  const { start: first, end: last } = face
  const ending = wallsEndingOn(face).flat()
  const units = items.filter(({ item }) => item.seat.on !== 'opening')
  const touching = before.filter(({ near }) => near < 1)
  const standing = [...units, ...touching].filter(stands)
  const hanging = units.filter((seen) => hangs(seen, standing))
  const holes = openings
    .filter(({ kind, side }) => kind !== 'niche' || side === face.side)
    .map((opening) => openingOnFace(opening, face))
  const chains = [standing, hanging, holes]
    .map((spans) => spans.flatMap(({ start, end }) => [start, end]))
    .filter((ends, index, all) => ends.length > 0 && !all.slice(0, index).some((one) => isSame(one, ends)))
    .map((ends): ChainOf => ({ first, last, ends: [...ends, ...ending] }))
  if (chains.length === 0 && ending.length > 0) chains.push({ first, last, ends: ending })
  return [...chains, { first, last, ends: [] }]
}

/** What hangs exactly over what stands needs no chain of its own. */
function isSame(one: readonly number[], two: readonly number[]): boolean {
  const [ours, theirs] = [one, two].map((ends) => [...new Set(ends.map(Math.round))].sort((a, b) => a - b))
  return String(ours) === String(theirs)
}

/** Where other walls end on a face: start and end. */
export function wallsEndingOn({ stretches }: WallFace): readonly (readonly [start: number, end: number])[] {
  return stretches.slice(1).flatMap(({ start }, index): readonly (readonly [number, number])[] => {
    const before = stretches[index]?.end ?? start
    return start - before > 1 ? [[before, start]] : []
  })
}

function stands({ item }: Seen): boolean {
  return itemKind(item) === 'standing'
}

/** What lies on something that stands is measured with it: a worktop, a hob, a tap. */
function hangs(seen: Seen, standing: readonly Seen[]): boolean {
  const kind = itemKind(seen.item)
  return kind === 'hanging' || ((kind === 'worktop' || kind === 'onTop') && !liesOn(seen, standing))
}

function liesOn(seen: Seen, standing: readonly Seen[]): boolean {
  return standing.some(({ start, end }) => start < seen.end - 1 && seen.start < end - 1)
}

export type Heights = { readonly left: readonly ChainOf[]; readonly right: readonly ChainOf[] }

/** Beside the wall: plinth, worktop, undersides and tops; at the right end only what the left one does not say. */
export function heightsOf(
  face: Pick<WallFace, 'start' | 'end' | 'top'>,
  { items }: OnFace,
  evaluation: Evaluation,
): Heights {
  const middle = (face.start + face.end) / 2
  const measured = items.filter((seen) => isMeasured(seen, items))
  const isLeft = ({ start, end }: Seen) => (start + end) / 2 <= middle
  const ends = (seen: readonly Seen[]) => seen.flatMap((each) => levelsOf(each, evaluation))
  const [atLeft, atRight] = [measured.filter(isLeft), measured.filter((seen) => !isLeft(seen))]
  const left = chainUp(face.top[0]?.[1] ?? 0, ends(atLeft.length > 0 ? atLeft : atRight))
  const right = chainUp(face.top.at(-1)?.[1] ?? 0, ends(atRight))
  const known = new Set([...left.ends, left.last].map(Math.round))
  const saysMore = [...right.ends, right.last].some((end) => !known.has(Math.round(end)))
  const highest = Math.max(...face.top.map(([, top]) => top))
  return { left: withWhole(left, highest), right: saysMore ? withWhole(right, right.last) : [] }
}

function isMeasured(seen: Seen, items: readonly Seen[]): boolean {
  if (seen.item.seat.on === 'opening') return false
  const kind = itemKind(seen.item)
  return kind === 'standing' || kind === 'plinth' || kind === 'worktop' || hangs(seen, items.filter(stands))
}

function levelsOf({ item }: Seen, evaluation: Evaluation): readonly number[] {
  const [, , bottom] = item.place.at
  const plinths = (evaluation.articles[item.id]?.parts ?? []).filter(({ code }) => code.startsWith('plinth'))
  const tops = plinths.map((part) => bottom + partBounds(part).max[2])
  return [bottom, ...tops, bottom + item.size.height]
}

/** What is nearer to the one below than this is the same level. */
const crumb = 8

function chainUp(top: number, levels: readonly number[]): ChainOf {
  const sorted = levels.toSorted((a, b) => a - b)
  const last = Math.max(top, sorted.at(-1) ?? 0)
  const ends: number[] = []
  for (const level of sorted) {
    if (level - (ends.at(-1) ?? 0) > crumb && last - level > crumb) ends.push(level)
  }
  return { first: 0, last, ends }
}

function withWhole(chain: ChainOf, last: number): readonly ChainOf[] {
  const isWhole = chain.ends.length === 0 && chain.last === last
  return isWhole ? [chain] : [chain, { first: 0, last, ends: [] }]
}
