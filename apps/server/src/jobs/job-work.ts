import { type JobName, jobs } from '@arredo/contract'
import { jobHandlers } from './handlers.ts'
import type { JobWork } from './run-job.ts'

/** Every job of the product with its handler. */
export function jobWork(): readonly JobWork[] {
  return (Object.keys(jobs) as JobName[]).map((name) => ({
    job: jobs[name],
    run: jobHandlers[name],
  }))
}
