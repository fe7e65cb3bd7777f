import type { CatalogueFinding } from '@arredo/contract'
import { groupBy } from '../group-by.ts'

export type FindingGroup = {
  /** A sheet or a file; empty for what is wrong with the whole. */
  readonly place: string
  readonly findings: readonly CatalogueFinding[]
  readonly mistakes: number
}

/** By file or sheet: those with mistakes first, and in each the mistakes before the hints, then by place. */
export function groupFindings(findings: readonly CatalogueFinding[]): readonly FindingGroup[] {
  const groups = groupBy(findings, ({ sheet, file }) => sheet ?? file)
  return [...groups]
    .map(([place, found]) => ({
      place,
      findings: found.toSorted(
        (one, two) => rank(one) - rank(two) || one.line - two.line || one.column - two.column,
      ),
      mistakes: found.filter(({ kind }) => kind === 'mistake').length,
    }))
    .toSorted((one, two) => Number(two.mistakes > 0) - Number(one.mistakes > 0))
}

function rank({ kind }: CatalogueFinding): number {
  return kind === 'mistake' ? 0 : 1
}
