import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const JobState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled'])
export type JobState = z.output<typeof JobState>

export const JobListing = z.object({
  id: z.uuid(),
  /** A name of the job registry; an older server may know others. */
  task: z.string(),
  state: JobState,
  /** 0 to 1. */
  progress: z.number(),
  /** What is being done, for a person. */
  message: z.string(),
  /** In the shape of the job's definition; null until it is done. */
  result: z.unknown(),
  error: z.nullable(z.string()),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
})
export type JobListing = z.output<typeof JobListing>

export const listJobs = defineCall({
  service: 'jobs',
  function: 'list',
  access: 'profile',
  summary: "The user's own jobs, newest first",
  input: z.object({ after: z.optional(z.uuid()) }),
  output: z.object({ jobs: z.array(JobListing), hasMore: z.boolean() }),
})

export const cancelJob = defineCall({
  service: 'jobs',
  function: 'cancel',
  access: 'profile',
  summary: 'Give up a job that waits or runs',
  input: z.object({ id: z.uuid() }),
  output: JobListing,
})

export const retryJob = defineCall({
  service: 'jobs',
  function: 'retry',
  access: 'profile',
  summary: 'Start a failed or cancelled job again',
  input: z.object({ id: z.uuid() }),
  output: JobListing,
})
