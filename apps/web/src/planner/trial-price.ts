import type { Face } from '@arredo/pricing'
import type { ArticleRow, Evaluation, ProjectDocument, RowId } from '@arredo/project'
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

/** More or less than now on the project's total for another document; null where the row has no price in either. */
export function trialDifference(
  now: ProjectDocument,
  then: ProjectDocument,
  row: RowId,
  { evaluate, face }: { readonly evaluate: Evaluate; readonly face: Face },
): number | null {
  return priceDifference(evaluate(now).prices[face], evaluate(then).prices[face], row)
}
