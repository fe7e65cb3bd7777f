import type { Caller } from '../auth/caller.ts'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'

/** Who did what to what; in the transaction that does it, and never changed afterwards. */
export async function writeAudit(
  database: Database,
  tenant: number,
  caller: Caller,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await database
    .insertInto('audit')
    .values({
      tenant,
      id: uuidv7(),
      actor: caller.profile.userId,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute()
}
