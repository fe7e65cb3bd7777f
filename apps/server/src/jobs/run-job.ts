import type { Job } from '@arredo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Databases, TenantKey, Work } from '../database/databases.ts'
import { isOutage } from '../database/is-outage.ts'
import { isStoreAway } from '../files/store-away.ts'
import type { Site } from '../tenants/site.ts'
import {
  type Attempt,
  type Begun,
  beginAttempt,
  failAttempt,
  finishAttempt,
  holdsFence,
  mostInterruptions,
  putBack,
  writeProgress,
} from './attempt.ts'
import { GiveUp } from './give-up.ts'
import type { JobContext, JobPorts } from './job-context.ts'

/** A job with its handler, as the worker knows it. */
export type JobWork = {
  readonly job: Job
  readonly run: (context: JobContext, input: never) => Promise<unknown>
}

export type RunOptions = {
  readonly databases: Databases
  readonly portsFor: (tenant: number) => JobPorts
  readonly findSite: (tenant: TenantKey) => Promise<Site>
  readonly log: FastifyBaseLogger
  /** Tells who watches running jobs that one began; gives back how to stop watching. */
  readonly watch: (attempt: Attempt, abort: (why: Interruption) => void) => () => void
}

/** `lost`: cancelled, or another attempt has it. `stopping`: this worker has to go. */
export type Interruption = 'lost' | 'stopping'
export type Outcome = 'done' | 'nothing' | 'lost' | 'putBack' | 'retried' | 'failed'

const whenInterrupted = 'The work was interrupted too often and was given up.'
const whenBroken = 'Something went wrong please try again'

/** One delivery of the queue, from the first fence to the last; throws only when the database is away. */
export async function runJob(
  { databases, portsFor, findSite, log, watch }: RunOptions,
  { job, run }: JobWork,
  tenant: TenantKey,
  id: string,
): Promise<Outcome> {
  const transact = <Value>(work: Work<Value>) => databases.withTenant(tenant, work)
  // Asked beside what comes first: somebody waits.
  const site = findSite(tenant)
  site.catch(() => {})
  const attempt = await transact((database) => beginAttempt(database, tenant.number, id))
  if (!attempt) return 'nothing'
  if (attempt.interruptions > mostInterruptions) {
    const isOurs = await transact((database) => failAttempt(database, attempt, whenInterrupted))
    return isOurs ? 'failed' : 'lost'
  }

  const ownLog = log.child({ job: id, task: job.task, attempt: attempt.number, trace: traceIdOf(attempt) })
  const abort = new AbortController()
  const stopWatching = watch(attempt, (why) => abort.abort(why))
  const atDone: Work<void>[] = []
  try {
    const context: JobContext = {
      ...portsFor(tenant.number),
      site: await site,
      id,
      failures: attempt.failures,
      person: attempt.person,
      transact: (work) =>
        transact(async (database) => {
          if (!(await holdsFence(database, attempt))) throw new Lost()
          return work(database)
        }),
      read: (work) => databases.readWithTenant(tenant, work),
      onDone: (work) => void atDone.push(work),
      progress: paced(async (fraction, words) => {
        abort.signal.throwIfAborted()
        if (!(await transact((database) => writeProgress(database, attempt, fraction, words))))
          throw new Lost()
      }),
      signal: abort.signal,
      log: ownLog,
    }
    const result = job.result.parse(await run(context, job.input.parse(attempt.input) as never))
    const kept = await transact((database) => settle(database, attempt, result, atDone))
    if (!kept) ownLog.warn('result came too late and was thrown away')
    return kept ? 'done' : 'lost'
  } catch (error) {
    if (error instanceof Lost || abort.signal.reason === 'lost') return 'lost'
    if (abort.signal.reason === 'stopping') {
      return await transact((database) => giveBack(database, attempt, job, 0))
    }
    if (isStoreAway(error)) {
      ownLog.warn({ error: error.message }, 'store of files not available')
      return await transact((database) => giveBack(database, attempt, job, untilStoreIsBack))
    }
    if (isOutage(error)) throw error
    return await transact((database) => settleFailure(database, attempt, job, error, ownLog))
  } finally {
    stopWatching()
  }
}

/** Thrown where a stale attempt wants to write; never leaves this file. */
class Lost extends Error {}

async function settle(
  database: Parameters<Work<void>>[0],
  attempt: Attempt,
  result: unknown,
  atDone: readonly Work<void>[],
): Promise<boolean> {
  if (!(await finishAttempt(database, attempt, result))) return false
  for (const work of atDone) await work(database)
  return true
}

/** No failure of the job: it is begun again as often as it takes. */
async function giveBack(
  database: Parameters<Work<void>>[0],
  attempt: Attempt,
  job: Job,
  delay: number,
): Promise<Outcome> {
  return (await putBack(database, attempt, job, { failed: false, delay })) ? 'putBack' : 'lost'
}

async function settleFailure(
  database: Parameters<Work<void>>[0],
  attempt: Begun,
  job: Job,
  error: unknown,
  log: FastifyBaseLogger,
): Promise<Outcome> {
  const failures = attempt.failures + 1
  if (error instanceof GiveUp || failures >= job.attempts) {
    log.error({ err: error, failures }, 'job failed')
    const words = error instanceof GiveUp ? error.message : whenBroken
    return (await failAttempt(database, attempt, words)) ? 'failed' : 'lost'
  }
  log.warn({ err: error, failures }, 'job failed and is tried again')
  // 1, 2, 4 … 64 s, spread so that what failed together does not come back together.
  const delay = Math.min(64, 2 ** (failures - 1)) * 1000 * (0.75 + Math.random() / 2)
  return (await putBack(database, attempt, job, { failed: true, delay })) ? 'retried' : 'lost'
}

function traceIdOf({ trace }: Begun): string | undefined {
  return trace?.split('-')[1]
}

const untilStoreIsBack = 5_000
const tellEvery = 250

type Tell = (fraction: number, words: string) => Promise<void>

/** Lets through at most four a second; the words of one that was left out come with the next. */
function paced(tell: Tell): (fraction: number, words?: string) => Promise<void> {
  let last = 0
  let lastWords = ''
  return async (fraction, words) => {
    lastWords = words ?? lastWords
    const now = performance.now()
    if (last !== 0 && now - last < tellEvery && fraction < 1) return
    last = now
    await tell(fraction, lastWords)
  }
}
