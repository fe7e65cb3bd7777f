import { brokenLimit } from '@arredo/pricing'
import type { ProjectDocument } from './document.ts'
import { evaluateProject } from './evaluate-project.ts'
import type { EvaluationContext } from './evaluation-context.ts'
import { inForce } from './priced-rows.ts'
import { done, type Result, refuse } from './result.ts'

/** Whether a document stays within what its seller may take off; the server asks on save and on every offer. */
export function withinLimits(document: ProjectDocument, context: EvaluationContext): Result<true> {
  const { priceList, priceDate } = document.header
  if (priceList === null || !context.limits) return done(true)
  const packs = [...context.catalogues.values()].map(({ pack }) => pack)
  const limits = inForce(context.limits, packs, { priceList, date: priceDate })
  if (!limits || (limits.reduction === undefined && limits.margin === undefined)) return done(true)

  const { trade } = evaluateProject(document, { ...context, faces: ['trade'] }).prices
  const broken = trade ? brokenLimit(trade, limits) : null
  if (broken === 'reduction') return refuse('This takes off more than a seller may give')
  if (broken === 'margin') return refuse('This leaves less than the least margin of the shop')
  return done(true)
}
