import { type Side, transact } from './side.ts'

/** What a tenant has in the queue of a cell, in its order. */
export async function waitingWork({ client }: Side, tenant: number): Promise<string | null> {
  const { rows } = await client.query<{ work: string | null }>(
    `select json_agg(waiting order by id)::text as work from (
       select jobs.id, tasks.identifier as task, jobs.payload, queues.queue_name as line, jobs.run_at,
         jobs.max_attempts as most, jobs.key, jobs.priority
       from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
       where (jobs.payload ->> 'tenant')::integer = $1) waiting`,
    [tenant],
  )
  return rows[0]?.work ?? null
}

/**
 * Puts it into the queue of another by one statement: people wait meanwhile. It is held there until the tenant is open,
 * so that nothing of it is left to ask the old cell for then.
 */
export async function carryWork(to: Side, tenant: number, work: string | null): Promise<void> {
  if (work === null) return
  await transact(to, async () => {
    await to.client.query(
      `select count(graphile_worker.add_job(identifier => task, payload => payload, queue_name => line, run_at => run_at,
         max_attempts => most, job_key => key, priority => priority::integer))
       from json_to_recordset($1::json) as waiting (task text, payload json, line text, run_at timestamptz,
         most integer, key text, priority integer)`,
      [work],
    )
    // Held by nobody who could be found dead, and for as long as it takes.
    await to.client.query(
      `update graphile_worker._private_jobs set locked_at = 'infinity', locked_by = $2
       where (payload ->> 'tenant')::integer = $1`,
      [tenant, holder],
    )
  })
}

const holder = 'arredo-move'

/** Gives what was carried to the workers. */
export async function releaseWork({ client }: Side, tenant: number): Promise<void> {
  await client.query(
    `with released as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where (payload ->> 'tenant')::integer = $1 and locked_by = $2 returning 1
     )
     select pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text) from released having count(*) > 0`,
    [tenant, holder],
  )
}

/** A worker that is still at it finds nothing to give back; its lines go too, or they would be held for ever. */
export async function dropWork({ client }: Side, tenant: number): Promise<void> {
  await client.query(
    `delete from graphile_worker._private_jobs where (payload ->> 'tenant')::integer = ${tenant}`,
  )
  await client.query(`delete from graphile_worker._private_job_queues where queue_name like '${tenant} %'`)
}
