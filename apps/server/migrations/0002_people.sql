-- Up Migration
-- Shops, users, their sessions and the counters that slow down guessing.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists shop (
  tenant integer not null references tenant (number),
  code text not null,
  name text not null,
  country text not null,
  currency text not null,
  price_list text not null,
  primary key (tenant, code)
);

create table if not exists account (
  tenant integer not null references tenant (number),
  code text not null check (code = lower(code)),
  name text not null,
  primary key (tenant, code)
);

create table if not exists person (
  tenant integer not null,
  id uuid not null,
  account text not null,
  username text not null check (username = lower(username)),
  password_hash text not null,
  display_name text not null,
  kind text not null check (kind in ('pro', 'customer')),
  is_admin boolean not null default false,
  modules text[] not null default '{}',
  seller_type integer not null default 0,
  consents boolean[] not null default '{}',
  language text,
  primary key (tenant, id),
  unique (tenant, account, username),
  foreign key (tenant, account) references account (tenant, code)
);

create table if not exists person_shop (
  tenant integer not null,
  person uuid not null,
  shop text not null,
  position integer not null,
  primary key (tenant, person, shop),
  foreign key (tenant, person) references person (tenant, id) on delete cascade,
  foreign key (tenant, shop) references shop (tenant, code)
);

create table if not exists session (
  tenant integer not null references tenant (number),
  -- SHA-256 of the token: a copy of this table opens nothing.
  token_hash bytea not null,
  id uuid not null,
  person uuid,
  shop text,
  carrier text not null check (carrier in ('cookie', 'bearer')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, person) references person (tenant, id) on delete cascade,
  foreign key (tenant, shop) references shop (tenant, code)
);

create index if not exists session_by_expiry on session (tenant, expires_at);

create table if not exists rate_limit (
  tenant integer not null references tenant (number),
  bucket text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (tenant, bucket)
);

alter table shop enable row level security;
alter table shop force row level security;
create policy tenant_only on shop
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table account enable row level security;
alter table account force row level security;
create policy tenant_only on account
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table person enable row level security;
alter table person force row level security;
create policy tenant_only on person
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table person_shop enable row level security;
alter table person_shop force row level security;
create policy tenant_only on person_shop
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table session enable row level security;
alter table session force row level security;
create policy tenant_only on session
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table rate_limit enable row level security;
alter table rate_limit force row level security;
create policy tenant_only on rate_limit
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select on shop, account, person, person_shop to arredo_app, arredo_worker;
grant select, insert, update, delete on session, rate_limit to arredo_app;
grant select, delete on session, rate_limit to arredo_worker;
