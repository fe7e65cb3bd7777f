import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Whether a worker that sends mails has given a sign of life within the last minute. */
export async function canMail(database: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select is_task_taken('mail/send') as is`.execute(database)
  return rows[0]?.is === true
}
