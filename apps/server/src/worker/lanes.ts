import { type JobName, jobs } from '@arredo/contract'
import { jobHandlers } from '../jobs/handlers.ts'
import { jobWork } from '../jobs/job-work.ts'
import type { JobWork } from '../jobs/run-job.ts'
import { photographTasks } from '../photographs/photograph-tasks.ts'
import type { WorkerSettings } from '../settings.ts'
import type { WorkerRole } from './worker-role.ts'

/** Jobs that wait for each other, and never for those of another lane. */
export type Lane = { readonly work: readonly JobWork[]; readonly jobsAtOnce: number }

/**
 * What a worker takes in its role: what somebody waits for in one lane, what nobody waits for in another, one at a time,
 * so that however much of it there is no offer waits behind it; each kind of photograph in a lane of its own.
 */
export function lanesOf(
  role: WorkerRole,
  { jobsAtOnce, drawsArticles, mail }: Pick<WorkerSettings, 'jobsAtOnce' | 'drawsArticles' | 'mail'>,
): readonly [Lane, ...Lane[]] {
  if (role === 'onlyMails') return [{ ...alone('mail/send'), jobsAtOnce }]
  const leftOut: readonly JobName[] = [
    ...(drawsArticles ? [] : (['pictures/articles'] as const)),
    // Who takes none says so by that: pages then tell people to ask the shop.
    ...(mail ? [] : (['mail/send'] as const)),
  ]
  const usual = jobWork([...photographTasks, ...leftOut])
  const waitedFor = { work: usual.filter(({ job }) => !job.isPatient), jobsAtOnce }
  const patient = { work: usual.filter(({ job }) => job.isPatient), jobsAtOnce: 1 }
  const drafts = alone('photographs/draft')
  const photographs = alone('photographs/take')
  const isPicture = ({ job }: JobWork) => job.task.startsWith('pictures/')
  const pictures = { work: patient.work.filter(isPicture), jobsAtOnce }
  const rest = { work: patient.work.filter((one) => !isPicture(one)), jobsAtOnce: 1 }
  if (role === 'onlyWaited') return [waitedFor]
  if (role === 'onlyPictures') return [pictures]
  if (role === 'onlyRest') return [rest]
  if (role === 'usual') return [waitedFor, patient]
  return role === 'withPhotographs' ? [waitedFor, patient, drafts, photographs] : [drafts, photographs]
}

function alone(name: JobName): Lane {
  return { work: [{ job: jobs[name], run: jobHandlers[name] }], jobsAtOnce: 1 }
}
