import { type Job, type JobInput, type JobName, jobs, type Turns } from '@arredo/contract'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { uuidv7 } from '../uuidv7.ts'

/** Who causes a job. */
export type JobCause = {
  readonly tenant: number
  /** The profile's user id: the one who sees the job. */
  readonly person: string
  /** The request's trace, which the job goes on with. */
  readonly trace?: string | null
  /** Of a guest, where from: see `networkOfGuest`. */
  readonly network?: string | null
}

export type JobOptions = {
  /** The same intent gives the same job, for whoever of the tenant asks: put the person in it where that matters. */
  readonly intent?: string
  /** The moment to wait for; one that has passed is now. */
  readonly at?: Date
}

/** In the transaction that causes it: what is rolled back was never asked for. Gives the job's id. */
export function startJob<Name extends JobName>(
  database: Database,
  cause: JobCause,
  name: Name,
  input: JobInput<Name>,
  options: JobOptions = {},
): Promise<string> {
  return addJob(database, cause, jobs[name], input, options)
}

export async function addJob(
  database: Database,
  { tenant, person, trace = null, network = null }: JobCause,
  job: Job,
  input: unknown,
  { intent, at }: JobOptions = {},
): Promise<string> {
  const { task } = job
  const added = await database
    .insertInto('job')
    .values({
      ...{ tenant, id: uuidv7(), task, state: 'queued', intent: intent ?? null },
      ...{ created_by: person, trace, network },
      input: JSON.stringify(job.input.parse(input)),
    })
    // Waits for the other one's transaction, should it be under way.
    .onConflict((conflict) => conflict.columns(['tenant', 'task', 'intent']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) {
    await enqueue(database, job, added.id, at)
    return added.id
  }

  const { id } = await database
    .selectFrom('job')
    .where('tenant', '=', tenant)
    .where('task', '=', task)
    .where('intent', '=', intent ?? '')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Hands it to the workers, once the transaction commits: at a moment, or after so many milliseconds. */
export async function enqueue(
  database: Database,
  job: Job,
  id: string,
  when: Date | number = 0,
): Promise<void> {
  const { task, atOnce = null, isPatient = false, turns = null } = job
  const priority = isPatient ? 10 : turns === 'looks' ? firstLook : 0
  const payload = JSON.stringify({ job: id })
  const at =
    when instanceof Date ? sql`${when}::timestamptz` : sql`now() + ${when} * interval '1 millisecond'`
  await sql`
    select enqueue(
      ${task}, ${payload}::jsonb, ${atOnce}::integer, ${at}, ${priority}, ${turns !== null},
      ${turns && takingTurns(turns)}::text[]
    )
  `.execute(database)
}

/** Turns are counted up from here: however many looks wait, the last is before all that is made to be kept. */
const firstLook = -20_000

function takingTurns(turns: Turns): readonly string[] {
  return Object.values<Job>(jobs)
    .filter((job) => job.turns === turns)
    .map(({ task }) => task)
}
