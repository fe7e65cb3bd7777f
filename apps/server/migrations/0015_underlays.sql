-- Up Migration
-- Pictures and drawings that lie under a plan to be traced. The document names them; whoever has the document and a
-- session of the tenant may fetch them.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists underlay (
  tenant integer not null references tenant (number),
  -- The name under which the file store keeps it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('webp', 'png', 'jpeg', 'json')),
  size integer not null check (size > 0),
  put_at timestamptz not null,
  put_by text not null,
  primary key (tenant, hash)
);

alter table underlay enable row level security;
alter table underlay force row level security;
create policy tenant_only on underlay
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert on underlay to arredo_app;
grant update (put_at) on underlay to arredo_app;
grant select, delete on underlay to arredo_worker;
