-- Up Migration
-- What waits for a seller today: offers that lapse and projects that were accepted, of one shop, along an index.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- The last day of its newest offer, a calendar date.
alter table project add column if not exists offered_until text;

-- Here and not in a call, so that a server of the version before keeps it too.
create or replace function keep_offered_until() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update public.project set offered_until = new.valid_until
  where tenant = new.tenant and number = new.project;
  return null;
end
$$;

create or replace trigger offer_made after insert on offer
  for each row execute function keep_offered_until();

revoke all on function keep_offered_until from public;

-- Documents lie beside their rows and are not written: ten thousand projects take a second. Row-level security holds
-- for the owner too.
set statement_timeout = '30min';
do $$
declare
  own integer;
begin
  for own in select number from tenant loop
    perform set_config('app.tenant', own::text, true);
    update project set offered_until = newest.valid_until
    from (
      select distinct on (project) project, valid_until from offer where tenant = own order by project, number desc
    ) newest
    where project.tenant = own and project.number = newest.project;
  end loop;
end
$$;

-- Few projects are out as offers at a time, fewer accepted: both are small and made in a moment.
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_lapsing on project (tenant, shop, offered_until, number)
  where status in ('offer', 'unassigned') and offered_until is not null and deleted_at is null;
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_accepted on project (tenant, shop, saved_at desc, number desc)
  where status in ('awaitingOrder', 'awaitingApproval', 'approved', 'validated') and deleted_at is null;
set statement_timeout = '30s';
