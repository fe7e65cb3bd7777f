import { type Catalogue, openPack as openPublished, type Pack } from '@arredo/catalogue'
import type { Database } from '../database/databases.ts'

/** Opening compiles expressions and rules; a pack never changes, so it is done once per process. */
const opened = new Map<string, Catalogue>()
const mostOpened = 64

/** The packs a document pins, by catalogue code; a pack this tenant never published is missing. */
export async function openCatalogues(
  database: Database,
  tenant: number,
  packs: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Catalogue>> {
  const catalogues = new Map<string, Catalogue>()
  for (const [code, hash] of Object.entries(packs)) {
    const catalogue = await openPack(database, tenant, hash)
    if (catalogue?.pack.code === code) catalogues.set(code, catalogue)
  }
  return catalogues
}

async function openPack(database: Database, tenant: number, hash: string): Promise<Catalogue | null> {
  // The tenant is part of the name: another tenant's hash must not open anything here.
  const name = `${tenant} ${hash}`
  const known = opened.get(name)
  if (known) {
    // Back to the end of the line: the first in it is the one not used for longest.
    opened.delete(name)
    opened.set(name, known)
    return known
  }

  const row = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .select('artefact')
    .executeTakeFirst()
  if (!row) return null

  const catalogue = openPublished(JSON.parse(row.artefact) as Pack)
  const oldest = opened.size >= mostOpened ? opened.keys().next() : null
  if (oldest && !oldest.done) opened.delete(oldest.value)
  opened.set(name, catalogue)
  return catalogue
}
