import { CustomerDetails, CustomerListing, CustomerRecord, customerName } from '@arredo/contract'

type Listed = {
  readonly code: string
  readonly details: unknown
  readonly changed_at: Date
  readonly removed_at: Date | null
}

type Stored = Listed & {
  readonly shop: string
  readonly revision: number
  readonly consent: unknown
  readonly created_at: Date
  readonly created_by: string
  readonly changed_by: string
}

export const listedColumns = ['code', 'details', 'changed_at', 'removed_at'] as const
export const recordColumns = [
  ...listedColumns,
  ...(['shop', 'revision', 'consent', 'created_at', 'created_by', 'changed_by'] as const),
] as const

export function listingOf({ code, details: stored, changed_at, removed_at }: Listed): CustomerListing {
  const details = CustomerDetails.parse(stored)
  const { firstName, lastName, company, email, mobile, postalCode, city } = details
  return CustomerListing.parse({
    ...{ code, email, mobile, postalCode, city },
    name: customerName(details),
    contact: company && `${firstName} ${lastName}`.trim(),
    changedAt: changed_at.toISOString(),
    removedAt: removed_at?.toISOString() ?? null,
  })
}

export function recordOf(row: Stored): CustomerRecord {
  return CustomerRecord.parse({
    ...{ code: row.code, shop: row.shop, revision: row.revision, details: row.details, consent: row.consent },
    ...{ createdAt: row.created_at.toISOString(), createdBy: row.created_by },
    ...{ changedAt: row.changed_at.toISOString(), changedBy: row.changed_by },
    removedAt: row.removed_at?.toISOString() ?? null,
  })
}
