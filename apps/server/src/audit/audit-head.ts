import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

export type AuditHead = { readonly position: number; readonly hash: string }

/** The last link of a tenant's audit: kept elsewhere it shows that nothing was cut off. Null before the first entry. */
export async function auditHead(database: Database, tenant: number): Promise<AuditHead | null> {
  const last = await database
    .selectFrom('audit_link')
    .where('tenant', '=', tenant)
    .select(['position', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { position: Number(last.position), hash: last.hash } : null
}

/** The place of the first entry that is not what was written; null when the whole chain holds. */
export async function auditBreak(database: Database): Promise<number | null> {
  const { rows } = await sql<{ place: string | null }>`select audit_break() as place`.execute(database)
  const place = rows[0]?.place ?? null
  return place === null ? null : Number(place)
}
