import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { newProjectKeys, newProjectRefusals, newProjectShape, startOf } from '../new-project-options.ts'
import { Text } from '../readers.ts'

export const setModel = defineRequest({
  name: 'setModel',
  summary: 'Sets the model of a new project, or of the open one with newProject false',
  keys: {
    catalog: {
      type: 'string',
      about: 'Code of the catalogue, unless the configuration forces one',
      required: true,
    },
    model: { type: 'string', about: 'Code of the model', required: true },
    ...newProjectKeys,
  },
  success: 'Model set correctly',
  refusals: [
    'Missing catalog',
    'Catalog not found',
    'Missing model',
    '{model} is an unknown model',
    "{model} isn't a final model. Submodels available: {list}",
    ...newProjectRefusals,
  ],
  schema: z.pipe(
    z.object({ catalog: Text, model: Text, ...newProjectShape }),
    z.transform((wire, context) => ({
      start: startOf(wire, context),
      catalogue: wire.catalog,
      model: wire.model,
    })),
  ),
})
