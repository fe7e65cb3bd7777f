import * as z from 'zod/mini'
import { ProjectNumber, Revision } from '../calls/projects.ts'
import { defineJob } from './define-job.ts'

/** Some seconds after the last save, one for a project at most; it draws the newest revision. */
export const takeProjectPicture = defineJob({
  task: 'pictures/project',
  summary: 'Take the picture of a project that lists show',
  input: z.object({ project: ProjectNumber }),
  result: z.object({ revision: Revision, taken: z.boolean() }),
  attempts: 4,
  atOnce: 1,
  isPatient: true,
  isUnlisted: true,
})
