import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Flag, readOr } from '../readers.ts'

export const importCDF = defineRequest({
  name: 'importCDF',
  summary: 'Begins a new project from a CDF project',
  keys: {
    cdfProject: { type: 'object | string', about: 'The CDF project', required: true },
    noSaveRequest: { type: 'boolean', about: 'Do not ask "Save current project?"; default false' },
    noConfigure: { type: 'boolean', about: 'Stay on the current page; default false' },
  },
  success: 'Project correctly imported',
  refusals: ['Missing CDF project'],
  // D-27: absent, null and '' are missing; {} and [] are there, but empty.
  schema: z.object({
    // Wrapped, because any value at all may come.
    cdfProject: readOr('Missing CDF project', (value) =>
      value === undefined || value === null || value === '' ? undefined : { value },
    ),
    noSaveRequest: Flag(false),
    noConfigure: Flag(false),
  }),
})
