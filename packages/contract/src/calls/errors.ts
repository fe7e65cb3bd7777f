import * as z from 'zod/mini'
import { defineCall, kilobyte } from './define-call.ts'

const Route = z.string().check(z.regex(/^[a-z0-9-]{1,30}$/))

/** Without anything of the person: see `scrub`. */
export const ErrorReport = z.object({
  kind: z.literal('error'),
  /** Shown to the person, so that they can name it. */
  id: z.uuid(),
  source: z.enum(['screen', 'script', 'promise', 'log']),
  /** The route's name, never the address. */
  route: Route,
  message: z.string().check(z.maxLength(500)),
  stack: z.string().check(z.maxLength(4_000)),
})
export type ErrorReport = z.output<typeof ErrorReport>

export const VitalReport = z.object({
  kind: z.literal('vital'),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; for CLS a score. */
  value: z.number().check(z.nonnegative(), z.maximum(10 * 60 * 1000)),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  route: Route,
})
export type VitalReport = z.output<typeof VitalReport>

export const reportErrors = defineCall({
  service: 'errors',
  function: 'report',
  access: 'anyone',
  summary: 'What went wrong in a browser and how fast pages were, in batches; sampled, without personal data',
  largest: 96 * kilobyte,
  rate: 'tell',
  input: z.object({
    build: z.string().check(z.maxLength(60)),
    reports: z.array(z.discriminatedUnion('kind', [ErrorReport, VitalReport])).check(z.maxLength(20)),
  }),
  output: z.null(),
})
