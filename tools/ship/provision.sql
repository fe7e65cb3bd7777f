-- The roles of an Arredo database, none a superuser, none able to bypass row-level security: three to log in with
-- and arredo_search, which owns the functions of the search. Run by an administrator connected to that database
-- (PostgreSQL 15 or later), once and again when a version adds a role; running it again sets the passwords anew.
-- Passwords come in as settings of the connection:
-- (and arredo.backup_password, where deploy/backup.sh is to have a role of its own):
--   PGOPTIONS="-c arredo.owner_password=… -c arredo.app_password=… -c arredo.worker_password=…" psql -f provision.sql
do $provision$
declare
  who text;
  role text;
  password text;
begin
  foreach who in array array['owner', 'app', 'worker'] loop
    role := 'arredo_' || who;
    password := current_setting('arredo.' || who || '_password');
    if password = '' then
      raise exception 'arredo.%_password is empty', who;
    end if;
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I', role);
    end if;
    execute format(
      'alter role %I login nosuperuser nobypassrls nocreatedb nocreaterole noinherit password %L', role, password);
  end loop;

  if not exists (select from pg_roles where rolname = 'arredo_search') then
    create role arredo_search;
  end if;
  alter role arredo_search nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
  -- Migrations hand functions to it; the app and the worker cannot become it.
  grant arredo_search to arredo_owner;

  -- Reads everything of every tenant and writes nothing: for pg_dump alone.
  password := current_setting('arredo.backup_password', true);
  if password <> '' then
    if not exists (select from pg_roles where rolname = 'arredo_backup') then
      create role arredo_backup;
    end if;
    execute format(
      'alter role arredo_backup login nosuperuser bypassrls nocreatedb nocreaterole inherit password %L', password);
    grant pg_read_all_data to arredo_backup;
    execute format('grant connect on database %I to arredo_backup', current_database());
  end if;

  execute format('alter database %I owner to arredo_owner', current_database());
  -- In PostgreSQL 15 the owner of a database that inherits nothing may not create anything in it.
  alter schema public owner to arredo_owner;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to arredo_app, arredo_worker', current_database());
end
$provision$;
