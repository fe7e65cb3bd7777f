import { jobs } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { listed, listingOf, lockOwnJob } from './own-jobs.ts'
import { enqueue } from './start-job.ts'
import { isQuotaFull, networkOfGuest, tooMuchWaiting } from './waiting-jobs.ts'

/** Of one kind: or all that was ever cancelled would come back at once. */
const quota = { perPerson: 100, perTenant: 500, guests: { perAddress: 20, all: 60 } }

/** The same job again, under the same id: its intent stays fulfilled once. */
export const retryJob: Handler<'jobs/retry'> = {
  transaction: 'one',
  async run({ site, caller, database, address }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const job = await lockOwnJob(database, tenant, caller.profile, id)
    const definition = Object.values(jobs).find(({ task }) => task === job?.task)
    if (!job || !definition) return fail('notFound', 'Job not found')
    if (definition.isAskedAnew) return fail('conflict', 'Ask for it anew where you asked for it first')
    if (job.state !== 'failed' && job.state !== 'cancelled') return fail('conflict', 'The job has not failed')

    const network = networkOfGuest(caller.profile, address)
    const cause = { tenant, person: caller.profile.userId, network }
    if (await isQuotaFull(database, cause, { tasks: [definition.task], ...quota }))
      return fail('tooMany', tooMuchWaiting)

    const row = await database
      .updateTable('job')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .set({
        ...{ state: 'queued', failures: 0, interruptions: 0, error: null, progress: 0, finished_at: null },
        network,
      })
      .returning(listed)
      .executeTakeFirstOrThrow()
    await enqueue(database, definition, id)
    return answer(listingOf(row))
  },
}
