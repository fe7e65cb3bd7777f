import * as z from 'zod/mini'
import { defineCall, kilobyte } from './define-call.ts'

export const articlePictures = defineCall({
  service: 'catalogues',
  function: 'pictures',
  access: 'profile',
  summary: 'Pictures of the articles of a pack in their default variants, as far as they are made',
  largest: 64 * kilobyte,
  input: z.object({
    hash: z.string(),
    /** Codes; all articles when left out. */
    articles: z.optional(z.array(z.string()).check(z.maxLength(500))),
  }),
  /** Addresses by article code; what is found there never changes. The event `articlePictures` says when to ask again. */
  output: z.record(z.string(), z.string()),
})
