import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Everything else is in the document's snapshot, frozen by the call that started the job. */
const input = z.object({ document: z.uuid() })
const result = z.object({ pages: z.int() })

export const makeDocumentFiles = defineJob({
  task: 'documents/make',
  summary: 'Make the files of a document',
  ...{ input, result },
  attempts: 5,
  atOnce: 2,
  turns: 'documents',
})

/** Somebody chooses what it is to say and looks on; it never waits behind what others have made. */
export const makeDocumentLook = defineJob({
  task: 'documents/look',
  summary: 'Make a look at what a document would be',
  ...{ input, result },
  attempts: 2,
  atOnce: 2,
  turns: 'looks',
  isUnlisted: true,
})
