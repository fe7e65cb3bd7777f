import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { readOr, text } from '../readers.ts'

export const changeVariant = defineRequest({
  name: 'changeVariant',
  summary: 'Changes a variant of the selected row, or of the whole project when no row is selected',
  keys: {
    varCod: { type: 'string', about: 'Code of the variant, any case', required: true },
    varVal: { type: 'string', about: 'Its new value, any case', required: true },
  },
  success: 'Variant changed',
  refusals: [
    'Missing variant code',
    'Missing variant value',
    'Unknown variant',
    'Value [{varVal}] not valid',
  ],
  // H-42: both are upper-cased.
  schema: z.pipe(
    z.object({
      varCod: readOr('Missing variant code', (value) => text(value).toUpperCase() || undefined),
      varVal: readOr('Missing variant value', (value) => text(value).toUpperCase() || undefined),
    }),
    z.transform(({ varCod: variant, varVal: value }) => ({ variant, value })),
  ),
})
