import type { VariantCode } from '@arredo/catalogue'
import { type Evaluation, isFollower, type ProjectDocument, type RowId, rowsInOrder } from '@arredo/project'

export type HeaderFollowers = {
  /** Articles with a choice of their own that is another than the project's. */
  readonly own: readonly RowId[]
  /** Articles that would follow the project, but their rules or their model do not let them. */
  readonly unable: readonly RowId[]
}

export function headerFollowers(
  document: ProjectDocument,
  { articles, alternative }: Pick<Evaluation, 'articles' | 'alternative'>,
  variant: VariantCode,
): HeaderFollowers {
  const shared = document.alternatives[alternative]?.choices[variant]
  const own: RowId[] = []
  const unable: RowId[] = []
  for (const row of rowsInOrder(document, alternative)) {
    const state = articles[row.id]?.variants.find(({ code }) => code === variant)
    // What follows a run takes its colour from there, by rule.
    if (row.kind !== 'article' || !state || isFollower(row)) continue
    const choice = row.choices[variant]
    if (choice !== undefined && choice !== shared) own.push(row.id)
    else if (choice === undefined && shared !== undefined && state.value !== shared) unable.push(row.id)
  }
  return { own, unable }
}
