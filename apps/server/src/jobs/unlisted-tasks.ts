import { type Job, jobs } from '@arredo/contract'

/** Jobs that nobody asked for by themselves. */
export const unlistedTasks: readonly string[] = Object.values<Job>(jobs).flatMap(({ task, isUnlisted }) =>
  isUnlisted ? [task] : [],
)
