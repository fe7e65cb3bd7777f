import type { JobInput, JobName, JobResult } from '@arredo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Work } from '../database/databases.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PhotographPorts } from '../photographs/photograph-ports.ts'
import type { Pictures } from '../pictures/create-pictures.ts'
import type { Site } from '../tenants/site.ts'
import type { Typesetter } from '../typesetting/create-typesetter.ts'

/** What a handler knows of the job and may do. */
export type JobContext = JobPorts & {
  readonly site: Site
  /** The job's id. */
  readonly id: string
  /** How often it has failed before. Being begun anew is none: of its worker's death, or where the store was away. */
  readonly failures: number
  /** The user id of who caused it. */
  readonly person: string
  /** A transaction as the worker's role. Refused, and so is all it wrote, when the job is no longer this attempt's. */
  readonly transact: <Value>(work: Work<Value>) => Promise<Value>
  readonly read: <Value>(work: Work<Value>) => Promise<Value>
  /** Runs in the transaction that marks the job as done: together, or not at all. */
  readonly onDone: (work: Work<void>) => void
  /** How far it is, 0 to 1, with words for a person (English, a translation key). Told to the browser at most four times a second. */
  readonly progress: (fraction: number, words?: string) => Promise<void>
  /** Aborted when somebody cancels the job, another worker has it, or this one has to stop. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
}

/** What handlers need of the outside world; made once per worker, `files` per tenant. */
export type JobPorts = {
  readonly files: FileStore
  readonly pictures: Pick<Pictures, 'projectPicture' | 'articlePicture'>
  readonly typesetter: Pick<Typesetter, 'typeset'>
  /** Only where photographs are taken: the renderer is a program that not every machine has. */
  readonly photographs?: PhotographPorts
  /** Only where the operator named a mail server. */
  readonly mailer?: Pick<Mailer, 'send' | 'sender'>
}

/** An exception means "try again later", up to the definition's attempts. */
export type JobHandler<Name extends JobName> = (
  context: JobContext,
  input: JobInput<Name>,
) => Promise<JobResult<Name>>

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> }
