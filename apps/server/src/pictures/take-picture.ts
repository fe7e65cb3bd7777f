import { answer, fail, type Handler } from '../channel/handler.ts'
import { startJob } from '../jobs/start-job.ts'
import { isQuotaFull, tooMuchWaiting, type WaitingQuota } from '../jobs/waiting-jobs.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** One takes seconds and they are made one after another: a person does not wait for more, a program would fill the queue. */
const quota: WaitingQuota = { tasks: ['pictures/take'], perPerson: 20, perTenant: 200 }

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

    const cause = { tenant, person: caller.profile.userId, trace: trace.traceparent }
    if (await isQuotaFull(database, cause, quota)) return fail('tooMany', tooMuchWaiting)

    const job = await startJob(database, cause, 'pictures/take', input)
    return answer({ job })
  },
}
