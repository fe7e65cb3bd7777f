-- Up Migration
-- What one was told stays in the list after it was read, until it is put away or swept.
set lock_timeout = '2s';
set statement_timeout = '30s';

alter table notification add column if not exists read_at timestamptz;

-- Whoever read something in one window has read it in all of them.
drop trigger if exists notification_event on notification;
create constraint trigger notification_event after insert or delete or update of read_at on notification
  deferrable initially deferred
  for each row execute function emit_notification_event();

grant update (read_at) on notification to arredo_app;
