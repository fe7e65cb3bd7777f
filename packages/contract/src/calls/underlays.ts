import * as z from 'zod/mini'
import { largestUnderlay } from '../underlay-drawing.ts'
import { defineCall, kilobyte } from './define-call.ts'

/** As base64, with what does not come out even. */
const mostLetters = Math.ceil(largestUnderlay / 3) * 4 + 4
const UnderlayFile = z.string().check(z.regex(/^[0-9a-f]{64}\.(webp|png|jpeg|json)$/))

export const putUnderlay = defineCall({
  service: 'underlays',
  function: 'put',
  access: 'profile',
  summary:
    'Keep what lies under a plan to be traced: a picture (PNG, JPEG, WebP) or lines (JSON) of at most 5 MB, named by its content',
  largest: mostLetters + kilobyte,
  rate: 'keep',
  input: z.object({ content: z.base64().check(z.maxLength(mostLetters)) }),
  output: z.object({ file: UnderlayFile }),
})

/** By call and not by address: in a frame the session is no cookie, and a picture would send nothing else. */
export const loadUnderlay = defineCall({
  service: 'underlays',
  function: 'load',
  access: 'profile',
  summary: 'What lies under a plan, by the name that the project says',
  input: z.object({ file: z.string().check(z.maxLength(200)) }),
  output: z.object({ content: z.base64() }),
})
