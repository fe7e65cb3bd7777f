import type { Database } from '../database/databases.ts'

/** Those of the hashes under which this tenant has no texture or model. */
export async function unknownTextures(
  database: Database,
  tenant: number,
  hashes: readonly string[],
): Promise<readonly string[]> {
  if (hashes.length === 0) return []
  const rows = await database
    .selectFrom('texture')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .select('hash')
    .execute()
  const known = new Set(rows.map(({ hash }) => hash))
  return hashes.filter((hash) => !known.has(hash))
}
