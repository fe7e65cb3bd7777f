import { mostDrafts, type Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import { visibleDrafts } from './visible-drafts.ts'

/** The own drafts that no save has taken in, as lists show them, the latest first. */
export async function openDrafts(database: Database, tenant: number, profile: Profile) {
  const open = await visibleDrafts(database, tenant, profile)
    .where('closed_at', 'is', null)
    .orderBy('kept_at', 'desc')
    .select(['key', 'name', 'project', 'kept_at'])
    .limit(mostDrafts)
    .execute()
  return open.map(({ kept_at, ...draft }) => ({ ...draft, keptAt: kept_at.toISOString() }))
}
