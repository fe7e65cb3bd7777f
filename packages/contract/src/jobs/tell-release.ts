import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Waits for the moment at which a release begins, or the ones before it end. */
export const tellRelease = defineJob({
  task: 'releases/tell',
  summary: 'Tell browsers that a catalogue is sold from another version',
  input: z.object({ code: z.string(), number: z.int() }),
  /** False when the release was cancelled or is over: whoever did that has told it. */
  result: z.object({ told: z.boolean() }),
  attempts: 10,
  isUnlisted: true,
})
