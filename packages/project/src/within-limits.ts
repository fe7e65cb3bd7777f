import type { SellingLimits } from '@arredo/catalogue'
import { brokenLimit, narrowestLimits } from '@arredo/pricing'
import type { ProjectDocument } from './document.ts'
import { evaluateProject } from './evaluate-project.ts'
import type { EvaluationContext } from './evaluation-context.ts'
import { inForce } from './priced-rows.ts'
import { done, type Result, refuse } from './result.ts'
import { tradeOfProject, withTrade } from './trade-sheet.ts'

/** Where a price or a quantity was mistyped, or somebody tries what happens. */
export const tooLarge = 'The amounts are too large to be reckoned: make a price or a quantity smaller'

/** Whether a document stays within what its seller may take off; the server asks on save and on every offer. */
export function withinLimits(document: ProjectDocument, context: EvaluationContext): Result<true> {
  const limits = limitsOf(document, context)
  if (limits.reduction === undefined && limits.margin === undefined) return done(true)

  // Reckoned as the list sells to us: nobody makes room for a reduction by typing better terms.
  const listed = withTrade(document, tradeOfProject, { discounts: undefined, agreed: undefined })
  const { prices, isTooLarge } = evaluateProject(listed, { ...context, faces: ['trade'], answer: 'now' })
  if (isTooLarge) return refuse(tooLarge)
  const { trade } = prices
  const broken = trade ? brokenLimit(trade, limits) : null
  if (broken === 'reduction') return refuse('This takes off more than a seller may give')
  if (broken === 'margin') return refuse('This leaves less than the least margin of the shop')
  return done(true)
}

/**
 * Of all catalogues of the project, also those without a row on the offer: what one of them does not let a
 * seller do must not become possible by selling its goods under another name.
 */
function limitsOf({ header }: ProjectDocument, { catalogues, limits }: EvaluationContext): SellingLimits {
  const given = [...catalogues].flatMap(([code, { pack }]) => inForce(limits?.get(code), pack, header) ?? [])
  return narrowestLimits(given)
}
