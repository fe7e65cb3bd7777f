import * as z from 'zod/mini'
import { PictureSide } from '../calls/pictures.ts'
import { ProjectNumber } from '../calls/projects.ts'
import { StageView } from '../stage.ts'
import { defineJob } from './define-job.ts'

export const takePicture = defineJob({
  task: 'pictures/take',
  summary: 'Take a picture of a project from any view in any size',
  input: z.object({ project: ProjectNumber, view: StageView, width: PictureSide, height: PictureSide }),
  result: z.object({ file: z.uuid() }),
  attempts: 4,
  atOnce: 1,
  turns: 'documents',
})
