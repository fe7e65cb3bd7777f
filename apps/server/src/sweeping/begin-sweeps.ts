import type { Databases } from '../database/databases.ts'
import { startJob } from '../jobs/start-job.ts'
import { everyTenant } from '../tenants/every-tenant.ts'
import { sweeper } from './sweeper.ts'

/** Starts a night's jobs for every tenant, each once per day however often this is begun again. */
export async function beginSweeps(databases: Databases, day: string): Promise<void> {
  await everyTenant(databases, async (database, tenant) => {
    const cause = { tenant, person: sweeper }
    await startJob(database, cause, 'sweep/rows', {}, { intent: day })
    await startJob(database, cause, 'sweep/files', { after: '' }, { intent: day })
  })
}
