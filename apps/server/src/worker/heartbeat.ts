import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { ElsewhereError } from '../database/cell-map.ts'
import type { Databases } from '../database/databases.ts'

/** A sign of life of the worker whose name is on the locks of its jobs. */
export async function beat(queue: pg.Pool, id: string, tasks: readonly string[]): Promise<void> {
  await queue.query(
    `insert into worker (id, tasks) values ($1, $2)
     on conflict (id) do update set seen_at = clock_timestamp(), tasks = excluded.tasks`,
    [id, tasks],
  )
}

export async function leave(queue: pg.Pool, id: string): Promise<void> {
  await queue.query('delete from worker where id = $1', [id])
}

type Locked = {
  readonly locked_by: string
  readonly tenant: number
  readonly job: string
  readonly cell: string
  readonly is_here: boolean
}

/**
 * Gives the jobs of workers that are gone back to the queue, which itself would wait for four hours. A worker that
 * was only slow finds its fence broken and can write nothing any more.
 */
export async function releaseLost(
  databases: Databases,
  queue: pg.Pool,
  lostAfter: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const { rows } = await queue.query<Locked>(lockedByNobody, [lostAfter])
  await giveBack(databases, queue, rows)
  if (rows.length > 0) log.warn({ jobs: rows.length }, 'workers are gone; their jobs are given to others')
  const { rowCount } = await queue.query(openEmptyLines, [lostAfter])
  if (rowCount) log.warn({ lines: rowCount }, 'lines were held for jobs that are no more')
  await queue.query(longGone, [lostAfter])
}

/** The same for a worker that is known to have stopped, whenever it gave its last sign. */
export async function releaseOf(databases: Databases, queue: pg.Pool, id: string): Promise<void> {
  const { rows } = await queue.query<Locked>(`${locked} where locked_by = $1`, [id])
  await giveBack(databases, queue, rows)
  await leave(queue, id)
}

async function giveBack(databases: Databases, queue: pg.Pool, rows: readonly Locked[]): Promise<void> {
  // The rows first: should we die now, the locks are still there and the next one does it again.
  for (const row of rows) await requeue(databases, row)
  const gone = [...new Set(rows.map(({ locked_by }) => locked_by))]
  if (gone.length > 0) await queue.query('select graphile_worker.force_unlock_workers($1)', [gone])
}

/** One brand that is not here must not hold back the others' jobs: its row stays, for who begins the job anew. */
async function requeue(databases: Databases, { tenant: number, cell, job, is_here }: Locked): Promise<void> {
  if (!is_here) return
  try {
    await databases.withTenant({ number, cell }, (database) =>
      database
        .updateTable('job')
        .where('tenant', '=', number)
        .where('id', '=', job)
        .where('state', '=', 'running')
        .set({ state: 'queued', message: '', interruptions: sql<number>`interruptions + 1` })
        .execute(),
    )
  } catch (error) {
    // Left meanwhile.
    if (!(error instanceof ElsewhereError)) throw error
  }
}

const locked = `
  select locked_by, (payload ->> 'tenant')::integer as tenant, payload ->> 'job' as job,
    tenant.cell, tenant.is_here
  from graphile_worker._private_jobs jobs
    join tenant on tenant.number = (payload ->> 'tenant')::integer`

// A worker's first sign of life may come after its first job: a lock must be old too.
const lockedByNobody = `${locked}
  where locked_at < clock_timestamp() - $1 * interval '1 millisecond'
    and not exists (
      select from worker
      where worker.id = jobs.locked_by and seen_at > clock_timestamp() - $1 * interval '1 millisecond'
    )`

// A worker that was slow and taken for gone ends a job that another has by now: the job goes, and with it what the
// other would have let the line go by. Line and job are locked by one statement, and let go by one.
const openEmptyLines = `
  update graphile_worker._private_job_queues lines set locked_by = null, locked_at = null
  where locked_at < clock_timestamp() - $1 * interval '1 millisecond'
    and not exists (
      select from graphile_worker._private_jobs jobs
      where jobs.job_queue_id = lines.id and jobs.locked_at is not null
    )`

const longGone = `delete from worker where seen_at < clock_timestamp() - 10 * $1 * interval '1 millisecond'`
