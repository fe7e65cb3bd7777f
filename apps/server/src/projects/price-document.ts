import type { Catalogue } from '@arredo/catalogue'
import type { ProjectPriceSummary } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'

/** The server's word on the price, in the customer's face; null while nothing is priced. */
export function priceDocument(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): ProjectPriceSummary | null {
  const { prices } = evaluateProject(document, { catalogues, faces: ['customer'], discounts: new Map() })
  const price = prices.customer
  if (!price) return null
  return {
    total: price.total,
    currency: price.currency,
    withVat: price.withVat,
    priceList: price.priceList,
  }
}
