import type { Profile } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { ownJobs } from '../jobs/own-jobs.ts'
import { startJob } from '../jobs/start-job.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** One takes seconds and they are made one after another: a person does not wait for more, a program would fill the queue. */
const mostWaiting = 20

export const takePicture: Handler<'pictures/take'> = {
  transaction: 'one',
  async run({ site, caller, database, trace }, input) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const project = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', input.project)
      .select('number')
      .executeTakeFirst()
    if (!project) return fail('notFound', 'Project not found')

    if ((await countWaiting(database, tenant, caller.profile)) >= mostWaiting) {
      return fail('tooMany', 'Too many attempts, try again in some minutes')
    }

    const cause = { tenant, person: caller.profile.userId, trace: trace.traceparent }
    const job = await startJob(database, cause, 'pictures/take', input)
    return answer({ job })
  },
}

async function countWaiting(database: Database, tenant: number, profile: Profile): Promise<number> {
  const waiting = await ownJobs(database, tenant, profile)
    .where('task', '=', 'pictures/take')
    .where('state', 'in', ['queued', 'running'])
    .select('id')
    .limit(mostWaiting)
    .execute()
  return waiting.length
}
