import { findReduction } from '@arredo/pricing'
import type { Command } from '../command.ts'
import type { AlternativeId, ProjectDocument, Reduction } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import type { EvaluationContext } from '../evaluation-context.ts'
import { pricedRows, priceTerms } from '../priced-rows.ts'
import { done, refuse } from '../result.ts'
import { tooLarge, withinLimits } from '../within-limits.ts'

export type MakeTotalInput = {
  /** Minor units. */
  readonly total: number
  readonly of: 'gross' | 'net'
  /** What the customer reads. */
  readonly text?: string
  /** Prices and limits of the person who asks; the document does not hold them. */
  readonly context: EvaluationContext
}

export const specialPrice = 'Special price'

/** "Make it 11 800": the difference becomes one named reduction of the alternative. */
export const makeTotal: Command<MakeTotalInput> = {
  label: 'Make total',
  run(document, { total, of, text = specialPrice, context: known }, id = document.header.activeAlternative) {
    const context = { ...known, alternative: id }
    if (!context.faces.includes('trade')) return refuse('Only a seller may change prices')
    if (!Number.isSafeInteger(total) || total < 0) return refuse('The total must be an amount above 0')
    const name = text.trim()
    if (name === '' || name.length > longestText)
      return refuse(`A reduction needs a text of at most ${longestText} characters`)
    const terms = priceTerms(document, context)
    if (!terms) return refuse('No price list is valid for this project')
    const { articles, isTooLarge } = evaluateProject(document, context)
    if (isTooLarge) return refuse(tooLarge)
    const rows = pricedRows(document, articles, context)
    const found = findReduction(rows, { ...terms, face: 'trade' }, total, of)
    if (!found) return refuse('No price list is valid for this project')
    if (found.amount < 0) return refuse('The project costs less already')

    const { amount, rounding } = found
    const isPlain = amount === 0 && rounding === 0
    const next = withReduction(
      document,
      id,
      isPlain ? null : { text: name, amount, ...(rounding !== 0 && { rounding }) },
    )
    const allowed = withinLimits(next, context)
    return allowed.ok ? done(next) : allowed
  },
}

export const removeReduction: Command<null> = {
  label: 'Remove reduction',
  run: (document, _, id = document.header.activeAlternative) => done(withReduction(document, id, null)),
}

const longestText = 200

function withReduction(
  document: ProjectDocument,
  id: AlternativeId,
  reduction: Reduction | null,
): ProjectDocument {
  const alternative = document.alternatives[id]
  if (!alternative || (!alternative.reduction && !reduction)) return document
  const { reduction: _, ...plain } = alternative
  const changed = reduction ? { ...plain, reduction } : plain
  return { ...document, alternatives: { ...document.alternatives, [id]: changed } }
}
