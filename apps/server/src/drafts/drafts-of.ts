import type { Database } from '../database/databases.ts'

/** One person's own, whoever else has the same key; closed ones too. */
export function draftsOf(database: Database, { tenant, owner }: { tenant: number; owner: string }) {
  return database.selectFrom('draft').where('draft.tenant', '=', tenant).where('draft.owner', '=', owner)
}
