-- Up Migration
-- The picture of a project that lists show: one per project, of the newest revision that was drawn.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists project_picture (
  tenant integer not null references tenant (number),
  project integer not null,
  revision integer not null check (revision > 0),
  -- The name under which the file store keeps it; null for a project in which there is nothing to see.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null default now(),
  primary key (tenant, project),
  foreign key (tenant, project) references project (tenant, number) on delete cascade
);

alter table project_picture enable row level security;
alter table project_picture force row level security;
create policy tenant_only on project_picture
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select on project_picture to arredo_app;
grant select, insert, update on project_picture to arredo_worker;
