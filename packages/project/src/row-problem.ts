import { chargeProblem } from './charge-problem.ts'
import type { Row } from './document.ts'
import { isBox } from './placed-row.ts'
import { sizeProblem } from './size-problem.ts'
import { typedProblem } from './typed-problem.ts'

/** What nobody can have typed into a row that is no article, in words; null when nothing is wrong. */
export function rowProblem(row: Row): string | null {
  if (row.kind === 'article') return null
  if (row.kind === 'free') return typedProblem(row) ?? (isBox(row) ? sizeProblem(row.size) : null)
  return (
    typedProblem({ text: row.text }) ??
    (row.kind === 'service' ? chargeProblem(row.charge) : null) ??
    (row.kind === 'ownAppliance' ? sizeProblem(row.size) : null)
  )
}
