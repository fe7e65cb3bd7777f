import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { newProjectKeys, newProjectRefusals, newProjectShape, startOf } from '../new-project-options.ts'
import { OptionalText } from '../readers.ts'

const { newProject: _key, ...keys } = newProjectKeys
const { newProject: _field, ...shape } = newProjectShape

export const newProject = defineRequest({
  name: 'newProject',
  summary: 'Begins a new project',
  keys: { catalog: { type: 'string', about: 'Catalogue to work with' }, ...keys },
  success: 'Start new project (with a catalogue: Start new project, Catalog setted)',
  refusals: ['Catalog not found', ...newProjectRefusals],
  schema: z.pipe(
    z.object({ catalog: OptionalText, ...shape }),
    z.transform((wire, context) => ({
      start: startOf({ ...wire, newProject: true }, context),
      catalogue: wire.catalog || null,
    })),
  ),
})
