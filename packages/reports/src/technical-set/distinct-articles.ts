import type { ArticleEvaluation } from '@arredo/catalogue'
import { type ArticleRow, positionNumbers, rowsInOrder, weighedParts } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'

/** An article as it is built, with the positions of all rows that are built alike. */
export type DistinctArticle = { readonly article: ArticleEvaluation; readonly positions: readonly number[] }

/** What is made in a workshop, each once, as the offer numbers them; nothing that is bought, nor cut to follow others. */
export function distinctArticles(input: ReportInput): readonly DistinctArticle[] {
  const { document } = input
  const evaluation = input.built()
  const numbers = positionNumbers(document, evaluation.alternative)
  const distinct = new Map<string, { readonly article: ArticleEvaluation; readonly positions: number[] }>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const article = evaluation.articles[row.id]
    if (row.kind !== 'article' || !article || !isBuilt(row, input)) continue
    const shapes = article.parts.map(({ material: _, ...shape }) => shape)
    const key = JSON.stringify([row.catalogue, row.article, article.size, shapes])
    const known = distinct.get(key) ?? { article, positions: [] }
    const number = numbers.get(row.id)
    if (number !== undefined) known.positions.push(number)
    distinct.set(key, known)
  }
  return [...distinct.values()]
}

function isBuilt(row: ArticleRow, { built, catalogues }: ReportInput): boolean {
  if (row.auto || !row.flags.drawn) return false
  return weighedParts(row, built(), catalogues).some(({ isMade }) => isMade)
}
