import type { ProjectPriceSummary } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import type { Database } from '../database/databases.ts'

/** The server's word on the price, in the customer's face; null while nothing is priced. */
export async function priceDocument(
  database: Database,
  tenant: number,
  document: ProjectDocument,
): Promise<ProjectPriceSummary | null> {
  const catalogues = await openCatalogues(database, tenant, document.packs)
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
