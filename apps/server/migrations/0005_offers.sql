-- Up Migration
-- Files that belong to a project, the short-lived links to them, and offers.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists file (
  tenant integer not null references tenant (number),
  id uuid not null,
  -- Where the bytes are: the name under which the file store keeps them.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content_type text not null,
  -- What it is called when somebody keeps it.
  name text not null,
  size integer not null check (size >= 0),
  -- Whoever may see the project may fetch the file.
  project integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant, id),
  foreign key (tenant, project) references project (tenant, number)
);

create index if not exists file_by_project on file (tenant, project);

create table if not exists file_link (
  tenant integer not null,
  -- SHA-256 of the key in the address: a copy of this table opens nothing.
  key_hash bytea not null,
  file uuid not null,
  expires_at timestamptz not null,
  primary key (tenant, key_hash),
  foreign key (tenant, file) references file (tenant, id) on delete cascade
);

create index if not exists file_link_by_expiry on file_link (tenant, expires_at);

create table if not exists offer_counter (
  tenant integer primary key references tenant (number),
  last integer not null
);

create table if not exists offer (
  tenant integer not null references tenant (number),
  id uuid not null,
  number integer not null check (number > 0),
  project integer not null,
  revision integer not null check (revision > 0),
  language text not null,
  -- Calendar dates where the brand is; text, because an instant is none.
  made_on text not null check (made_on ~ '^\d{4}-\d\d-\d\d$'),
  valid_until text not null check (valid_until ~ '^\d{4}-\d\d-\d\d$'),
  made_at timestamptz not null,
  made_by text not null,
  total jsonb not null,
  -- All that the document says: project, evaluation in the customer's face, letterhead, hashes of the packs.
  snapshot jsonb not null,
  job uuid not null,
  -- Set together, once the document is there.
  document uuid,
  preview uuid,
  pages integer check (pages > 0),
  primary key (tenant, id),
  unique (tenant, number),
  foreign key (tenant, project) references project (tenant, number),
  foreign key (tenant, document) references file (tenant, id),
  foreign key (tenant, preview) references file (tenant, id)
);

create index if not exists offer_by_project on offer (tenant, project, number desc);

alter table file enable row level security;
alter table file force row level security;
create policy tenant_only on file
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table file_link enable row level security;
alter table file_link force row level security;
create policy tenant_only on file_link
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table offer_counter enable row level security;
alter table offer_counter force row level security;
create policy tenant_only on offer_counter
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table offer enable row level security;
alter table offer force row level security;
create policy tenant_only on offer
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select on file to arredo_app;
grant select, insert on file to arredo_worker;
grant select, insert, delete on file_link to arredo_app;
grant select, insert, update on offer_counter to arredo_app;
-- What was offered stays: nobody but the worker changes an offer, and it only says where the document is.
grant select, insert on offer to arredo_app;
grant select on offer to arredo_worker;
grant update (document, preview, pages) on offer to arredo_worker;
