import { sql } from 'kysely'
import type { Database } from '../../database/databases.ts'
import type { JobHandler } from '../../jobs/job-context.ts'

/** However late it comes, it tells what is so now; what ended the release meanwhile has told that itself. */
export const tellRelease: JobHandler<'releases/tell'> = async ({ site, read, onDone }, { code, number }) => {
  const told = await read((database) => isOnOffer(database, site.tenant.number, code, number))
  if (told) {
    onDone(async (database) => {
      await sql`select tell_catalogue(${code})`.execute(database)
    })
  }
  return { told }
}

/** By the clock of the queue, which said that the moment has come. */
async function isOnOffer(database: Database, tenant: number, code: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    select from release_period
    where tenant = ${tenant} and code = ${code} and number = ${number}
      and valid_from <= now() and (valid_to is null or valid_to > now())`.execute(database)
  return rows.length > 0
}
