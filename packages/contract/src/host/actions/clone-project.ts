import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'

export const cloneProject = defineRequest({
  name: 'cloneProject',
  summary: 'Saves the open project as a new one, which becomes the open one',
  keys: {},
  success: 'Project cloned',
  refusals: ["Project can't be saved"],
  schema: z.object({}),
})
