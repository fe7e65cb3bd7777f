-- Up Migration
-- When a brand is being worked on (D-52): booked, under way or, with neither moment, not at all.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists maintenance (
  tenant integer primary key references tenant (number),
  starts_at timestamptz,
  -- Null while nobody knows when it ends.
  ends_at timestamptz
);

alter table maintenance enable row level security;
alter table maintenance force row level security;
create policy tenant_only on maintenance
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert, update on maintenance to arredo_app;
grant select on maintenance to arredo_worker;
