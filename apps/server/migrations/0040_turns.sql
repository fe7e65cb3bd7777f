-- Up Migration
-- Tenants take turns over several tasks at once: with an offer, a document or a picture one has had one's turn.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- As before, but turns may be counted among several tasks. A server of the version before names none: its own then.
drop function if exists enqueue(text, jsonb, integer, timestamptz, integer, boolean);
create or replace function enqueue(
  task text,
  payload jsonb,
  at_once integer default null,
  run_at timestamptz default null,
  priority integer default 0,
  in_turns boolean default false,
  among text[] default null
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  tenant integer := current_setting('app.tenant')::integer;
  job text := payload ->> 'job';
  own_key text := format('%s %s', tenant, job);
  turn integer := priority;
  line text;
begin
  if in_turns then
    select least(32000, greatest(
        enqueue.priority,
        max(jobs.priority) filter (where (jobs.payload ->> 'tenant')::integer = tenant) + 1,
        min(jobs.priority) filter (where jobs.locked_at is null)
      )) into turn
    from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = any (coalesce(among, array[enqueue.task])) and jobs.key is distinct from own_key;
  end if;
  if at_once is not null then
    select lines.name into line
    from (
      select format('%s %s %s', tenant, task, number) as name, number
      from generate_series(0, at_once - 1) as number
    ) lines
      left join graphile_worker._private_job_queues queues on queues.queue_name = lines.name
      left join graphile_worker._private_jobs jobs
        on jobs.job_queue_id = queues.id and jobs.key is distinct from own_key
    group by lines.name, lines.number
    order by count(jobs.id), lines.number
    limit 1;
  end if;
  perform graphile_worker.add_job(
    identifier => task,
    payload => (payload || jsonb_build_object('tenant', tenant))::json,
    queue_name => line,
    run_at => run_at,
    -- Failures are counted in our row; this only has to be more than the deaths of workers in a row.
    max_attempts => 1000,
    job_key => own_key,
    priority => turn
  );
end
$$;

revoke all on function enqueue from public;
grant execute on function enqueue to arredo_app, arredo_worker;
