import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

const input = z.object({ photograph: z.uuid() })
const result = z.object({ file: z.uuid(), preview: z.uuid() })

/** Minutes of work on all cores: workers of their own do it (`--only photographs`). What to take is in its row. */
export const takePhotograph = defineJob({
  task: 'photographs/take',
  summary: 'Take a photograph of a project',
  ...{ input, result },
  attempts: 3,
  atOnce: 1,
  isAskedAnew: true,
  turns: 'photographs',
})

/** Apart from the others, so that a draft never waits behind a photograph of ten minutes. */
export const draftPhotograph = defineJob({
  task: 'photographs/draft',
  summary: 'Take a draft of a photograph of a project',
  ...{ input, result },
  attempts: 3,
  atOnce: 1,
  isAskedAnew: true,
  turns: 'drafts',
})
