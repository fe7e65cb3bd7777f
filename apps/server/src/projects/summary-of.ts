import { customerName, type PricingTerms } from '@arredo/contract'
import type { ProjectDocument, Status } from '@arredo/project'

/** What a save needs to know of the project as it is stored now. */
export type StoredProject = {
  readonly number: number
  readonly revision: number
  readonly status: Status
  readonly status_before: Status | null
  readonly shop: string | null
  readonly customer_code: string | null
  readonly saved_at: Date
  readonly saved_by: string
  readonly webCartId: unknown
  readonly trade: unknown
  readonly alternatives: unknown
  readonly terms: Partial<PricingTerms>
  /** Where the one who saves is held to it. */
  readonly document?: unknown
}

/** The columns beside a document: what lists show and search looks at. */
export function summaryOf({ header, rows }: ProjectDocument) {
  const { name, status, shop, customer } = header
  const articles = Object.values(rows).filter(
    (row) => row.kind === 'article' && row.alternative === header.activeAlternative,
  )
  const { firstName, lastName, company, email, city, code } = customer ?? {}
  const words = [name, firstName, lastName, company, email, city, code]
  return {
    name,
    status,
    shop,
    customer: customer && (customerName(customer) || customer.email),
    customer_code: code ?? null,
    article_count: articles.length,
    search: words.filter(Boolean).join(' ').toLowerCase(),
  }
}
