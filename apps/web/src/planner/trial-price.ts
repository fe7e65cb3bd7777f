import type { Choices } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import type { ArticleRow, Evaluation, ProjectDocument } from '@arredo/project'
import { priceDifference } from '../engine/price-difference.ts'

export type Evaluate = (document: ProjectDocument) => Evaluation

/** What a row would cost, by the same engine that prices the project; null where it is not sold. */
export function trialPrice(
  document: ProjectDocument,
  row: ArticleRow,
  { evaluate, face }: { readonly evaluate: Evaluate; readonly face: Face },
): number | null {
  const price = evaluate({ ...document, rows: { [row.id]: row } }).prices[face]
  if (!price || price.unpriced.includes(row.id)) return null
  const own = price.rows[row.id]
  // Alone it would bear all that is taken off the whole project.
  return own?.beforeReduction ?? own?.total ?? null
}

/** More or less than now on the project's total for another set of own choices; null where either has no price. */
export function trialDifference(
  document: ProjectDocument,
  row: ArticleRow,
  choices: Choices,
  { evaluate, face }: { readonly evaluate: Evaluate; readonly face: Face },
): number | null {
  const now = evaluate(document).prices[face]
  const changed = { ...document, rows: { ...document.rows, [row.id]: { ...row, choices } } }
  return priceDifference(now, evaluate(changed).prices[face], row.id)
}
