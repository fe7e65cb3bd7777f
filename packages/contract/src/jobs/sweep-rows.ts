import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Started for every tenant every night. What it does not manage in its turn it leaves to a next one. */
export const sweepRows = defineJob({
  task: 'sweep/rows',
  summary: 'Take away rows that have served their time',
  input: z.object({}),
  /** How many, by table. */
  result: z.object({ taken: z.record(z.string(), z.int()) }),
  attempts: 3,
  atOnce: 1,
  isPatient: true,
  isUnlisted: true,
})
