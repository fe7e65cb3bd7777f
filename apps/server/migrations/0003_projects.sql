-- Up Migration
-- Catalogue packs and projects.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists pack (
  tenant integer not null references tenant (number),
  hash text not null,
  code text not null,
  version text not null,
  name jsonb not null,
  article_count integer not null,
  -- Text, because jsonb would lose the order of keys.
  artefact text not null,
  -- Trade terms stay out of the artefact, which every face may fetch (D-80).
  trade jsonb not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (tenant, hash)
);

create index if not exists pack_newest on pack (tenant, code, published_at desc);

create table if not exists project_counter (
  tenant integer primary key references tenant (number),
  last integer not null
);

create table if not exists project (
  tenant integer not null references tenant (number),
  number integer not null check (number > 0),
  id uuid not null,
  revision integer not null check (revision > 0),
  -- The owner is a person's id, or the session's for an anonymous guest.
  owner text not null,
  shop text,
  status text not null,
  name text not null,
  customer text,
  article_count integer not null,
  price jsonb,
  search text not null,
  document jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (tenant, number),
  unique (tenant, id),
  foreign key (tenant, shop) references shop (tenant, code)
);

create index if not exists project_by_shop on project (tenant, shop, number desc);
create index if not exists project_by_owner on project (tenant, owner, number desc);

create table if not exists idempotency (
  tenant integer not null references tenant (number),
  key text not null,
  body_hash bytea not null,
  -- Null only inside the transaction that is still working on it.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant, key)
);

create index if not exists idempotency_by_age on idempotency (tenant, created_at);

alter table pack enable row level security;
alter table pack force row level security;
create policy tenant_only on pack
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table project_counter enable row level security;
alter table project_counter force row level security;
create policy tenant_only on project_counter
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table project enable row level security;
alter table project force row level security;
create policy tenant_only on project
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy tenant_only on idempotency
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert on pack to arredo_app;
grant select on pack to arredo_worker;
grant select, insert, update on project, project_counter, idempotency to arredo_app;
grant select on project to arredo_worker;
grant select, delete on idempotency to arredo_worker;
