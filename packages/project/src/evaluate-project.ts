import type { ArticleEvaluation, Catalogue, Choices } from '@arredo/catalogue'
import type { Face, ProjectPrice } from '@arredo/pricing'
import type { ArticleRow, ProjectDocument, RowId } from './document.ts'
import type { Evaluation, Finding } from './evaluation.ts'
import type { EvaluationContext } from './evaluation-context.ts'
import { pricedRows, pricedSurfaces, priceTerms } from './priced-rows.ts'
import { rememberedPrice } from './remembered-price.ts'
import { replacementOf } from './replacement-of.ts'
import { rowsInOrder } from './row-order.ts'
import type { CoveredSurface } from './surfaces/covered-surface.ts'
import { coveredSurfaces } from './surfaces/covered-surfaces.ts'
import { workedEvaluation } from './worked-evaluation.ts'

export function evaluateProject(document: ProjectDocument, context: EvaluationContext): Evaluation {
  const { alternative = document.header.activeAlternative } = context
  const header = document.alternatives[alternative]?.choices ?? noChoices
  const articles: Record<RowId, ArticleEvaluation> = {}
  const findings: Finding[] = []
  for (const row of rowsInOrder(document, alternative)) {
    if (row.kind !== 'article') continue
    const catalogue = context.catalogues.get(row.catalogue)
    const evaluation = catalogue ? tryRow(row, header, catalogue, context.answer) : null
    if (evaluation === 'failed') {
      findings.push({ row: row.id, code: 'failed', message: `${row.article} could not be worked out` })
      continue
    }
    if (!catalogue || !evaluation) {
      findings.push({ row: row.id, code: 'unknownArticle', message: `${row.article} is an unknown article` })
      continue
    }
    articles[row.id] = evaluation
    const replacement = replacementOf(catalogue.pack, row.article)
    if (replacement !== null) {
      const message = `${row.article} is no longer sold: ${replacement} takes its place`
      findings.push({ row: row.id, code: 'discontinued', message, replacement })
    }
    for (const { why } of evaluation.conflicts)
      findings.push({ row: row.id, code: 'conflict', message: why.en })
  }

  const surfaces = coveredSurfaces(document, { alternative, articles }, context.catalogues)
  const { prices, ...tooLarge } = pricesOf(document, articles, surfaces, context)
  const unpriced = new Set(Object.values(prices).flatMap((price) => price.unpriced))
  for (const row of unpriced) {
    if (!document.rows[row]) continue
    findings.push({ row, code: 'notSold', message: 'The price list does not sell this article in this size' })
  }
  const covered = surfaces.length > 0 && { surfaces }
  return { alternative, articles, findings, ...covered, prices, ...tooLarge }
}

const noChoices: Choices = {}

/** what the engine stumbles over is one row without an answer, and the others go on. */
function tryRow(
  row: ArticleRow,
  header: Choices,
  catalogue: Catalogue,
  answer: EvaluationContext['answer'],
): ArticleEvaluation | null | 'failed' {
  try {
    const evaluation = evaluateRow(row, header, catalogue, answer)
    return evaluation && workedEvaluation(evaluation, row.worked)
  } catch {
    return 'failed'
  }
}

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
/** The same by the row itself, for all that nobody touches. */
const untouched = new WeakMap<ArticleRow, Remembered>()

function evaluateRow(
  row: ArticleRow,
  header: Choices,
  catalogue: Catalogue,
  answer: EvaluationContext['answer'],
): ArticleEvaluation | null {
  const own = untouched.get(row)
  if (own && isStanding(own, header, catalogue)) return own.evaluation

  const known = remembered.get(row.choices) ?? new Map<string, Remembered>()
  remembered.set(row.choices, known)
  const key = [row.catalogue, row.model, row.article, row.side].join('\n')
  const last = known.get(key)
  const { article, model, side, choices } = row
  const request = { article, model, side, choices, header }
  const ask = () => (answer === 'now' ? catalogue.evaluateNow(request) : catalogue.evaluate(request))
  const found = last && isStanding(last, header, catalogue) ? last : { catalogue, header, evaluation: ask() }
  known.set(key, found)
  untouched.set(row, found)
  return found.evaluation
}

function isStanding(last: Remembered, header: Choices, catalogue: Catalogue): boolean {
  // A provisional answer is asked for again: meanwhile the full one may have arrived.
  return last.catalogue === catalogue && last.header === header && !last.evaluation?.isProvisional
}

function pricesOf(
  document: ProjectDocument,
  articles: Evaluation['articles'],
  surfaces: readonly CoveredSurface[],
  context: EvaluationContext,
): Pick<Evaluation, 'prices' | 'isTooLarge'> {
  const prices: Partial<Record<Face, ProjectPrice>> = {}
  const terms = context.faces.length === 0 ? null : priceTerms(document, context)
  if (!terms) return { prices }

  const rows = [...pricedRows(document, articles, context), ...pricedSurfaces(document, surfaces, context)]
  for (const face of context.faces) {
    const price = tryPrice(document.header, rows, { ...terms, face })
    if (price === 'tooLarge') return { prices: {}, isTooLarge: true }
    if (price !== 'noList') prices[face] = price
  }
  return { prices }
}

/** A list that cannot be reckoned with is no list; the plan is there all the same. */
function tryPrice(...given: Parameters<typeof rememberedPrice>): ReturnType<typeof rememberedPrice> {
  try {
    return rememberedPrice(...given)
  } catch {
    return 'noList'
  }
}
