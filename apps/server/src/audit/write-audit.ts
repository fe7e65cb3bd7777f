import type { Caller } from '../auth/caller.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'

/** Who did what to what; in the transaction that does it, and never changed afterwards. */
export async function writeAudit(
  database: Database,
  tenant: number,
  /** Who calls; by name who does not: `operator` at the command, a user id or `nobody` at the login. */
  by: Caller | string,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const actor = typeof by === 'string' ? by : by.profile.userId
  await database
    .insertInto('audit')
    .values({ tenant, id: uuidv7(), actor, action, subject, details: JSON.stringify(details) })
    .execute()
}
