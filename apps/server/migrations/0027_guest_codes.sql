-- Up Migration
-- What a guest goes home with: a code that opens a copy of the room anywhere, and a lead for a shop.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- Who has the code gets a copy of the project as it is saved then.
create table if not exists room_code (
  tenant integer not null references tenant (number),
  -- Crockford's letters: none that looks like another, none that makes words.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
  project integer not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant, code),
  unique (tenant, project),
  foreign key (tenant, project) references project (tenant, number) on delete cascade
);

-- A room somebody sent to a shop, and how to reach them. Once for a project: sent again it is the same.
create table if not exists lead (
  tenant integer not null references tenant (number),
  project integer not null,
  shop text not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  language text not null,
  -- The words the person agreed to.
  consent text not null,
  sent_at timestamptz not null,
  taken_at timestamptz,
  taken_by text,
  primary key (tenant, project),
  foreign key (tenant, project) references project (tenant, number) on delete cascade,
  foreign key (tenant, shop) references shop (tenant, code)
);

create index if not exists lead_by_shop on lead (tenant, shop, sent_at desc);

alter table room_code enable row level security;
alter table room_code force row level security;
create policy tenant_only on room_code
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table lead enable row level security;
alter table lead force row level security;
create policy tenant_only on lead
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- Of a copy made by code: of which project, in which revision; the same code opens the same copy again.
alter table project add column if not exists copy_of integer;
alter table project add column if not exists copy_revision integer;

-- Where people find a shop, and whether rooms may be sent to it.
alter table shop add column if not exists city text not null default '';
alter table shop add column if not exists takes_leads boolean not null default true;

-- The guest at whose device a professional logged in; whoever logs out there gives it back.
alter table session add column if not exists guest uuid;

grant select, insert, update, delete on room_code to arredo_app;
grant select, insert, update on lead to arredo_app;
grant select, delete on room_code to arredo_worker;
grant select on lead to arredo_worker;
