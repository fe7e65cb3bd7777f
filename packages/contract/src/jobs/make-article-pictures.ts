import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Started by every publication. It works for some seconds and leaves the rest to a next one, so that others get their turn. */
export const makeArticlePictures = defineJob({
  task: 'pictures/articles',
  summary: 'Make the pictures of the articles of a catalogue',
  input: z.object({
    catalogue: z.string(),
    hash: z.string(),
    /** The place in the catalogue to begin at. */
    from: z.int(),
  }),
  /** `drawn`: by the stage. `found`: made before of the same content. `missing`: could not be drawn, however often. */
  result: z.object({ drawn: z.int(), found: z.int(), missing: z._default(z.array(z.string()), []) }),
  attempts: 3,
  atOnce: 1,
  isPatient: true,
  isUnlisted: true,
})
