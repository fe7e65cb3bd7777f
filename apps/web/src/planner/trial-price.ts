import type { Choices } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import type { ArticleRow, Evaluation, ProjectDocument } from '@arredo/project'

export type Evaluate = (document: ProjectDocument) => Evaluation

/** What a row would cost, by the same engine that prices the project; null where it is not sold. */
export function trialPrice(
  document: ProjectDocument,
  row: ArticleRow,
  { evaluate, face }: { readonly evaluate: Evaluate; readonly face: Face },
): number | null {
  const price = evaluate({ ...document, rows: { [row.id]: row } }).prices[face]
  if (!price || price.unpriced.includes(row.id)) return null
  return price.rows[row.id]?.total ?? null
}

/** More or less than now for another set of own choices; null where either has no price. */
export function trialDifference(
  document: ProjectDocument,
  row: ArticleRow,
  choices: Choices,
  engine: { readonly evaluate: Evaluate; readonly face: Face },
): number | null {
  const now = trialPrice(document, row, engine)
  const then = trialPrice(document, { ...row, choices }, engine)
  return now === null || then === null ? null : then - now
}
