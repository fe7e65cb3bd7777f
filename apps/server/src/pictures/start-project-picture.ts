import { jobs } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { enqueue, type JobCause, startJob } from '../jobs/start-job.ts'
import { isQuotaFull, type WaitingQuota } from '../jobs/waiting-jobs.ts'

/** After the last save: whoever goes on planning has no use for pictures of every step. */
const delay = 5_000
/** However often somebody saves, the lists show something. */
const longest = 60_000
const quota: WaitingQuota = {
  ...{ tasks: ['pictures/project'], perPerson: 20, perTenant: 1_000 },
  guests: { perAddress: 20, all: 60 },
}

/**
 * In the transaction of the save, which has locked the project: at most one picture of it waits, and is put off by every
 * save. Where too many wait there is none, and the next save asks again: nobody is refused a save for it.
 */
export async function startProjectPicture(
  database: Database,
  cause: JobCause,
  { project, revision }: { readonly project: number; readonly revision: number },
): Promise<void> {
  const { tenant } = cause
  const waiting = await database
    .selectFrom('job')
    .where('tenant', '=', tenant)
    .where('task', '=', 'pictures/project')
    .where(sql<boolean>`state in ('queued', 'running')`)
    .where('state', '=', 'queued')
    .where(sql`input ->> 'project'`, '=', String(project))
    .select(['id', sql<number>`extract(epoch from now() - created_at)::float * 1000`.as('age')])
    .executeTakeFirst()
  if (waiting) {
    const wait = Math.min(delay, longest - waiting.age)
    if (wait > 0) await enqueue(database, jobs['pictures/project'], waiting.id, wait)
    return
  }
  if (await isQuotaFull(database, cause, quota)) return
  const at = new Date(Date.now() + delay)
  await startJob(database, cause, 'pictures/project', { project }, { intent: `${project} ${revision}`, at })
}
