-- Up Migration
-- What people have not saved yet, kept a few seconds after each edit; and keys of drafts that a save has taken in.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists draft (
  tenant integer not null references tenant (number),
  owner uuid not null,
  -- Made by the browser; nobody else's rows are ever looked at for it.
  key uuid not null,
  -- Null until its first save; of a closed one the project that it was saved as.
  project integer,
  revision integer not null check (revision >= 0),
  -- The document version of its records.
  version integer not null,
  name text not null check (length(name) <= 200),
  -- Whole, with its trade sheet: of a project that was never saved, or once the project has moved on.
  base jsonb,
  -- Records as they are to be, by map and id.
  changes jsonb not null,
  -- Counts what was kept under this key: a late request must not put back what was.
  seq integer not null check (seq >= 0),
  kept_at timestamptz not null,
  -- A save took it in. The row stays to say so.
  closed_at timestamptz,
  primary key (tenant, owner, key),
  foreign key (tenant, owner) references person (tenant, id) on delete cascade,
  foreign key (tenant, project) references project (tenant, number) on delete cascade
);

create index if not exists draft_by_project on draft (tenant, project);
create index if not exists draft_by_age on draft (tenant, kept_at);

alter table draft enable row level security;
alter table draft force row level security;
create policy tenant_only on draft
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- A draft is opened on what it was made on: whoever moves a project on leaves its last document with the drafts of it.
create or replace function keep_draft_bases() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update public.draft
  set base = old.document || jsonb_build_object('trade', old.trade)
  where tenant = old.tenant and project = old.number and revision = old.revision
    and base is null and closed_at is null;
  return null;
end
$$;

create or replace trigger project_moved_on after update of revision on project
  for each row when (old.revision is distinct from new.revision)
  execute function keep_draft_bases();

revoke all on function keep_draft_bases from public;
grant select, insert, update, delete on draft to arredo_app;
grant select, delete on draft to arredo_worker;
