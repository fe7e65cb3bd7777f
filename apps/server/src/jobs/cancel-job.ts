import { sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { listed, listingOf, lockOwnJob, now } from './own-jobs.ts'

/** A waiting job is gone at once; a running one is told within a second, and what it still makes is thrown away. */
export const cancelJob: Handler<'jobs/cancel'> = {
  transaction: 'one',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const job = await lockOwnJob(database, tenant, caller.profile, id)
    if (!job) return fail('notFound', 'Job not found')
    if (job.state !== 'queued' && job.state !== 'running')
      return fail('conflict', 'The job has ended already')

    const row = await database
      .updateTable('job')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .set({ state: 'cancelled', message: '', finished_at: now })
      .returning(listed)
      .executeTakeFirstOrThrow()
    await sql`select dequeue(${id}::uuid)`.execute(database)
    return answer(listingOf(row))
  },
}
