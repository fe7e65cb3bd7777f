-- Up Migration
-- Furnished rooms of the catalogues, and the brand's own words.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists gallery (
  tenant integer not null references tenant (number),
  catalogue text not null,
  code text not null,
  -- By language.
  name jsonb not null,
  description jsonb not null,
  -- At most five words, each at its own place.
  filters text[] not null,
  -- An address on the tenant's own site.
  picture text,
  position integer not null,
  -- A project document without packs: it is opened in those that are sold at the time.
  document jsonb not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (tenant, catalogue, code)
);

-- Hosts name galleries in any case, so two may not differ by it alone.
create unique index if not exists gallery_any_case on gallery (tenant, catalogue, lower(code));

create table if not exists translation (
  tenant integer not null references tenant (number),
  language text not null,
  sentence text not null,
  text text not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  primary key (tenant, language, sentence)
);

alter table gallery enable row level security;
alter table gallery force row level security;
create policy tenant_only on gallery
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table translation enable row level security;
alter table translation force row level security;
create policy tenant_only on translation
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert, update, delete on gallery to arredo_app;
grant select, insert, update on translation to arredo_app;
