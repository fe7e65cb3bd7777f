-- Up Migration
-- Work that outlives a request, and what browsers are told about it. graphile-worker's own tables are already
-- there: `migrate` brings them first. They carry (tenant, job id) only; everything else is in our row.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists job (
  tenant integer not null references tenant (number),
  id uuid not null,
  task text not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  progress double precision not null default 0 check (progress between 0 and 1),
  message text not null default '',
  input jsonb not null,
  result jsonb,
  error text,
  -- How often it was begun. It is the fence: an attempt writes only while this is still its own number.
  attempts integer not null default 0,
  failures integer not null default 0,
  -- How often a worker died under it.
  interruptions integer not null default 0,
  -- The same intent is the same job, however often it is asked for.
  intent text,
  created_by text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  trace text,
  primary key (tenant, id),
  unique (tenant, task, intent)
);

create index if not exists job_by_person on job (tenant, created_by, id desc);

-- What happened, for browsers that were away for a moment. Kept for minutes.
create table if not exists event (
  tenant integer not null references tenant (number),
  id bigint not null,
  at timestamptz not null default now(),
  topic text not null,
  subject text not null,
  -- Whose it is; null is for everyone of the tenant.
  audience text,
  primary key (tenant, id)
);

create table if not exists event_counter (
  tenant integer primary key references tenant (number),
  last bigint not null
);

-- The workers that are there. One that stops renewing its row is gone, and its jobs are given to others.
create table if not exists worker (
  id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

alter table job enable row level security;
alter table job force row level security;
create policy tenant_only on job
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table event enable row level security;
alter table event force row level security;
create policy tenant_only on event
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table event_counter enable row level security;
alter table event_counter force row level security;
create policy tenant_only on event_counter
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- Hands a job to the queue, in the transaction that causes it. The tenant is the transaction's own: nobody can
-- enqueue for another. At most `at_once` jobs of one task and tenant run at a time: graphile runs the jobs of
-- one queue one after another, so each tenant gets that many queues.
create or replace function enqueue(
  task text,
  payload jsonb,
  at_once integer default null,
  run_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  tenant integer := current_setting('app.tenant')::integer;
  job text := payload ->> 'job';
begin
  perform graphile_worker.add_job(
    identifier => task,
    payload => (payload || jsonb_build_object('tenant', tenant))::json,
    queue_name => case
      when at_once is not null then format('%s %s %s', tenant, task, (hashtext(job) & 2147483647) % at_once)
    end,
    run_at => run_at,
    -- Failures are counted in our row; this only has to be more than the deaths of workers in a row.
    max_attempts => 1000,
    job_key => format('%s %s', tenant, job)
  );
end
$$;

-- Takes a job out of the queue; one that is running ends by itself.
create or replace function dequeue(job uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.remove_job(format('%s %s', current_setting('app.tenant')::integer, job));
end
$$;

-- Numbers events without gaps and in the order of commits: the counter's row is locked until the commit. Run by
-- deferred triggers only, so that it is the last lock a transaction takes and cannot be part of a deadlock.
create or replace function emit_event(event_topic text, event_subject text, event_audience text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  own integer := current_setting('app.tenant')::integer;
  number bigint;
begin
  insert into public.event_counter as counter (tenant, last) values (own, 1)
    on conflict (tenant) do update set last = counter.last + 1
    returning last into number;
  insert into public.event (tenant, id, topic, subject, audience)
    values (own, number, event_topic, event_subject, event_audience);
  -- Nobody else has to clean up.
  if number % 64 = 0 then
    delete from public.event where tenant = own and at < now() - interval '10 minutes';
  end if;
  perform pg_notify('arredo_event', jsonb_build_object(
    'tenant', own, 'id', number, 'topic', event_topic, 'subject', event_subject, 'audience', event_audience
  )::text);
end
$$;

create or replace function emit_job_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.emit_event('job', new.id::text, new.created_by);
  return null;
end
$$;

drop trigger if exists job_event on job;
create constraint trigger job_event after insert or update on job
  deferrable initially deferred
  for each row execute function emit_job_event();

-- How much waits and for how long, over all tenants; names no tenant.
create or replace function queue_state()
  returns table (task text, waiting bigint, running bigint, oldest_seconds double precision)
  language sql stable security definer set search_path = ''
as $$
  select identifier,
    count(*) filter (where locked_at is null),
    count(*) filter (where locked_at is not null),
    coalesce(extract(epoch from now() - min(jobs.run_at) filter (where locked_at is null and jobs.run_at <= now())), 0)::double precision
  from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  group by identifier
$$;

revoke all on function enqueue, dequeue, emit_event, emit_job_event, queue_state from public;
grant execute on function enqueue, dequeue to arredo_app, arredo_worker;
grant execute on function queue_state to arredo_worker;
grant select, insert, update on job to arredo_app, arredo_worker;
grant select on event, event_counter to arredo_app;
grant select, insert, update, delete on worker to arredo_worker;

-- graphile's tables have row-level security on and no policy: nobody but their owner gets in without one.
grant usage on schema graphile_worker to arredo_worker;
grant select, insert, update, delete on all tables in schema graphile_worker to arredo_worker;
create policy worker_only on graphile_worker._private_jobs to arredo_worker using (true) with check (true);
create policy worker_only on graphile_worker._private_job_queues to arredo_worker using (true) with check (true);
create policy worker_only on graphile_worker._private_tasks to arredo_worker using (true) with check (true);
