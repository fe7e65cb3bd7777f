import { type Job, jobs } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { listed, listingOf, ownJobs } from './own-jobs.ts'

const pageSize = 50
const unlisted = Object.values<Job>(jobs).flatMap(({ task, isUnlisted }) => (isUnlisted ? [task] : []))

export const listJobs: Handler<'jobs/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    let query = ownJobs(database, site.tenant.number, caller.profile)
    if (unlisted.length > 0) query = query.where('task', 'not in', unlisted)
    if (after !== undefined) query = query.where('id', '<', after)

    const rows = await query
      .select(listed)
      // In order of time: ids are made that way.
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    return answer({ jobs: rows.slice(0, pageSize).map(listingOf), hasMore: rows.length > pageSize })
  },
}
