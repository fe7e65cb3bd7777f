import { JobListing, type Profile } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Everybody sees the own jobs only; whatever else there is, is not there. */
export function ownJobs(database: Database, tenant: number, profile: Profile) {
  return database.selectFrom('job').where('tenant', '=', tenant).where('created_by', '=', profile.userId)
}

export const listed = [
  'id',
  'task',
  'state',
  'progress',
  'message',
  'result',
  'error',
  'created_at',
  'started_at',
  'finished_at',
] as const

type Row = { readonly [Column in (typeof listed)[number]]: unknown } & {
  readonly created_at: Date
  readonly started_at: Date | null
  readonly finished_at: Date | null
}

export function listingOf({ created_at, started_at, finished_at, ...rest }: Row): JobListing {
  return JobListing.parse({
    ...rest,
    createdAt: created_at.toISOString(),
    startedAt: started_at?.toISOString() ?? null,
    finishedAt: finished_at?.toISOString() ?? null,
  })
}

/** One of the own jobs; locked, or the worker could finish it meanwhile. */
export function lockOwnJob(database: Database, tenant: number, profile: Profile, id: string) {
  return ownJobs(database, tenant, profile)
    .where('id', '=', id)
    .select(['id', 'task', 'state'])
    .forUpdate()
    .executeTakeFirst()
}

export const now = sql<Date>`now()`
