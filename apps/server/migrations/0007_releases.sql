-- Up Migration
-- When which pack is sold. A pack never changes; a release says from when its catalogue is sold from it.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists release (
  tenant integer not null references tenant (number),
  code text not null,
  -- Counted per catalogue; of two that begin at the same moment the later one counts.
  number integer not null check (number > 0),
  hash text not null,
  valid_from timestamptz not null,
  -- How long the releases before it stay on offer beside it. Said here and not in their own rows, so that
  -- nothing has to be put back when this one is cancelled.
  previous_until timestamptz not null check (previous_until >= valid_from),
  -- The release this one goes back to; null for a publication.
  goes_back_to integer,
  note text not null default '',
  published_at timestamptz not null,
  published_by text not null,
  published_by_name text not null,
  cancelled_at timestamptz,
  cancelled_by text,
  cancelled_by_name text,
  primary key (tenant, code, number),
  foreign key (tenant, hash) references pack (tenant, hash),
  foreign key (tenant, code, goes_back_to) references release (tenant, code, number)
);

-- What an author checked and has not published: kept for some days, priced and sold by nobody.
create table if not exists pack_draft (
  tenant integer not null references tenant (number),
  hash text not null,
  -- As in `pack`.
  artefact text not null,
  trade jsonb not null,
  source jsonb not null,
  checked_at timestamptz not null,
  checked_by text not null,
  primary key (tenant, hash)
);

create index if not exists pack_draft_by_age on pack_draft (tenant, checked_at);

-- What the author wrote, file by file: workbooks are made of it. Null for packs that came without.
alter table pack add column if not exists source jsonb;

-- Which files of the store are textures: those, and no others, anyone at the site may fetch.
create table if not exists texture (
  tenant integer not null references tenant (number),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  put_at timestamptz not null,
  put_by text not null,
  primary key (tenant, hash)
);

-- Beside the document, so that counting those who pin a pack does not unpack every document.
-- The tables are small before the first release; a rewrite costs nothing yet.
-- squawk-ignore adding-field-with-default
alter table project add column if not exists packs jsonb generated always as (document -> 'packs') stored;
-- squawk-ignore adding-field-with-default
alter table offer add column if not exists packs jsonb generated always as (snapshot #> '{document,packs}') stored;

-- Every pack was sold from its publication until the next one. Row-level security holds for the owner too.
do $$
declare
  own integer;
begin
  for own in select number from tenant loop
    perform set_config('app.tenant', own::text, true);
    insert into release (tenant, code, number, hash, valid_from, previous_until, published_at, published_by,
      published_by_name)
    select tenant, code, row_number() over (partition by code order by published_at, hash), hash, published_at,
      published_at, published_at, published_by, ''
    from pack where tenant = own
    on conflict do nothing;
  end loop;
end
$$;

-- squawk-ignore require-concurrent-index-deletion
drop index if exists pack_newest;

alter table release enable row level security;
alter table release force row level security;
create policy tenant_only on release
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table pack_draft enable row level security;
alter table pack_draft force row level security;
create policy tenant_only on pack_draft
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table texture enable row level security;
alter table texture force row level security;
create policy tenant_only on texture
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- From when to when each release that was not cancelled is on offer. With the rights of whoever asks, so that
-- row-level security holds. Sold from now: the one on offer with the newest beginning.
create or replace view release_period with (security_invoker = true) as
  select tenant, code, number, hash, valid_from,
    min(previous_until) over (
      partition by tenant, code order by valid_from desc, number desc
      rows between unbounded preceding and 1 preceding
    ) as valid_to
  from release
  where cancelled_at is null;

create or replace function emit_release_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.emit_event('catalogue', new.code, null);
  return null;
end
$$;

drop trigger if exists release_event on release;
create constraint trigger release_event after insert or update on release
  deferrable initially deferred
  for each row execute function emit_release_event();

revoke all on function emit_release_event from public;
-- History is never rewritten: all that can happen to a release is that it is cancelled.
grant select, insert on release to arredo_app;
grant update (cancelled_at, cancelled_by, cancelled_by_name) on release to arredo_app;
grant select, insert, update, delete on pack_draft to arredo_app;
grant select, insert on texture to arredo_app;
grant select on release_period to arredo_app, arredo_worker;
grant select on release, pack_draft, texture to arredo_worker;
