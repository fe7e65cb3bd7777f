-- Up Migration
set lock_timeout = '2s';
set statement_timeout = '30s';

-- What a person recognises a device by in the list of sessions: the browser's own words, cut short.
alter table session add column if not exists agent text not null default '';
-- Sessions are few and short-lived rows: the lock is held for milliseconds.
-- squawk-ignore require-concurrent-index-creation
create index if not exists session_by_person on session (tenant, person) where person is not null;

-- A session that is ended is told: its streams end, and its pages find out that nobody is there. Those that the worker
-- sweeps were over before.
create or replace function emit_session_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if session_user <> 'arredo_worker' then
    perform public.emit_event('session', old.id::text, coalesce(old.person::text, 'guest:' || old.id));
  end if;
  return null;
end
$$;

drop trigger if exists session_event on session;
create constraint trigger session_event after delete on session
  deferrable initially deferred
  for each row execute function emit_session_event();

-- Every entry of the audit carries the hash of the one before: nobody can change, remove or slip in one unnoticed.
create table if not exists audit_link (
  tenant integer not null references tenant (number),
  position bigint not null,
  entry uuid not null,
  hash bytea not null,
  primary key (tenant, position),
  foreign key (tenant, entry) references audit (tenant, id)
);

alter table audit_link enable row level security;
alter table audit_link force row level security;
create policy tenant_only on audit_link
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

create or replace function audit_hash(previous bytea, entry audit) returns bytea
  language sql stable set search_path = ''
as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.tenant, entry.id, extract(epoch from entry.at), entry.actor, entry.action, entry.subject, entry.details
  )::text, 'UTF8'))
$$;

-- At the commit, behind the lock that numbers events: one lock for both, so that they cannot be part of a deadlock.
create or replace function link_audit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  place bigint := 0;
  previous bytea := '';
begin
  insert into public.event_counter as counter (tenant, last) values (new.tenant, 0)
    on conflict (tenant) do update set last = counter.last;
  select link.position, link.hash into place, previous from public.audit_link link
    where link.tenant = new.tenant order by link.position desc limit 1;
  insert into public.audit_link (tenant, position, entry, hash)
    values (new.tenant, coalesce(place, 0) + 1, new.id, public.audit_hash(coalesce(previous, ''), new));
  return null;
end
$$;

drop trigger if exists audit_linked on audit;
create constraint trigger audit_linked after insert on audit
  deferrable initially deferred
  for each row execute function link_audit();

-- The owner's hands are tied too: what changes the past has to take this away first.
create or replace function refuse_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'What the audit says stays as it is';
end
$$;

create or replace trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_change();
create or replace trigger audit_link_only_grows before update or delete or truncate on audit_link
  for each statement execute function refuse_change();

-- The place of the first entry that is not what was written; null when all of them are.
create or replace function audit_break() returns bigint
  language sql stable security definer set search_path = ''
as $$
  with chain as (
    select link.position, link.hash, link.entry,
      lag(link.hash, 1, ''::bytea) over (order by link.position) as previous,
      lag(link.position, 1, 0::bigint) over (order by link.position) as before
    from public.audit_link link where link.tenant = current_setting('app.tenant')::integer
  )
  select min(chain.position) from chain
    left join public.audit written on written.tenant = current_setting('app.tenant')::integer and written.id = chain.entry
  where chain.position <> chain.before + 1
    or chain.hash is distinct from public.audit_hash(chain.previous, written)
$$;

revoke all on function emit_session_event, audit_hash, link_audit, refuse_change, audit_break from public;
grant execute on function audit_break to arredo_app, arredo_worker;
grant select on audit_link to arredo_app, arredo_worker;
