import type { Catalogue, Choices } from '@arredo/catalogue'
import type { ArticleRow, Evaluation, ProjectDocument, RowId, RowUpdate } from '@arredo/project'

type Replacing = Extract<RowUpdate, { readonly kind: 'replace' }>

/** The article in the place of one that is no longer sold, as like it as it can be made; null where there is none. */
export function replacingOf(
  row: ArticleRow,
  header: Choices,
  { pack, evaluateNow }: Catalogue,
): Replacing | null {
  const wanted = pack.articles.find(({ code }) => code === row.article)?.replacedBy
  const article = wanted === undefined ? undefined : pack.articles.find(({ code }) => code === wanted)
  const model = article?.models.includes(row.model) ? row.model : article?.models[0]
  if (!article || model === undefined) return null

  const side = article.sides.includes(row.side) ? row.side : (article.sides[0] ?? row.side)
  const request = { article: article.code, model, side, header }
  const isMade = (choices: Choices) => evaluateNow({ ...request, choices })?.conflicts.length === 0
  const finishes = Object.fromEntries(
    Object.entries(row.choices).filter(([, value]) => typeof value === 'string'),
  )
  const choices = [row.choices, finishes].find(isMade) ?? {}
  return { kind: 'replace', article: article.code, model, side, choices }
}

/** A document as it would be sold without anything off the whole: what each row costs by itself. */
export function withoutReductions(document: ProjectDocument): ProjectDocument {
  const entries = Object.entries(document.alternatives).map(([id, { reduction: _, ...plain }]) => [id, plain])
  return { ...document, alternatives: Object.fromEntries(entries) }
}

/** What one piece is sold for, minor units without VAT, never more than was named; null for what has no price. */
export function soldFor({ prices }: Evaluation, row: RowId): number | null {
  const { sale, quantity } = prices.trade?.rows[row] ?? {}
  return sale && quantity ? Math.floor(sale.net / quantity) : null
}

/** Whose own price was kept until a day that is over. */
export function lapsedRows({ rows, trade }: ProjectDocument, today: string): readonly RowId[] {
  return Object.values(rows).flatMap((row) => {
    const { keptUntil } = trade[row.id] ?? {}
    return 'adjustment' in row && row.adjustment && keptUntil !== undefined && keptUntil < today
      ? [row.id]
      : []
  })
}
