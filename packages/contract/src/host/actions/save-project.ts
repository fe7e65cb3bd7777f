import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'

export const saveProject = defineRequest({
  name: 'saveProject',
  summary: 'Saves the open project',
  keys: {},
  success: 'Project saved',
  refusals: ["Project can't be saved"],
  schema: z.object({}),
})
