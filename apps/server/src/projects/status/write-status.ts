import type { Status } from '@arredo/project'
import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'

export type StatusChange = {
  readonly status: Status
  /** Of one that is left for a while. */
  readonly before?: Status | null
  /** Who has it from now on; as it was where left out. */
  readonly shop?: string | null
  readonly owner?: string
}

/** No new revision: nothing a person edits has changed, and a save keeps the stored status and shop anyway. */
export async function writeStatus(
  database: Database,
  tenant: number,
  number: number,
  { status, before = null, shop, owner }: StatusChange,
): Promise<void> {
  const header = { status, ...(shop !== undefined && { shop }) }
  await database
    .updateTable('project')
    .where('tenant', '=', tenant)
    .where('number', '=', number)
    .set({
      ...{ status, status_before: before },
      ...(shop !== undefined && { shop }),
      ...(owner !== undefined && { owner }),
      document: sql`jsonb_set(document, '{header}', document -> 'header' || ${JSON.stringify(header)}::jsonb)`,
    })
    .executeTakeFirstOrThrow()
}
