import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Everything else is in the offer's snapshot, frozen by the call that started the job. */
export const makeOfferDocument = defineJob({
  task: 'offer/make',
  summary: 'Make the document of an offer',
  input: z.object({ offer: z.uuid() }),
  result: z.object({ document: z.uuid(), pages: z.int() }),
  attempts: 5,
  atOnce: 2,
  turns: 'documents',
})
