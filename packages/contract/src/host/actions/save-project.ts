import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Flag } from '../readers.ts'

export const saveProject = defineRequest({
  name: 'saveProject',
  summary: 'Saves the open project',
  keys: { isOffer: { type: 'boolean', about: 'A first save by a seller makes it an offer; default false' } },
  success: 'Project saved',
  refusals: ["Project can't be saved"],
  schema: z.object({ isOffer: Flag(false) }),
})
