import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Flag, integer, readOr } from '../readers.ts'

export const openProject = defineRequest({
  name: 'openProject',
  summary: 'Opens a saved project with the prices it has; nobody is asked about newer ones',
  keys: {
    id: { type: 'integer', about: 'Number of the project', required: true },
    noSaveRequest: { type: 'boolean', about: 'Do not ask "Save current project?"; default false' },
  },
  success: 'Project loaded',
  refusals: ['Missing id project', 'Project not saved', 'Project not found'],
  schema: z.object({
    id: readOr('Missing id project', (value) => integer(value) ?? undefined),
    noSaveRequest: Flag(false),
  }),
})
