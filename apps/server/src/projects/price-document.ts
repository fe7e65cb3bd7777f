import type { Catalogue } from '@arredo/catalogue'
import type { ProjectPriceSummary } from '@arredo/contract'
import { isPriced } from '@arredo/pricing'
import { done, evaluateProject, type ProjectDocument, type Result, refuse, tooLarge } from '@arredo/project'

/** The server's word on the price, in the customer's face, out of the quick answers; null while nothing is priced. */
export function priceDocument(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): Result<ProjectPriceSummary | null> {
  const { prices, isTooLarge } = evaluateProject(document, {
    catalogues,
    faces: ['customer'],
    discounts: new Map(),
    answer: 'now',
  })
  if (isTooLarge) return refuse(tooLarge)
  if (!isPriced(prices.customer)) return done(null)
  const { total, currency, withVat, priceList } = prices.customer
  return done({ total, currency, withVat, priceList })
}
