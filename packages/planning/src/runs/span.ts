import type { ArticleEvaluation, RunLevel } from '@arredo/catalogue'
import { distance, itemToPlan, type Point } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { type RunKind, runKind } from './run.ts'

/** One side of an item that stands with its back in a line: from its left end to its right. */
export type Span = {
  readonly standing: StandingRow
  readonly level: RunLevel
  readonly kind: RunKind
  readonly left: Point
  readonly right: Point
  readonly along: Point
  /** How far it comes out of the line. */
  readonly depth: number
  /** A corner unit takes a piece of two lines: the end of the first and the beginning of the second. */
  readonly corner: 'ends' | 'begins' | null
}

type Known = { readonly article: ArticleEvaluation; readonly spans: readonly Span[] }

/** What stands where it stood has the same spans, so that the lines they are in are known again. */
const known = new WeakMap<StandingRow, Known>()

/** An item without a level joins no run. */
export function spansOf(standing: StandingRow, article: ArticleEvaluation | undefined): readonly Span[] {
  if (!article?.run) return none
  const last = known.get(standing)
  if (last?.article === article) return last.spans
  const spans = sidesInLine(standing, article)
  known.set(standing, { article, spans })
  return spans
}

const none: readonly Span[] = []

function sidesInLine(standing: StandingRow, article: ArticleEvaluation): readonly Span[] {
  const { width, depth } = standing.size
  const { arm } = article
  const at = (x: number, y: number) => itemToPlan(standing.place, [x, y])
  const level = article.run ?? 'base'
  const span = (left: Point, right: Point, out: number, corner: Span['corner']): Span => ({
    ...{ standing, level, kind: runKind(level), left, right, depth: out, corner },
    along: unit(left, right),
  })
  const back = span(at(0, 0), at(width, 0), arm ?? depth, arm === undefined ? null : 'begins')
  if (arm === undefined) return [back]
  // Its left side lies on the wall that comes before, its back on the next.
  return [span(at(0, depth), at(0, 0), arm, 'ends'), back]
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}
