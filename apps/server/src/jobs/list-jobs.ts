import { answer, fail, type Handler } from '../channel/handler.ts'
import { listed, listingOf, ownJobs } from './own-jobs.ts'
import { unlistedTasks } from './unlisted-tasks.ts'

const pageSize = 50

export const listJobs: Handler<'jobs/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    let query = ownJobs(database, site.tenant.number, caller.profile).where('task', 'not in', unlistedTasks)
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
