import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Started for every tenant every night, and goes on in turns like the sweep of rows. */
export const sweepFiles = defineJob({
  task: 'sweep/files',
  summary: 'Take away files that nothing names any more',
  input: z.object({
    /** The name to go on behind; the empty one is before all others. */
    after: z.string(),
  }),
  result: z.object({ looked: z.int(), taken: z.int() }),
  attempts: 3,
  atOnce: 1,
  isPatient: true,
  isUnlisted: true,
})
