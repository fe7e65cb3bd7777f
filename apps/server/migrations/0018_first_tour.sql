-- Up Migration
-- Who has been shown around: once per person, whatever device.
set lock_timeout = '2s';
set statement_timeout = '30s';

alter table person add column if not exists toured_at timestamptz;
grant update (toured_at) on person to arredo_app;
