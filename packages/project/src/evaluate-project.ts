import type { ArticleEvaluation, Catalogue, Choices } from '@arredo/catalogue'
import { type Face, type PricedRow, type PriceTerms, type ProjectPrice, priceProject } from '@arredo/pricing'
import type { ArticleRow, ProjectDocument, RowId } from './document.ts'
import type { Evaluation, Finding } from './evaluation.ts'
import { rowsInOrder } from './row-order.ts'

export type EvaluationContext = {
  /** Opened packs by catalogue code; a catalogue that has not arrived yet is missing. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** Faces the person who looks may see; no other price is computed. */
  readonly faces: readonly Face[]
  /** The trade's discounts by price list; empty where the Trade face is not allowed. */
  readonly discounts: ReadonlyMap<string, PriceTerms['discounts']>
}

export function evaluateProject(document: ProjectDocument, context: EvaluationContext): Evaluation {
  const header = document.alternatives[document.header.activeAlternative]?.choices ?? noChoices
  const articles: Record<RowId, ArticleEvaluation> = {}
  const findings: Finding[] = []
  const priced: PricedRow[] = []
  for (const row of rowsInOrder(document)) {
    if (row.kind !== 'article') continue
    const catalogue = context.catalogues.get(row.catalogue)
    const evaluation = catalogue ? evaluateRow(row, header, catalogue) : null
    if (!catalogue || !evaluation) {
      findings.push({ row: row.id, code: 'unknownArticle', message: `${row.article} is an unknown article` })
      continue
    }
    articles[row.id] = evaluation
    priced.push({ id: row.id, pack: catalogue.pack, evaluation, quantity: row.quantity })
    for (const { why } of evaluation.conflicts)
      findings.push({ row: row.id, code: 'conflict', message: why.en })
  }

  const prices = pricesOf(document, priced, context)
  const unpriced = new Set(Object.values(prices).flatMap((price) => price.unpriced))
  for (const row of unpriced) {
    findings.push({ row, code: 'notSold', message: 'The price list does not sell this article in this size' })
  }
  return { articles, findings, prices }
}

const noChoices: Choices = {}

type Remembered = {
  readonly catalogue: Catalogue
  readonly header: Choices
  readonly evaluation: ArticleEvaluation | null
}

/**
 * Answers by the identity of a row's choices, which survive a move: dragging never asks the solver, and
 * untouched rows keep their evaluation object, so views and prices can compare by identity.
 */
const remembered = new WeakMap<Choices, Map<string, Remembered>>()

function evaluateRow(row: ArticleRow, header: Choices, catalogue: Catalogue): ArticleEvaluation | null {
  const known = remembered.get(row.choices) ?? new Map<string, Remembered>()
  remembered.set(row.choices, known)
  const key = [row.catalogue, row.model, row.article, row.side].join('\n')
  const last = known.get(key)
  if (last?.catalogue === catalogue && last.header === header) return last.evaluation

  const { article, model, side, choices } = row
  const evaluation = catalogue.evaluate({ article, model, side, choices, header })
  known.set(key, { catalogue, header, evaluation })
  return evaluation
}

function pricesOf(
  { header }: ProjectDocument,
  rows: readonly PricedRow[],
  { faces, discounts }: EvaluationContext,
): Evaluation['prices'] {
  const prices: Partial<Record<Face, ProjectPrice>> = {}
  if (header.priceList === null) return prices

  for (const face of faces) {
    const price = priceProject(rows, {
      face,
      priceList: header.priceList,
      date: header.priceDate,
      increase: header.priceIncrease,
      discounts:
        face === 'trade' ? (discounts.get(header.priceList) ?? projectDiscounts(header.discounts)) : [],
    })
    if (price) prices[face] = price
  }
  return prices
}

function projectDiscounts(rates: readonly number[]): PriceTerms['discounts'] {
  return rates
    .map((rate, index) => ({
      code: `discount${index + 1}`,
      name: { en: `Discount ${index + 1}` },
      rate: String(rate),
    }))
    .filter(({ rate }) => rate !== '0')
}
