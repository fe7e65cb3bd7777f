import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

export type Limit = { readonly bucket: string; readonly most: number }

const windowLength = 15 * 60 * 1000

/** Takes one from every bucket first, so that attempts at the same time count too. */
export async function takeAttempt(
  database: Database,
  tenant: number,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  const start = new Date(now.getTime() - windowLength)
  // In one order everywhere, or two attempts could wait for each other.
  const rows = limits
    .map(({ bucket }) => ({ tenant, bucket, window_start: now, used: 1 }))
    .sort((one, other) => (one.bucket < other.bucket ? -1 : 1))
  const counted = await database
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'bucket']).doUpdateSet({
        used: sql<number>`case when rate_limit.window_start < ${start} then 1 else rate_limit.used + 1 end`,
        window_start: sql<Date>`case when rate_limit.window_start < ${start} then ${now} else rate_limit.window_start end`,
      }),
    )
    .returning(['bucket', 'used'])
    .execute()
  return limits.every(({ bucket, most }) =>
    counted.some((entry) => entry.bucket === bucket && entry.used <= most),
  )
}

/** A success was no guess: it is taken back. */
export async function giveBackAttempt(
  database: Database,
  tenant: number,
  limits: readonly Limit[],
): Promise<void> {
  for (const bucket of limits.map((limit) => limit.bucket).sort()) {
    await database
      .updateTable('rate_limit')
      .where('tenant', '=', tenant)
      .where('bucket', '=', bucket)
      .set({ used: sql<number>`greatest(used - 1, 0)` })
      .execute()
  }
}
