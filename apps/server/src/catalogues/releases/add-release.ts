import type { CatalogueRelease } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'
import { startJob } from '../../jobs/start-job.ts'
import { findReleases } from './find-releases.ts'

export type Releaser = { readonly userId: string; readonly displayName: string }

export type NewRelease = {
  readonly tenant: number
  readonly code: string
  readonly hash: string
  readonly by: Releaser
  readonly now: Date
  readonly validFrom: Date
  readonly previousUntil: Date
  readonly goesBackTo?: number
  readonly note: string
}

/** Whoever changes the releases of a catalogue does so alone until the end of the transaction. */
export async function lockReleases(database: Database, tenant: number, code: string): Promise<void> {
  const name = `release ${tenant} ${code}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database)
}

/** To be called under `lockReleases`. */
export async function addRelease(database: Database, release: NewRelease): Promise<CatalogueRelease> {
  const { tenant, code, hash, by, now, note } = release
  const last = await database
    .selectFrom('release')
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  await database
    .insertInto('release')
    .values({
      ...{ tenant, code, number, hash, note },
      valid_from: release.validFrom,
      previous_until: release.previousUntil,
      goes_back_to: release.goesBackTo ?? null,
      published_at: now,
      published_by: by.userId,
      published_by_name: by.displayName,
    })
    .execute()
  await tellLater(database, release, number)
  const added = (await findReleases(database, tenant, now, { code })).find((one) => one.number === number)
  if (!added) throw new Error(`Release ${number} of ${code} is not there`)
  return added
}

/** Nobody writes anything at these moments, so nothing but a job could tell browsers of them. */
async function tellLater(
  database: Database,
  { tenant, code, by, now, validFrom, previousUntil }: NewRelease,
  number: number,
): Promise<void> {
  const cause = { tenant, person: by.userId }
  const moments = new Set([validFrom.getTime(), previousUntil.getTime()])
  for (const moment of moments) {
    if (moment <= now.getTime()) continue
    await startJob(database, cause, 'releases/tell', { code, number }, { at: new Date(moment) })
  }
}
