-- Up Migration
-- A release at a date begins without anybody writing anything: the worker tells browsers at that moment.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- To be the last statement of its transaction: behind it come only deferred events, which take the same lock.
create or replace function tell_catalogue(code text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.emit_event('catalogue', code, null);
end
$$;

revoke all on function tell_catalogue from public;
grant execute on function tell_catalogue to arredo_worker;
