import { ProjectListing } from '@arredo/contract'
import type { JsonValue } from '../database/schema.generated.ts'
import type { ListedPicture } from '../pictures/picture-of.ts'
import { sampleOwner } from './sample-owner.ts'

/** What a list needs of a project, beside its picture. */
export const listedColumns = [
  ...(['number', 'name', 'status', 'revision', 'article_count'] as const),
  ...(['customer', 'price', 'saved_at', 'saved_by', 'owner'] as const),
  ...(['shop', 'status_before'] as const),
] as const

type ListedRow = {
  readonly number: number
  readonly name: string
  readonly status: string
  readonly revision: number
  readonly article_count: number
  readonly customer: string | null
  readonly price: JsonValue | null
  readonly saved_at: Date
  readonly saved_by: string
  readonly owner: string
  readonly shop: string | null
  readonly status_before: string | null
  readonly picture: ListedPicture | null
}

export function projectListing(row: ListedRow): ProjectListing {
  return ProjectListing.parse({
    id: row.number,
    name: row.name,
    status: row.status,
    revision: row.revision,
    articleCount: row.article_count,
    customer: row.customer,
    price: row.price,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by,
    picture: row.picture,
    isSample: row.owner === sampleOwner,
    shop: row.shop,
    ...(row.status_before !== null && { statusBefore: row.status_before }),
  })
}
