-- Up Migration
-- How a brand's documents look and whom they are for, in versions: the newest is in force, none is ever changed.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists paper (
  tenant integer not null references tenant (number),
  revision integer not null check (revision > 0),
  -- What is left out is as the brand's record says.
  settings jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  -- The one it went back to; 0 is the brand's record alone.
  restored integer check (restored >= 0),
  primary key (tenant, revision)
);

alter table paper enable row level security;
alter table paper force row level security;
create policy tenant_only on paper
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert on paper to arredo_app;
grant select on paper to arredo_worker;

-- Made while its kind was not for customers.
alter table document add column if not exists is_internal boolean not null default false;
