import { type JobName, jobs } from '@arredo/contract'
import { jobHandlers } from '../jobs/handlers.ts'
import { jobWork } from '../jobs/job-work.ts'
import type { JobWork } from '../jobs/run-job.ts'
import { photographTasks } from '../photographs/photograph-tasks.ts'
import type { WorkerSettings } from '../settings.ts'
import type { WorkerRole } from './worker-role.ts'

/** Jobs that wait for each other, and never for those of another lane. */
export type Lane = { readonly work: readonly JobWork[]; readonly jobsAtOnce: number }

/** What a worker takes in its role: all usual jobs in one lane, each kind of photograph in one of its own. */
export function lanesOf(
  role: WorkerRole,
  { jobsAtOnce, drawsArticles }: Pick<WorkerSettings, 'jobsAtOnce' | 'drawsArticles'>,
): readonly [Lane, ...Lane[]] {
  const leftOut: readonly JobName[] = drawsArticles ? [] : ['pictures/articles']
  const usual = { work: jobWork([...photographTasks, ...leftOut]), jobsAtOnce }
  const drafts = alone('photographs/draft')
  const photographs = alone('photographs/take')
  if (role === 'usual') return [usual]
  return role === 'withPhotographs' ? [usual, drafts, photographs] : [drafts, photographs]
}

function alone(name: JobName): Lane {
  return { work: [{ job: jobs[name], run: jobHandlers[name] }], jobsAtOnce: 1 }
}
