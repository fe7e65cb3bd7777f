import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectNumber, saveProject } from './projects.ts'

/** H-78, A-62, D-15. */
export const cloneProject = defineCall({
  service: 'projects',
  function: 'clone',
  access: 'loggedIn',
  summary: 'A copy of a saved project as a new one, without what other systems know the first by',
  rate: 'keep',
  input: z.object({
    id: ProjectNumber,
    /** The same key with the same body is answered once and for all with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  output: saveProject.output,
})
