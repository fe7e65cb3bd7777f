import type { Point } from '../point.ts'
import type { Cycle } from './cycles.ts'
import type { HalfEdge } from './half-edge.ts'
import { northWestmost, startingAt } from './polygon.ts'
import type { WallSide } from './records.ts'
import type { WallLine } from './wall-line.ts'

/** A clear piece of a face, joint to joint, before its height is known. */
export type Span = {
  readonly line: WallLine
  readonly side: WallSide
  readonly from: Point
  readonly to: Point
  readonly start: number
  readonly end: number
}

/** Shorter pieces lie between the bodies of other walls. */
const shortest = 1e-6

/** The sides of a cycle in its own direction, from the north-western one on. */
export function spansOf({ halves }: Cycle): readonly Span[] {
  const spans = runsOf(halves).flatMap((run) => spanOf(run) ?? [])
  return startingAt(spans, northWestmost(spans.map(({ from }) => from)))
}

/** How far along the frame of its side a point lies that is `place` from the record's `from` corner. */
export function alongFace({ length }: WallLine, side: WallSide, place: number): number {
  return side === 'right' ? place : length - place
}

/** A wall on whose far side another one ends goes on as one piece. */
function runsOf(halves: readonly HalfEdge[]): readonly (readonly HalfEdge[])[] {
  const first = Math.max(
    0,
    halves.findIndex((half, index) => !goesOn(halves.at(index - 1), half)),
  )
  const runs: HalfEdge[][] = []
  for (const half of startingAt(halves, first)) {
    const run = runs.at(-1)
    if (run && goesOn(run.at(-1), half)) run.push(half)
    else runs.push([half])
  }
  return runs
}

function goesOn(last: HalfEdge | undefined, half: HalfEdge): boolean {
  return last?.line === half.line && last.isForward === half.isForward
}

function spanOf(run: readonly HalfEdge[]): Span | null {
  const first = run[0]
  const last = run.at(-1)?.twin
  if (!first || !last || first.line.isOpen) return null

  const { line } = first
  const side = first.isForward ? 'right' : 'left'
  const start = alongFace(line, side, first.right.place)
  const end = alongFace(line, side, last.left.place)
  return end - start > shortest ? { line, side, from: first.right.end, to: last.left.end, start, end } : null
}
