import type { Database } from '../../database/databases.ts'

export type WantedTextures = {
  readonly tenant: number
  readonly hashes: readonly string[]
  readonly now: Date
}

const day = 24 * 60 * 60 * 1000

/**
 * Those of the hashes under which this tenant has no texture or model. Whoever asks is about to show the others:
 * they count as put anew, so that no sweep takes them away before they are published.
 */
export async function unknownTextures(
  database: Database,
  { tenant, hashes, now }: WantedTextures,
): Promise<readonly string[]> {
  if (hashes.length === 0) return []
  await database
    .updateTable('texture')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .where('put_at', '<', new Date(now.getTime() - day))
    .set({ put_at: now })
    .execute()
  const rows = await database
    .selectFrom('texture')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .select('hash')
    .execute()
  const known = new Set(rows.map(({ hash }) => hash))
  return hashes.filter((hash) => !known.has(hash))
}
