import { stageVersion } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database, Databases } from '../database/databases.ts'
import { startJob } from '../jobs/start-job.ts'
import { everyTenant } from '../tenants/every-tenant.ts'

/** For packs from before there were pictures, or before the stage changed, and for what was given up meanwhile. */
export async function startMissingPictures(databases: Databases): Promise<void> {
  await everyTenant(databases, async (database, tenant) => {
    for (const { code, hash } of await incompletePacks(database, tenant)) {
      const cause = { tenant, person: 'stage' }
      await startJob(database, cause, 'pictures/articles', { catalogue: code, hash, from: 0 })
    }
  })
}

type IncompletePack = { readonly code: string; readonly hash: string }

/** Packs that are sold, or will be, and whose pictures nobody is about to make. */
async function incompletePacks(database: Database, tenant: number): Promise<readonly IncompletePack[]> {
  const { rows } = await sql<IncompletePack>`
    select distinct pack.code, pack.hash
    from release_period period join pack on pack.tenant = period.tenant and pack.hash = period.hash
    where period.tenant = ${tenant} and (period.valid_to is null or period.valid_to > now())
      and pack.pictured_stage is distinct from ${stageVersion}
      and not exists (
        select from job where job.tenant = ${tenant} and job.task = 'pictures/articles'
          and job.state in ('queued', 'running') and job.input ->> 'hash' = pack.hash
      )`.execute(database)
  return rows
}
