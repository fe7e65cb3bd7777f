import type { Pack } from '@arredo/catalogue'
import type { CatalogueSource } from '@arredo/contract'
import type { Database } from '../database/databases.ts'
import type { SoundCatalogue } from './judging/judge-catalogue.ts'

export type KeptDraft = { readonly tenant: number; readonly by: string; readonly now: Date }

/** Keeps what was checked until it is published, or until the sweep finds it too old. */
export async function keepDraft(
  database: Database,
  { tenant, by, now }: KeptDraft,
  { hash, pack, tradeTerms, source }: SoundCatalogue,
): Promise<void> {
  const content = {
    ...{ artefact: JSON.stringify(pack), trade: JSON.stringify(tradeTerms) },
    ...{ source: JSON.stringify(source ?? { files: {} }), checked_at: now, checked_by: by },
  }
  // Checked again with other terms of trade, or from other files, it is the newer that counts.
  await database
    .insertInto('pack_draft')
    .values({ tenant, hash, ...content })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet(content))
    .execute()
}

export type StoredPack = {
  readonly hash: string
  readonly artefact: string
  readonly trade: unknown
  readonly source: CatalogueSource | null
}

export function findPublished(database: Database, tenant: number, hash: string): Promise<StoredPack | null> {
  return findIn(database, 'pack', tenant, hash)
}

/** What was published, else what was checked, under a hash. */
export async function findPack(database: Database, tenant: number, hash: string): Promise<StoredPack | null> {
  return (await findPublished(database, tenant, hash)) ?? findIn(database, 'pack_draft', tenant, hash)
}

/** The draft's terms of trade are the newer ones, so it comes first where it is about publishing. */
export async function findChecked(
  database: Database,
  tenant: number,
  hash: string,
): Promise<StoredPack | null> {
  return (await findIn(database, 'pack_draft', tenant, hash)) ?? findPublished(database, tenant, hash)
}

export function readPack({ artefact }: StoredPack): Pack {
  return JSON.parse(artefact) as Pack
}

async function findIn(
  database: Database,
  table: 'pack' | 'pack_draft',
  tenant: number,
  hash: string,
): Promise<StoredPack | null> {
  const row = await database
    .selectFrom(table)
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .select(['hash', 'artefact', 'trade', 'source'])
    .executeTakeFirst()
  return row ? { ...row, source: row.source as StoredPack['source'] } : null
}
