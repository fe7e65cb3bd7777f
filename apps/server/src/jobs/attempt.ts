import type { Job } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { enqueue } from './start-job.ts'

/** One beginning of a job. Its number is the fence: whoever has an older one writes nothing any more. */
export type Attempt = { readonly tenant: number; readonly id: string; readonly number: number }

export type Begun = Attempt & {
  readonly input: unknown
  readonly failures: number
  readonly interruptions: number
  readonly person: string
  readonly trace: string | null
  readonly createdAt: Date
}

/** The death of a worker is no failure of the job, but it has an end: it may be the job that kills. */
export const mostInterruptions = 20

/** Null when there is nothing to do: done, cancelled or given up meanwhile. */
export async function beginAttempt(database: Database, tenant: number, id: string): Promise<Begun | null> {
  const row = await database
    .updateTable('job')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .set({
      ...{ state: 'running', progress: 0, message: '', error: null },
      attempts: sql<number>`attempts + 1`,
      // Still running by its row: the one before lost its database and could not say so.
      interruptions: sql<number>`interruptions + (state = 'running')::integer`,
      started_at: sql<Date>`coalesce(started_at, now())`,
    })
    .returning(['input', 'attempts', 'failures', 'interruptions', 'created_by', 'created_at', 'trace'])
    .executeTakeFirst()
  if (!row) return null

  const { attempts, created_by, created_at, ...rest } = row
  return { ...rest, tenant, id, number: attempts, person: created_by, createdAt: created_at }
}

/** Locks the job for the rest of the transaction; false when it is no longer this attempt's. */
export async function holdsFence(database: Database, attempt: Attempt): Promise<boolean> {
  const row = await database
    .selectFrom('job')
    .where('tenant', '=', attempt.tenant)
    .where('id', '=', attempt.id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempt.number)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The same without a lock. */
export async function isStillOurs(database: Database, attempt: Attempt): Promise<boolean> {
  const row = await database
    .selectFrom('job')
    .where('tenant', '=', attempt.tenant)
    .where('id', '=', attempt.id)
    .select(['state', 'attempts'])
    .executeTakeFirst()
  return row?.state === 'running' && row.attempts === attempt.number
}

export async function writeProgress(
  database: Database,
  attempt: Attempt,
  fraction: number,
  words: string,
): Promise<boolean> {
  const progress = Math.min(1, Math.max(0, fraction))
  return (
    (await ownRow(database, attempt).set({ progress, message: words }).executeTakeFirst()).numUpdatedRows ===
    1n
  )
}

/** False when the result comes too late and is thrown away. */
export async function finishAttempt(database: Database, attempt: Attempt, result: unknown): Promise<boolean> {
  const done = { state: 'done', progress: 1, message: '', result: JSON.stringify(result), finished_at: now }
  return (await ownRow(database, attempt).set(done).executeTakeFirst()).numUpdatedRows === 1n
}

/** Given up: a person may start it again. False when it is no longer this attempt's. */
export async function failAttempt(database: Database, attempt: Attempt, words: string): Promise<boolean> {
  const failed = { state: 'failed', error: words, failures: sql<number>`failures + 1`, finished_at: now }
  return (await ownRow(database, attempt).set(failed).executeTakeFirst()).numUpdatedRows === 1n
}

/** Back to the queue, for another attempt. False when it is there already, or done. */
export async function putBack(
  database: Database,
  attempt: Attempt,
  job: Job,
  { failed, delay }: { readonly failed: boolean; readonly delay: number },
): Promise<boolean> {
  const waiting = { state: 'queued', failures: sql<number>`failures + ${failed ? 1 : 0}` }
  const { numUpdatedRows } = await ownRow(database, attempt).set(waiting).executeTakeFirst()
  if (numUpdatedRows === 1n) await enqueue(database, job, attempt.id, delay)
  return numUpdatedRows === 1n
}

/** Whether somebody has still to do it, whoever that is. */
export async function isUnfinished(database: Database, tenant: number, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('job')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const now = sql<Date>`now()`

function ownRow(database: Database, { tenant, id, number }: Attempt) {
  return database
    .updateTable('job')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', number)
}
