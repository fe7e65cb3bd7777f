import { BrandRecord } from '@arredo/contract'
import type { Database } from '../../database/databases.ts'

export type BrandVersion = {
  readonly version: number
  readonly state: string
  readonly record: BrandRecord
}

/** All versions of a brand, the newest first; none is ever taken away. */
export async function brandVersions(database: Database, tenant: number): Promise<readonly BrandVersion[]> {
  const rows = await database
    .selectFrom('brand')
    .where('tenant', '=', tenant)
    .select(['version', 'state', 'record'])
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, state, record }) => ({ version, state, record: BrandRecord.parse(record) }))
}

export async function publishedRecord(database: Database, tenant: number): Promise<BrandRecord | null> {
  const versions = await brandVersions(database, tenant)
  return versions.find(({ state }) => state === 'published')?.record ?? null
}

/** What `brand set` goes on with: the draft where there is one, else what is published. */
export async function workingVersion(database: Database, tenant: number): Promise<BrandVersion | null> {
  const versions = await brandVersions(database, tenant)
  return (
    versions.find(({ state }) => state === 'draft') ??
    versions.find(({ state }) => state === 'published') ??
    null
  )
}

/** The draft, begun when there is none; gives its number. */
export async function keepDraft(database: Database, tenant: number, record: BrandRecord): Promise<number> {
  const versions = await brandVersions(database, tenant)
  const draft = versions.find(({ state }) => state === 'draft')
  if (!draft) return addVersion(database, tenant, nextVersion(versions), 'draft', record)

  await database
    .updateTable('brand')
    .set({ record: JSON.stringify(record) })
    .where('tenant', '=', tenant)
    .where('version', '=', draft.version)
    .execute()
  return draft.version
}

/** Makes a version the one people see; the one before is kept as retired. */
export async function publishVersion(database: Database, tenant: number, version: number): Promise<void> {
  await retirePublished(database, tenant)
  await database
    .updateTable('brand')
    .set({ state: 'published', published_at: new Date() })
    .where('tenant', '=', tenant)
    .where('version', '=', version)
    .execute()
}

/** Changes what people see, as a new version at once, and the draft beside it; false when neither changes. */
export async function changeEveryVersion(
  database: Database,
  tenant: number,
  change: (record: BrandRecord) => BrandRecord,
): Promise<boolean> {
  const versions = await brandVersions(database, tenant)
  const draft = versions.find(({ state }) => state === 'draft')
  const published = versions.find(({ state }) => state === 'published')
  const isOther = (version: BrandVersion | undefined) =>
    version !== undefined && JSON.stringify(change(version.record)) !== JSON.stringify(version.record)
  if (draft && isOther(draft)) await keepDraft(database, tenant, change(draft.record))
  if (published && isOther(published)) {
    await retirePublished(database, tenant)
    await addVersion(database, tenant, nextVersion(versions), 'published', change(published.record))
  }
  return isOther(draft) || isOther(published)
}

function nextVersion(versions: readonly BrandVersion[]): number {
  return (versions[0]?.version ?? 0) + 1
}

async function addVersion(
  database: Database,
  tenant: number,
  version: number,
  state: 'draft' | 'published',
  record: BrandRecord,
): Promise<number> {
  await database
    .insertInto('brand')
    .values({
      ...{ tenant, version, state, record: JSON.stringify(record), created_by: 'operator' },
      published_at: state === 'published' ? new Date() : null,
    })
    .execute()
  return version
}

async function retirePublished(database: Database, tenant: number): Promise<void> {
  await database
    .updateTable('brand')
    .set({ state: 'retired' })
    .where('tenant', '=', tenant)
    .where('state', '=', 'published')
    .execute()
}
