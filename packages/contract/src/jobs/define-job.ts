import type * as z from 'zod/mini'

/** Work that outlives the request that asked for it: a document, a picture. The worker does it. */
export type Job<Input extends z.ZodMiniType = z.ZodMiniType, Result extends z.ZodMiniType = z.ZodMiniType> = {
  /** The same name as in the registry. */
  readonly task: string
  /** One sentence for lists and the generated reference. */
  readonly summary: string
  readonly input: Input
  readonly result: Result
  /** How often it may fail before it is given up; a worker that dies under it is not its failure. */
  readonly attempts: number
  /** How many of one tenant run at the same time, so that one tenant cannot keep the others waiting. */
  readonly atOnce?: number
  /** Tenants take turns among all jobs of one word: a tenant's second waits for the first of every other, however early it was asked for. */
  readonly turns?: Turns
  /** Nobody waits for it: workers do it in a lane of its own, one at a time. */
  readonly isPatient?: boolean
  /** Only its own call starts it again, because that call knows who may and how many. */
  readonly isAskedAnew?: boolean
  /** Nobody asked for it by itself; it is not in a person's list of jobs. */
  readonly isUnlisted?: boolean
}

/** Looks come before all that is made to be kept. */
export type Turns = 'looks' | 'documents' | 'drafts' | 'photographs'

export type InputOfJob<J> = J extends Job<infer Input> ? z.output<Input> : never
export type ResultOfJob<J> = J extends Job<z.ZodMiniType, infer Result> ? z.output<Result> : never

export function defineJob<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  job: Job<Input, Result>,
): Job<Input, Result> {
  return job
}
