-- Up Migration
-- Whoever is on the site hears of maintenance when it is booked, begun, cancelled or ended.
set lock_timeout = '2s';
set statement_timeout = '30s';

create or replace function emit_maintenance_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.emit_event('maintenance', 'site', null);
  return null;
end
$$;

drop trigger if exists maintenance_event on maintenance;
create constraint trigger maintenance_event after insert or update on maintenance
  deferrable initially deferred
  for each row execute function emit_maintenance_event();

revoke all on function emit_maintenance_event from public;
