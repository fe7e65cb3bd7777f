import { BrandPaper, type PaperVersion } from '@arredo/contract'
import type { Database, Databases, TenantKey } from '../database/databases.ts'

export type KeptPaper = { readonly revision: number; readonly paper: BrandPaper }

/** Before anybody saved one: everything is as the brand's record says. */
const unsaid: KeptPaper = { revision: 0, paper: {} }

export async function paperInForce(database: Database, tenant: number): Promise<KeptPaper> {
  const newest = await papersOf(database, tenant)
    .select(['revision', 'settings'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ? toKept(newest) : unsaid
}

/** The same where nothing is being read already. */
export async function findPaper(databases: Databases, tenant: TenantKey): Promise<BrandPaper> {
  const { paper } = await databases.readWithTenant(tenant, (database) =>
    paperInForce(database, tenant.number),
  )
  return paper
}

/** Null where there never was such a one. */
export async function earlierPaper(
  database: Database,
  tenant: number,
  revision: number,
): Promise<KeptPaper | null> {
  if (revision === 0) return unsaid
  const found = await papersOf(database, tenant)
    .where('revision', '=', revision)
    .select(['revision', 'settings'])
    .executeTakeFirst()
  return found ? toKept(found) : null
}

type NewPaper = {
  readonly tenant: number
  /** Of the one before it. */
  readonly after: number
  readonly paper: BrandPaper
  readonly by: string
  readonly at: Date
  readonly restored: number | null
}

/** False where somebody else was quicker: their version has this number already. */
export async function addPaper(
  database: Database,
  { tenant, after, paper, by, at, restored }: NewPaper,
): Promise<boolean> {
  const added = await database
    .insertInto('paper')
    .values({
      ...{ tenant, revision: after + 1, settings: JSON.stringify(paper) },
      ...{ saved_at: at, saved_by: by, restored },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

const mostListed = 100

export async function paperVersions(database: Database, tenant: number): Promise<PaperVersion[]> {
  const rows = await papersOf(database, tenant)
    .select(['revision', 'saved_at', 'saved_by', 'restored'])
    .orderBy('revision', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ revision, saved_at: savedAt, saved_by: savedBy, restored }) => {
    return { revision, savedAt: savedAt.toISOString(), savedBy, restored }
  })
}

function papersOf(database: Database, tenant: number) {
  return database.selectFrom('paper').where('tenant', '=', tenant)
}

function toKept({ revision, settings }: { revision: number; settings: unknown }): KeptPaper {
  return { revision, paper: BrandPaper.parse(settings) }
}
