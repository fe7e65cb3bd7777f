-- Up Migration
-- The life of a project: bin, statuses that are left and come back, change orders, versions, and what people are told.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- In the bin since then; the sweep takes it away 30 days later.
alter table project add column if not exists deleted_at timestamptz;
alter table project add column if not exists deleted_by text;
-- What a suspended or inactive project was, the only status it goes back to.
alter table project add column if not exists status_before text;
-- The ordered project that this one is a change order of.
alter table project add column if not exists change_of integer;

-- Few are in the bin and few are change orders: both indexes are small and made in a moment.
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_in_bin on project (tenant, deleted_at desc) where deleted_at is not null;
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_by_changed on project (tenant, change_of) where change_of is not null;

create table if not exists project_version (
  tenant integer not null references tenant (number),
  id uuid not null,
  project integer not null,
  name text not null check (length(name) between 1 and 100),
  -- The saved revision it is.
  revision integer not null check (revision > 0),
  document jsonb not null,
  trade jsonb not null,
  price jsonb,
  article_count integer not null,
  -- The name under which the file store keeps its picture; null where none was drawn of that revision.
  picture text check (picture ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by text not null,
  primary key (tenant, id),
  foreign key (tenant, project) references project (tenant, number) on delete cascade
);

create unique index if not exists project_version_by_name on project_version (tenant, project, lower(name));
create index if not exists project_version_by_picture on project_version (tenant, picture);

create table if not exists notification (
  tenant integer not null references tenant (number),
  id uuid not null,
  -- Who is told.
  person uuid not null,
  kind text not null,
  project integer,
  -- What its sentence names.
  named jsonb not null default '{}',
  made_at timestamptz not null default now(),
  primary key (tenant, id),
  foreign key (tenant, person) references person (tenant, id) on delete cascade,
  foreign key (tenant, project) references project (tenant, number) on delete cascade
);

create index if not exists notification_by_person on notification (tenant, person, id desc);
create index if not exists notification_by_project on notification (tenant, project);

alter table project_version enable row level security;
alter table project_version force row level security;
create policy tenant_only on project_version
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table notification enable row level security;
alter table notification force row level security;
create policy tenant_only on notification
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- Whoever is told something, or has put it away in another window, reads again. What the sweep takes was read long ago.
create or replace function emit_notification_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  told public.notification := coalesce(new, old);
begin
  if session_user <> 'arredo_worker' or tg_op = 'INSERT' then
    perform public.emit_event('notification', told.id::text, told.person::text);
  end if;
  return null;
end
$$;

drop trigger if exists notification_event on notification;
create constraint trigger notification_event after insert or delete on notification
  deferrable initially deferred
  for each row execute function emit_notification_event();

revoke all on function emit_notification_event from public;
grant select, insert, update, delete on project_version to arredo_app;
grant select on project_version to arredo_worker;
grant update (picture) on project_version to arredo_worker;
grant select, insert, delete on notification to arredo_app;
grant select, insert, delete on notification to arredo_worker;
grant delete on project to arredo_worker;
