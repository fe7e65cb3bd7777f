import { toWall } from '@arredo/geometry'
import type { Run, RunItem, RunLine } from '../runs/run.ts'
import { itemAt, type RunSide } from './ends.ts'

/** Where two lines of a run meet: how far beyond the end of the one and before the beginning of the other. */
export type CornerOfRun = {
  readonly before: RunLine
  readonly after: RunLine
  /** Along the line before, and along the line after. */
  readonly atEnd: number
  readonly atStart: number
}

export function cornersOfRun({ lines, isRing }: Run): readonly CornerOfRun[] {
  return lines.flatMap((after, index) => {
    const before = index > 0 || isRing ? lines.at(index - 1) : undefined
    if (!before) return []
    return [
      {
        ...{ before, after },
        atEnd: toWall(before.frame, after.frame.origin).along,
        atStart: toWall(after.frame, endOf(before)).along,
      },
    ]
  })
}

/** What is left between the two lines of a corner without a unit in it, beside the one that begins before the other. */
export type CornerGap = {
  readonly line: RunLine
  readonly item: RunItem
  readonly side: RunSide
  readonly length: number
}

export function gapInCorner({ before, after, atEnd, atStart }: CornerOfRun): CornerGap | null {
  const [last, first] = [itemAt(before, 'right'), itemAt(after, 'left')]
  if (!last || !first || last.standing === first.standing) return null
  const isInto = Math.abs(atEnd - before.frame.length) < 1
  return isInto
    ? { line: after, item: first, side: 'left', length: -atStart - last.standing.size.depth }
    : {
        ...{ line: before, item: last, side: 'right' },
        length: atEnd - before.frame.length - first.standing.size.depth,
      }
}

function endOf({ frame }: RunLine): readonly [number, number] {
  const { origin, along, length } = frame
  return [origin[0] + along[0] * length, origin[1] + along[1] * length]
}

/**
 * Whether what lies along the line before runs through the corner: the longer one does; of two as long, the one with
 * the smallest row that is not in the corner itself.
 */
export function isBeforeThrough({ before, after }: CornerOfRun, into: Extent, from: Extent): boolean {
  // By the units alone: what was joined at the next corner already is shorter or longer than it was.
  const [longInto, longFrom] = [into.end - into.start, from.end - from.start]
  if (Math.abs(longInto - longFrom) >= 1) return longInto > longFrom
  return firstIdBeside(before, after) < firstIdBeside(after, before)
}

type Extent = { readonly start: number; readonly end: number }

function firstIdBeside({ items }: RunLine, other: RunLine): string {
  const shared = new Set(other.items.map(({ standing }) => standing.id))
  return (
    items
      .map(({ standing }) => standing.id)
      .filter((id) => !shared.has(id))
      .toSorted()[0] ?? ''
  )
}
