import { daysInBin } from '@arredo/contract'
import { sql } from 'kysely'

/** D-124: an offer is a letter that was sent; what it was made of is not swept. */
export const hasOffers = sql<boolean>`exists (
  select from offer where offer.tenant = project.tenant and offer.project = project.number
)`.as('hasOffers')

const day = 24 * 60 * 60 * 1000

/** When the sweep may take a deleted project; null for one that stays. */
export function goesAt(deletedAt: Date, hasOffers: boolean): string | null {
  return hasOffers ? null : new Date(deletedAt.getTime() + daysInBin * day).toISOString()
}
