import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'

export const getJsonProject = defineRequest({
  name: 'getJsonProject',
  summary: 'Answers the open project in the exchange format',
  keys: {},
  success: 'content: the project',
  refusals: [],
  schema: z.object({}),
})
