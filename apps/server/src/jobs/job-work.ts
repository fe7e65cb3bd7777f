import { type JobName, jobs } from '@arredo/contract'
import { jobHandlers } from './handlers.ts'
import type { JobWork } from './run-job.ts'

/** Every job of the product with its handler; those left out wait for another worker. */
export function jobWork(leftOut: readonly JobName[] = []): readonly JobWork[] {
  return (Object.keys(jobs) as JobName[])
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({ job: jobs[name], run: jobHandlers[name] }))
}
