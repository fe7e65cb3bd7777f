import * as z from 'zod/mini'
import { defineCall, megabyte } from './define-call.ts'

const Language = z.string().check(z.minLength(2), z.maxLength(20))

/** D-35: beside the language every key is an English sentence with its translation. */
export const saveTranslations = defineCall({
  service: 'translations',
  function: 'save',
  access: 'supervisor',
  summary: "Save the brand's own words in a language; answers OK (H-78)",
  largest: megabyte,
  rate: 'keep',
  input: z.catchall(z.object({ lang: Language }), z.string().check(z.maxLength(4000))),
  output: z.string(),
})

export const loadTranslations = defineCall({
  service: 'translations',
  function: 'load',
  access: 'anyone',
  summary: "The brand's own words in a language",
  input: z.object({ lang: Language }),
  output: z.record(z.string(), z.string()),
})
