import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const privacy = defineCall({
  service: 'brand',
  function: 'privacy',
  access: 'anyone',
  summary: 'What the brand says of the data it keeps, and who answers for it',
  input: z.object({ language: z.string().check(z.maxLength(20)) }),
  output: z.object({
    /** In the language, else in English; null where the brand has none. */
    paragraphs: z.nullable(z.array(z.string())),
    /** Of the letterhead: name, lines and contact. */
    contact: z.nullable(z.array(z.string())),
  }),
})
