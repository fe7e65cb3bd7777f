import * as z from 'zod/mini'
import { StageView } from '../stage.ts'
import { defineCall } from './define-call.ts'
import { ProjectNumber } from './projects.ts'

/** D-29: whatever is not a whole number from 1 to 4096 means 1000, and is never an error. */
export const PictureSide = z.catch(z.int().check(z.minimum(1), z.maximum(4096)), 1000)

export const takePicture = defineCall({
  service: 'pictures',
  function: 'take',
  access: 'loggedIn',
  summary: 'Start a job that takes a picture of a saved project; its result names the file',
  rate: 'work',
  input: z.object({
    project: ProjectNumber,
    view: z._default(StageView, 'overview'),
    width: z._default(PictureSide, 1000),
    height: z._default(PictureSide, 1000),
  }),
  output: z.object({ job: z.uuid() }),
})
