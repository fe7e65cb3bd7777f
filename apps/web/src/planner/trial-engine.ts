import type { Catalogue } from '@arredo/catalogue'
import type { Face, PriceTerms } from '@arredo/pricing'
import { type Evaluation, evaluateProject } from '@arredo/project'
import type { Evaluate } from './trial-price.ts'

/**
 * The engine for "what if": the same function that prices the project, for one face. The trade's
 * discounts are read from the project's own price; before the first article they are not known, and
 * then no trade price is guessed.
 */
export function trialEngine(
  catalogues: ReadonlyMap<string, Catalogue>,
  face: Face,
  known: Evaluation['prices'],
): Evaluate {
  const discounts = new Map<string, PriceTerms['discounts']>()
  const { trade } = known
  if (trade) discounts.set(trade.priceList, discountsOf(trade.lines))
  const faces = face === 'trade' && !trade ? [] : [face]
  return (document) => evaluateProject(document, { catalogues, faces, discounts })
}

function discountsOf(lines: NonNullable<Evaluation['prices']['trade']>['lines']): PriceTerms['discounts'] {
  return lines.flatMap(({ step, code, label, rate }) =>
    step === 'discount' && rate !== undefined ? [{ code, name: label, rate }] : [],
  )
}
