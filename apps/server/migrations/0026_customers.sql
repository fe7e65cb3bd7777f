-- Up Migration
-- A file of customers per tenant, in which every shop has its own; projects keep what they were told of a customer.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists customer_counter (
  tenant integer primary key references tenant (number),
  last integer not null
);

create table if not exists customer (
  tenant integer not null references tenant (number),
  code text not null,
  -- Of the wish to have this one: asked twice, there is one.
  key uuid not null,
  shop text not null,
  revision integer not null check (revision > 0),
  details jsonb not null,
  -- When, by whom and to which words; null where none was given or it was taken back.
  consent jsonb,
  -- In small letters without accents, to be sorted by.
  name_key text collate "C" not null,
  -- What two who are one and the same have in common: null where there is nothing to compare.
  email_key text,
  place_key text,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- Created, changed or assigned.
  used_at timestamptz not null,
  removed_at timestamptz,
  removed_by text,
  primary key (tenant, code),
  unique (tenant, key),
  foreign key (tenant, shop) references shop (tenant, code)
);

create index if not exists customer_by_name on customer (tenant, shop, name_key, code) where removed_at is null;
create index if not exists customer_by_use on customer (tenant, shop, used_at desc, code) where removed_at is null;
create index if not exists customer_by_email on customer (tenant, email_key);
create index if not exists customer_by_place on customer (tenant, place_key);
create index if not exists customer_in_bin on customer (tenant, removed_at) where removed_at is not null;

-- Every word of those who are not in the bin. Beginnings are looked for as a range, by comparisons that are leakproof
-- and so may use the index under a policy, where patterns may not.
create table if not exists customer_word (
  tenant integer not null references tenant (number),
  shop text not null,
  word text collate "C" not null,
  customer text not null,
  primary key (tenant, shop, word, customer),
  foreign key (tenant, customer) references customer (tenant, code) on delete cascade
);

create index if not exists customer_word_by_customer on customer_word (tenant, customer, word);

alter table project add column if not exists customer_code text;
-- Empty, because no project has had a customer of the file before.
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_by_customer on project (tenant, customer_code, number desc)
  where customer_code is not null;

alter table customer_counter enable row level security;
alter table customer_counter force row level security;
create policy tenant_only on customer_counter
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table customer enable row level security;
alter table customer force row level security;
create policy tenant_only on customer
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table customer_word enable row level security;
alter table customer_word force row level security;
create policy tenant_only on customer_word
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert, update on customer, customer_counter to arredo_app;
grant select, insert, delete on customer_word to arredo_app;
grant select, delete on customer to arredo_worker;
