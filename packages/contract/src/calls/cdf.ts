import * as z from 'zod/mini'
import { WireProject } from '../wire/wire-project.ts'
import { defineCall, megabyte } from './define-call.ts'

/** H-72. */
export const convertCdfToProject = defineCall({
  service: 'microservices',
  function: 'convertCDFToDauJson',
  access: 'loggedIn',
  summary: 'A CDF project in the legacy shape of ours, with the articles of the catalogues sold now',
  largest: 4 * megabyte,
  rate: 'work',
  input: z.object({
    cdfProject: z.unknown(),
    /** Variants of the whole project where the project itself says nothing. */
    extraEvalData: z.optional(z.unknown()),
  }),
  /** Null: there was nothing in it. */
  output: z.object({ project: z.nullable(WireProject) }),
})
