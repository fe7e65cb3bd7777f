import { calls, type StageView } from '@arredo/contract'
import { readDocument } from '@arredo/project'
import { writeAudit } from '../audit/write-audit.ts'
import { takeAttempt } from '../auth/rate-limit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { startJob } from '../jobs/start-job.ts'
import { isQuotaFull, tooMuchWaiting, type WaitingQuota } from '../jobs/waiting-jobs.ts'
import { hasSomethingToSee } from '../pictures/something-to-see.ts'
import { claimKey } from '../projects/idempotency.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { uuidv7 } from '../uuidv7.ts'
import { frameSize } from './frame-size.ts'
import { photographListings } from './photograph-listing.ts'
import { isPhotographerThere, photographTasks, taskFor } from './photograph-tasks.ts'
import { shownDocument } from './shown-document.ts'

/** Each takes minutes of a whole machine: nobody waits for more, and a program would fill the queue. */
const quota: WaitingQuota = { tasks: photographTasks, perPerson: 10, perTenant: Infinity }
const ofAll: WaitingQuota = { ...quota, perPerson: Infinity, perTenant: 100 }
/** In a quarter of an hour; whoever tries views by drafts needs about one a minute. */
const mostAsked = 40

/** One transaction: key, revision, the project as it is, job, row. Whatever fails undoes all of it. */
export const takePhotograph: Handler<'photographs/take'> = {
  transaction: 'one',
  async run({ site, caller, database, now, rawBody, trace }, input) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    if (!profile.modules.includes('RENDER')) return fail('forbidden', 'Photographs need the module RENDER')
    const tenant = site.tenant.number
    const claim = await claimKey(database, tenant, input.idempotencyKey, profile.userId, rawBody)
    if (claim.kind === 'reused') return claim.failure
    if (claim.kind === 'again') return answer(calls['photographs/take'].output.parse(claim.answer))

    const stored = await visibleProjects(database, tenant, profile)
      .where('number', '=', input.project)
      .select(['number', 'revision', 'document'])
      .executeTakeFirst()
    if (!stored) return fail('notFound', 'Project not found')
    const { number: project, revision } = stored
    if (revision !== input.revision) {
      return fail('conflict', 'Someone else saved this project meanwhile', { revision })
    }
    if (looksNowhere(input.view)) return fail('invalid', 'The view of a photograph must look somewhere')
    const read = readDocument(stored.document)
    if (!read.ok) return fail('invalid', read.message)
    if (!hasSomethingToSee(read.value)) {
      return fail('invalid', 'There is nothing to photograph yet: draw a room or place an article first')
    }
    if (!(await isPhotographerThere(database))) {
      return fail('conflict', 'No photographer is at work here. Whoever runs this site can start one.')
    }
    // Held until the end of the transaction: two at the same moment cannot both be the last that fits.
    const limits = [{ bucket: `photograph ${profile.userId}`, most: mostAsked }]
    if (!(await takeAttempt(database, tenant, limits, now))) {
      return fail('tooMany', 'Too many photographs in a short time. Try again in a quarter of an hour')
    }
    const cause = { tenant, person: profile.userId, trace: trace.traceparent }
    if (await isQuotaFull(database, cause, quota)) {
      return fail('tooMany', 'Ten of your photographs are waiting already. Wait for one, or remove one')
    }
    if (await isQuotaFull(database, cause, ofAll)) return fail('tooMany', tooMuchWaiting)

    const { view, light, quality } = input
    const id = uuidv7(now.getTime())
    const job = await startJob(database, cause, taskFor(quality), { photograph: id }, { intent: id })
    await database
      .insertInto('photograph')
      .values({
        ...{ tenant, id, project, revision, quality, ...frameSize(input.size, quality), job },
        ...{ asked_at: now, asked_by: profile.displayName },
        ...{ view: JSON.stringify(view), light: JSON.stringify(light) },
        document: JSON.stringify(shownDocument(read.value)),
      })
      .execute()
    await writeAudit(database, tenant, caller, 'photograph', `project ${project}`, { id, revision, quality })
    const [listing] = await photographListings(database, tenant, { id })
    if (!listing) throw new Error('A photograph is not there after it was asked for')
    await claim.settle(listing)
    return answer(listing)
  },
}

/** A direction needs two places. */
function looksNowhere(view: StageView): boolean {
  if (view === 'overview') return false
  return Math.hypot(...view.eye.map((at, axis) => at - (view.target[axis] ?? 0))) < 1
}
