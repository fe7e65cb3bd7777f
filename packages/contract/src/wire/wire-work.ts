import type { ArticleEvaluation } from '@arredo/catalogue'

/** What prices ask about the work on a row. */
export type WorkCounts = NonNullable<ArticleEvaluation['worked']>

/** D-66: extra values for rules, under the names that the packs' expressions give them. */
export function toWireWork({ worked }: ArticleEvaluation): Record<string, number> {
  return worked ? { CUTS: worked.cuts, JOINTS: worked.joints } : {}
}

export function fromWireWork({ CUTS, JOINTS }: Readonly<Record<string, unknown>>): WorkCounts {
  return { cuts: countOf(CUTS, mostCuts), joints: countOf(JOINTS, bothEnds) }
}

const mostCuts = 100
const bothEnds = 2

function countOf(value: unknown, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, most) : 0
}
