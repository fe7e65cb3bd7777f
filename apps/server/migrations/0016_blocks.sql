-- Up Migration
-- Items saved together under a name, to be placed again in any project: for oneself, for a shop or for the brand.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists block (
  tenant integer not null references tenant (number),
  id uuid not null,
  scope text not null check (scope in ('mine', 'shop', 'brand')),
  -- What a shop or the brand has does not go with the person who saved it.
  owner uuid,
  shop text,
  name text not null check (length(name) between 1 and 100),
  clip jsonb not null,
  -- Its little plan, so that a list need not send what is in it.
  outlines jsonb not null,
  saved_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, owner) references person (tenant, id) on delete cascade,
  foreign key (tenant, shop) references shop (tenant, code),
  check ((scope = 'mine') = (owner is not null)),
  check ((scope = 'shop') = (shop is not null))
);

create index if not exists block_by_keeper on block (tenant, scope, shop, owner);
create index if not exists block_by_owner on block (tenant, owner);

alter table block enable row level security;
alter table block force row level security;
create policy tenant_only on block
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert, update, delete on block to arredo_app;
