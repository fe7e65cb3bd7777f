import {
  type Command,
  moveRow,
  type Preview,
  type RowId,
  type StandingRow,
  standingRow,
  step,
  together,
} from '@arredo/project'
import { cornersOfRun, gapInCorner } from '../followers/corners.ts'
import { movedAlong } from '../placing/place-in-run.ts'
import { closeGap } from '../placing/shelf.ts'
import { shelfBefore } from '../placing/shelf-before.ts'
import { stretchUnder } from '../placing/stretch-under.ts'
import { type RunEnd, runKind } from '../runs/run.ts'
import { runsOf } from '../runs/runs-of.ts'
import { sentence } from '../sentence.ts'
import type { Check, Found, Plan, Said } from './finding.ts'
import { followersOf, nameOf, rowName } from './item.ts'
import { once } from './once.ts'

/** Narrower than any unit: a gap that nobody means. */
const widest = 300
const least = 1

/** Free wall between two units of one level, however wide. */
export type Gap = {
  /** To its left and right. */
  readonly between: readonly [RowId, RowId]
  readonly length: number
  /** Moves one side up to the other, away from no wall; null where something stands fast. Looked for when asked. */
  readonly close: () => Command<null> | null
}

export function gapsBetween(now: Preview): readonly Gap[] {
  return endsOf(now).flatMap(({ item, end, side }): readonly Gap[] => {
    // Told once, by the unit to its left.
    if (end.meets !== 'item' || side === 'left' || end.distance <= least) return []
    const [level, other] = [now.evaluation.articles[item.id]?.run, now.evaluation.articles[end.row]?.run]
    if (!level || !other || runKind(level) !== runKind(other)) return []
    const gap = { between: [item.id, end.row], length: end.distance } as const
    return [{ ...gap, close: once(() => closing(now, item, end.row)) }]
  })
}

/** Between two units of one run, and in a corner between two of its lines. */
export const gapInRun: Check = {
  tier: 'hints',
  title: sentence('Gaps in a run'),
  find(plan) {
    const between = gapsBetween(plan).flatMap(
      ({ between: [left, right], length, close }): readonly Found[] => {
        const item = standingRow(plan.document, plan.evaluation, left)
        if (!item || !isGap(length) || isClosed(plan, [left, right], length)) return []
        const records = [rowName(item), { kind: 'row', id: right }] as const
        const fix = once(() => {
          const command = close()
          return command && { label: { text: sentence('Close the gap') }, command }
        })
        return [{ records, why: gapBeside(plan, item, length), fix }]
      },
    )
    const inCorners = runsOf(plan.document, plan.evaluation)
      .flatMap((run) => cornersOfRun(run).flatMap((corner) => gapInCorner(corner) ?? []))
      .filter(({ item, length }) => isGap(length) && !isClosed(plan, [item.standing.id], length))
      .map(({ item: { standing }, length }) => ({
        records: [rowName(standing)],
        why: gapBeside(plan, standing, length),
      }))
    return [...between, ...inCorners]
  },
}

function gapBeside(plan: Plan, item: StandingRow, length: number): Said {
  const text = sentence('There is a gap of {{length}} beside {{item}}')
  return { text, values: { item: nameOf(plan, item), length: { length } } }
}

/** Between a run and the wall it ends at. */
export const missingFiller: Check = {
  tier: 'hints',
  title: sentence('Missing fillers'),
  find: (plan) =>
    endsOf(plan).flatMap(({ item, end }): readonly Found[] => {
      if (end.meets !== 'wall' || !isGap(end.distance)) return []
      if (isClosed(plan, [item.id], end.distance)) return []
      const values = { item: nameOf(plan, item), length: { length: end.distance } }
      const text = sentence('Between {{item}} and the wall {{length}} stay open')
      return [{ records: [rowName(item)], why: { text, values } }]
    }),
}

/** What is on the other side of the gap comes nearer, with all that touches it. */
function closing(now: Preview, item: StandingRow, other: RowId): Command<null> | null {
  const stretch = stretchUnder(now.document, item)
  const level = now.evaluation.articles[item.id]?.run
  if (!stretch || !level) return null
  const comer = { kind: runKind(level), size: item.size, elevation: item.place.at[2], row: null }
  const shelf = shelfBefore(now, stretch, comer)
  const index = shelf.taken.findIndex(({ id }) => id === other)
  const moves = movedAlong(now, closeGap(shelf, index))
  if (moves.length === 0) return null
  return together(
    'Close the gap',
    moves.map((move) => step(moveRow, move)),
  )
}

function endsOf(now: Preview) {
  return runsOf(now.document, now.evaluation).flatMap(({ lines, left, right }) => {
    const [first, last] = [lines[0]?.items[0]?.standing, lines.at(-1)?.items.at(-1)?.standing]
    const at = (item: typeof first, end: RunEnd, side: 'left' | 'right') =>
      item ? [{ item, end, side }] : []
    return [...at(first, left, 'left'), ...at(last, right, 'right')]
  })
}

function isGap(distance: number): boolean {
  return distance > least && distance < widest
}

/** By a filler or a panel of one of these units that is as wide as the gap. */
function isClosed(plan: Plan, units: readonly RowId[], distance: number): boolean {
  const closes = ({ row, size }: StandingRow) => {
    const kind = row.kind === 'article' ? row.auto?.kind : undefined
    return (kind === 'filler' || kind === 'endPanel') && Math.abs(size.width - distance) <= least
  }
  return units.some((unit) => followersOf(plan, unit).some(closes))
}
