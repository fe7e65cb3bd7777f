import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectNumber } from './projects.ts'

export const LogEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** The name of who did it; what the audit calls it where it was no person. */
  who: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.output<typeof LogEntry>

export const projectLog = defineCall({
  service: 'projects',
  function: 'log',
  access: 'pro',
  summary: 'What was done to a project, by whom and when, newest first',
  input: z.object({ id: ProjectNumber }),
  output: z.array(LogEntry),
})
