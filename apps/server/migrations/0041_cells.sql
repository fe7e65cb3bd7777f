-- Up Migration
-- Several databases, the cells, share the tenants. The main one says which cell has which, and is one itself.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists cell (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,40}$'),
  -- Every database knows its own name: an address that was mixed up must not look like an empty cell.
  is_own boolean not null default false,
  added_at timestamptz not null default now()
);
create unique index if not exists cell_own on cell (is_own) where is_own;
insert into cell (name, is_own) values ('main', true) on conflict do nothing;

-- Whether this database is the one that holds the tenant's rows: false while it moves, and where it was before.
alter table tenant add column if not exists is_here boolean not null default true;
-- In the main database: which way a move that has begun goes, until its last step is done.
alter table tenant add column if not exists moving_from text;
alter table tenant add column if not exists moving_to text;

-- Refuses whoever is in the wrong place. The lock is shared: a move takes it alone, and so waits for those who entered.
create or replace function check_tenant(number integer) returns void
  language plpgsql set search_path = ''
as $$
declare
  here boolean;
begin
  perform pg_advisory_xact_lock_shared(41, number);
  select tenant.is_here into here from public.tenant where tenant.number = check_tenant.number;
  -- One that nobody knows is about to be made, which happens in the main database alone.
  if not coalesce(here, exists (select from public.cell where is_own and name = 'main')) then
    raise exception 'Tenant % is not here', number using errcode = '57P90';
  end if;
end
$$;

-- How a transaction begins that is about one tenant.
create or replace function enter_tenant(number integer) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform public.check_tenant(number);
  perform set_config('app.tenant', number::text, true), set_config('app.entered', number::text, true);
end
$$;

-- For who came in without: a server of the version before, or a hand at a terminal. `arredo migrate` puts it on every
-- table with rows of tenants.
create or replace function refuse_elsewhere() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  own text := coalesce(current_setting('app.tenant', true), '');
begin
  -- Without a tenant row-level security refuses all but a superuser, who is about more than one.
  if own <> '' then
    perform public.check_tenant(own::integer);
  end if;
  return null;
end
$$;

grant select on cell to arredo_app, arredo_worker;
