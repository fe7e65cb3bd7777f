import * as z from 'zod/mini'
import { ProjectNumber, Revision } from '../calls/projects.ts'
import { defineJob } from './define-job.ts'

/** Started by every save; whichever runs first draws the newest revision, and the others find it done. */
export const takeProjectPicture = defineJob({
  task: 'pictures/project',
  summary: 'Take the picture of a project that lists show',
  input: z.object({ project: ProjectNumber }),
  result: z.object({ revision: Revision, taken: z.boolean() }),
  attempts: 4,
  atOnce: 1,
  isUnlisted: true,
})
