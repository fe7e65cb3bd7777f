import type { Caller } from '../auth/caller.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'

/** Who did what to what; in the transaction that does it, and never changed afterwards. */
export async function writeAudit(
  database: Database,
  tenant: number,
  /** Who calls, or whoever types the operator's commands. */
  by: Caller | 'operator',
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await database
    .insertInto('audit')
    .values({
      tenant,
      id: uuidv7(),
      actor: by === 'operator' ? by : by.profile.userId,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute()
}
