import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { keyOf } from '../fields.ts'
import { read, text } from '../readers.ts'

export const saveViewmaker = defineRequest({
  name: 'saveViewmaker',
  summary: 'Keeps pictures with the project',
  keys: { rows: { type: '{des, img}[]', about: 'Pictures with their descriptions', required: true } },
  success: 'Viewmaker saved',
  refusals: [],
  schema: z.object({
    rows: read((rows) =>
      (Array.isArray(rows) ? rows : []).map((row: unknown) => ({
        name: text(keyOf(row, 'des')),
        picture: text(keyOf(row, 'img')),
      })),
    ),
  }),
})
