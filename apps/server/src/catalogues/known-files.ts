import type { CatalogueSource } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import type { KnownFiles } from './judging/judge-catalogue.ts'
import { findReleases } from './releases/find-releases.ts'

/** The other files of every catalogue as it is sold now, or of one of them. */
export async function knownFiles(
  database: Database,
  tenant: number,
  now: Date,
  code?: string,
): Promise<KnownFiles> {
  const releases = await findReleases(database, tenant, now, { code })
  const hashes = releases.filter(({ state }) => state === 'current').map(({ hash }) => hash)
  if (hashes.length === 0) return {}
  const packs = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .select(['code', 'source'])
    .execute()
  return Object.fromEntries(
    packs.map(({ code: sold, source }) => [sold, (source as CatalogueSource | null)?.others]),
  )
}
