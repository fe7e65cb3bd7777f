import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { newProjectKeys, newProjectRefusals, newProjectShape, startOf } from '../new-project-options.ts'
import { readOr } from '../readers.ts'

/** It always begins a project. */
const { newProject: _, ...keys } = newProjectKeys
const { newProject: __, ...shape } = newProjectShape

export const importCDF = defineRequest({
  name: 'importCDF',
  summary: 'Begins a new project from a CDF project; a room of the request is for one that brings no walls',
  keys: {
    cdfProject: { type: 'object | string', about: 'The CDF project', required: true },
    ...keys,
  },
  success: 'Project correctly imported',
  refusals: ['Missing CDF project', ...newProjectRefusals],
  // D-27: absent, null and '' are missing; {} and [] are there, but empty.
  schema: z.pipe(
    z.object({
      // Wrapped, because any value at all may come.
      cdfProject: readOr('Missing CDF project', (value) =>
        value === undefined || value === null || value === '' ? undefined : { value },
      ),
      ...shape,
    }),
    z.transform((wire, context) => ({
      start: startOf({ ...wire, newProject: true }, context),
      cdfProject: wire.cdfProject,
    })),
  ),
})
