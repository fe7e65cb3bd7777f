import type { ArticleEvaluation } from '@arredo/catalogue'
import { type ArticleRow, positionNumbers, rowsInOrder } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'

/** An article as it is built, with the positions of all rows that are built alike. */
export type DistinctArticle = { readonly article: ArticleEvaluation; readonly positions: readonly number[] }

/** What is made of parts, each once, as the offer numbers them; not carpets and lamps, nor what is cut to follow others. */
export function distinctArticles({ document, built }: ReportInput): readonly DistinctArticle[] {
  const evaluation = built()
  const numbers = positionNumbers(document, evaluation.alternative)
  const distinct = new Map<string, { readonly article: ArticleEvaluation; readonly positions: number[] }>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const article = evaluation.articles[row.id]
    if (row.kind !== 'article' || !article || !isDrawn(row, article)) continue
    const shapes = article.parts.map(({ material: _, ...shape }) => shape)
    const key = JSON.stringify([row.catalogue, row.article, article.size, shapes])
    const known = distinct.get(key) ?? { article, positions: [] }
    const number = numbers.get(row.id)
    if (number !== undefined) known.positions.push(number)
    distinct.set(key, known)
  }
  return [...distinct.values()]
}

/** Nobody steps over more. */
const flat = 60

function isDrawn({ auto, flags, placement }: ArticleRow, { parts, size }: ArticleEvaluation): boolean {
  if (auto || !flags.drawn || parts.length === 0) return false
  const isCarpet = placement !== null && placement.at[2] < 1 && size.height < flat
  return !isCarpet && placement?.seat.on !== 'ceiling'
}
