-- Up Migration
-- Photographs of projects, the scenes they are taken of, and whether anybody is there to take them.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists photograph (
  tenant integer not null references tenant (number),
  id uuid not null,
  project integer not null,
  -- The saved revision it shows.
  revision integer not null check (revision > 0),
  -- The project as it was then, without customer and trade sheet: it may be saved again before anybody takes the
  -- photograph. Null once it is taken.
  document jsonb,
  view jsonb not null,
  light jsonb not null,
  quality text not null check (quality in ('draft', 'standard', 'fine')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  asked_at timestamptz not null,
  asked_by text not null,
  job uuid not null,
  -- What can be seen of it so far; another one whenever more can.
  preview uuid,
  -- Those before it: browsers were just told of them.
  earlier_previews uuid[] not null default '{}',
  -- Set when it is done.
  file uuid,
  -- On the cover of the next offers.
  is_cover boolean not null default false,
  -- For the project in lists.
  is_picture boolean not null default false,
  primary key (tenant, id),
  foreign key (tenant, project) references project (tenant, number),
  foreign key (tenant, preview) references file (tenant, id),
  foreign key (tenant, file) references file (tenant, id),
  check (file is not null or not (is_cover or is_picture))
);

create index if not exists photograph_by_project on photograph (tenant, project, id desc);
create index if not exists photograph_by_job on photograph (tenant, job);
create index if not exists photograph_by_file on photograph (tenant, file);
create index if not exists photograph_by_preview on photograph (tenant, preview);
create unique index if not exists photograph_on_cover on photograph (tenant, project) where is_cover;
create unique index if not exists photograph_in_lists on photograph (tenant, project) where is_picture;

-- Scenes as the stage exports them: the same scene is exported once, however often it is photographed.
create table if not exists scene_file (
  tenant integer not null references tenant (number),
  -- The hash of all that is in it, and of the version of what exports it.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  -- The name under which the file store keeps it.
  file text not null check (file ~ '^[0-9a-f]{64}$'),
  -- Where the eye is that sees all of it.
  overview jsonb not null,
  used_at timestamptz not null default now(),
  primary key (tenant, key)
);

create index if not exists scene_file_by_file on scene_file (tenant, file);

alter table photograph enable row level security;
alter table photograph force row level security;
create policy tenant_only on photograph
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table scene_file enable row level security;
alter table scene_file force row level security;
create policy tenant_only on scene_file
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- Its files go with a photograph, whoever takes it away.
create or replace function remove_photograph_files() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.file
  where tenant = old.tenant and (id in (old.preview, old.file) or id = any (old.earlier_previews));
  return null;
end
$$;

drop trigger if exists photograph_files on photograph;
create trigger photograph_files after delete on photograph
  for each row execute function remove_photograph_files();

-- Which jobs a worker takes: some need a program that not every machine has.
alter table worker add column if not exists tasks text[] not null default '{}';

create or replace function is_task_taken(wanted text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.worker where wanted = any (tasks) and seen_at > clock_timestamp() - interval '1 minute'
  )
$$;

-- How many others are before a waiting job of the own tenant, those that are being done included; names no tenant.
create or replace function jobs_ahead(job uuid) returns integer
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from graphile_worker._private_jobs own
    join graphile_worker._private_jobs other on other.task_id = own.task_id and other.id <> own.id
  where own.key = format('%s %s', current_setting('app.tenant')::integer, job)
    and own.locked_at is null
    and (
      other.locked_at is not null
      or (other.priority, other.run_at, other.id) < (own.priority, own.run_at, own.id)
    )
$$;

-- The same as before, and in turns where a job is long: the second of a tenant waits for the first of every other. A
-- turn is a priority above that of the tenant's own and not below the first that waits, so that nobody who comes
-- again and again can pass who waits already.
drop function if exists enqueue(text, jsonb, integer, timestamptz, integer);
create or replace function enqueue(
  task text,
  payload jsonb,
  at_once integer default null,
  run_at timestamptz default null,
  priority integer default 0,
  in_turns boolean default false
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  tenant integer := current_setting('app.tenant')::integer;
  job text := payload ->> 'job';
  own_key text := format('%s %s', tenant, job);
  turn integer := priority;
begin
  if in_turns then
    select least(32000, greatest(
        enqueue.priority,
        max(jobs.priority) filter (where (jobs.payload ->> 'tenant')::integer = tenant) + 1,
        min(jobs.priority) filter (where jobs.locked_at is null)
      )) into turn
    from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = enqueue.task and jobs.key is distinct from own_key;
  end if;
  perform graphile_worker.add_job(
    identifier => task,
    payload => (payload || jsonb_build_object('tenant', tenant))::json,
    queue_name => case
      when at_once is not null then format('%s %s %s', tenant, task, (hashtext(job) & 2147483647) % at_once)
    end,
    run_at => run_at,
    -- Failures are counted in our row; this only has to be more than the deaths of workers in a row.
    max_attempts => 1000,
    job_key => own_key,
    priority => turn
  );
end
$$;

revoke all on function enqueue, is_task_taken, jobs_ahead, remove_photograph_files from public;
grant execute on function enqueue to arredo_app, arredo_worker;
grant execute on function is_task_taken, jobs_ahead to arredo_app;
grant select, insert, delete on photograph to arredo_app;
-- A sample project shows its room's own picture from the first moment on.
grant insert on project_picture to arredo_app;
grant update (is_cover, is_picture) on photograph to arredo_app;
grant select, delete on photograph to arredo_worker;
grant update (document, preview, earlier_previews, file) on photograph to arredo_worker;
grant select, insert, update, delete on scene_file to arredo_worker;
