import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'

export const generateViewmaker = defineRequest({
  name: 'generateViewmaker',
  summary: 'Takes the pictures of the project; nothing is kept until saveViewmaker',
  keys: {},
  success: 'content: list of {des, img}',
  refusals: [],
  schema: z.object({}),
})
