-- Up Migration
-- Tenants, their host names and their brands. The first two are the only tables of ours without row-level
-- security: they are read to find out who the tenant is.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists tenant (
  number integer primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{0,40}$'),
  -- Which database holds the tenant's rows; one entry today.
  cell text not null default 'main',
  created_at timestamptz not null default now()
);

create table if not exists tenant_host (
  host text primary key check (host = lower(host)),
  tenant integer not null references tenant (number)
);

create table if not exists brand (
  tenant integer not null references tenant (number),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'retired')),
  record jsonb not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  published_at timestamptz,
  primary key (tenant, version)
);

-- At most one version is the one people see.
create unique index if not exists brand_published on brand (tenant) where state = 'published';

create table if not exists audit (
  tenant integer not null references tenant (number),
  id uuid not null,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  primary key (tenant, id)
);

create index if not exists audit_by_subject on audit (tenant, subject, at);

alter table brand enable row level security;
alter table brand force row level security;
create policy tenant_only on brand
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table audit enable row level security;
alter table audit force row level security;
create policy tenant_only on audit
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select on tenant, tenant_host to arredo_app, arredo_worker;
grant select, insert, update on brand to arredo_app;
grant select on brand to arredo_worker;
-- Append only: nobody but the owner may change what was written.
grant select, insert on audit to arredo_app, arredo_worker;
