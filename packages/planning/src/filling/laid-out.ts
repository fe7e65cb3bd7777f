import type { Side } from '@arredo/catalogue'
import type { FreeSpan } from './free-spans.ts'
import type { FillerLimits, Module } from './module.ts'
import { fillersFor, type Partition } from './partition.ts'

export type LaidUnit = { readonly module: Module; readonly left: number; readonly side: Side }

/** What is left beside units: closed by a filler, or open. */
export type Rest = { readonly from: number; readonly width: number; readonly isFiller: boolean }

export type LaidSpan = {
  readonly span: FreeSpan
  readonly units: readonly LaidUnit[]
  readonly rests: readonly Rest[]
  readonly isSymmetrical: boolean
}

/** Which unit of a width goes to a place among so many. */
export type Chooser = (width: number, index: number, count: number) => Module | undefined

/**
 * Puts the units of a partition side by side, alike from both ends where that is possible. Where it is not, `mirrored`
 * is the other way round.
 */
export function laidOut(
  span: FreeSpan,
  { widths, rest }: Partition,
  choose: Chooser,
  limits: FillerLimits | null,
  mirrored: boolean,
): LaidSpan {
  const ordered = fromBothEnds(widths)
  const modules = (mirrored ? ordered.toReversed() : ordered).flatMap(
    (width, index, { length }) => choose(width, index, length) ?? [],
  )
  const isAlike = modules.every((module, index) => module === modules[modules.length - 1 - index])
  const before = restBefore(span, rest, limits, isAlike)
  let left = span.from + before
  const units = modules.map((module, index): LaidUnit => {
    const unit = { module, left, side: hinge(module, index, modules.length, mirrored) }
    left += module.width
    return unit
  })
  const isClosed = (width: number, end: FreeSpan['left']) =>
    end === 'wall' && fillersFor(width, limits, 1) !== null
  const rests = [
    { from: span.from, width: before, isFiller: units.length > 0 && isClosed(before, span.left) },
    {
      from: left,
      width: span.from + span.width - left,
      isFiller: units.length > 0 && isClosed(span.from + span.width - left, span.right),
    },
  ].filter(({ width }) => width > 0)
  const isSymmetrical = isAlike && (rest === 0 || before * 2 === rest)
  return { span, units, rests, isSymmetrical }
}

/** Pairs from the ends inwards, narrow ones first; what has no partner stands in the middle. */
function fromBothEnds(widths: readonly number[]): readonly number[] {
  const sorted = widths.toSorted((one, two) => one - two)
  const pairs: number[] = []
  const alone: number[] = []
  for (let index = 0; index < sorted.length; index++) {
    const width = sorted[index] ?? 0
    if (sorted[index + 1] === width) {
      pairs.push(width)
      index++
    } else alone.push(width)
  }
  return [...pairs, ...alone, ...pairs.toReversed()]
}

/** How much of a rest stays at the left end. */
function restBefore(
  { left, right }: FreeSpan,
  rest: number,
  limits: FillerLimits | null,
  isAlike: boolean,
): number {
  if (rest === 0) return 0
  const half = Math.floor(rest / 2)
  const closes = (width: number) => fillersFor(width, limits, 1) !== null
  const areWalls = left === 'wall' && right === 'wall'
  if (areWalls && isAlike && half * 2 === rest && closes(half)) return half
  if (right === 'wall' && closes(rest)) return 0
  if (left === 'wall' && closes(rest)) return rest
  if (areWalls && closes(half) && closes(rest - half)) return half
  return openness[left] > openness[right] ? rest : 0
}

/** Where a gap disturbs least, when nothing closes it. */
const openness: Readonly<Record<FreeSpan['left'], number>> = { opening: 3, open: 2, wall: 1, item: 0 }

/** Doors open towards the middle: those of the left half are hinged on the left. */
function hinge({ sides }: Module, index: number, count: number, mirrored: boolean): Side {
  const half = index * 2 - (count - 1)
  const wanted: Side = half < 0 || (half === 0 && !mirrored) ? 'L' : 'R'
  return sides.includes(wanted) ? wanted : (sides[0] ?? 'L')
}
