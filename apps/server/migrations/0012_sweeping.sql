-- Up Migration
-- What the sweepers need to tell what may go from what must stay, and their right to take it away.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- Every name of a file in a text: files are named by the SHA-256 of their content. It may name too much, never too
-- little: a file that is named stays.
create or replace function named_files(written text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array(select distinct found[1] from regexp_matches(written, '[0-9a-f]{64}', 'g') found)
$$;

-- Read out of a pack once, when it is put, and not by every sweep. The tables are small before the first release.
alter table pack add column if not exists files text[] not null
  -- squawk-ignore adding-field-with-default
  generated always as (named_files(artefact || coalesce(source::text, ''))) stored;
alter table pack_draft add column if not exists files text[] not null
  -- squawk-ignore adding-field-with-default
  generated always as (named_files(artefact || source::text)) stored;

-- The version of the stage that has made all pictures of a pack. Not to be counted: an article in which there is
-- nothing to see has none.
alter table pack add column if not exists pictured_stage integer;

-- Whether anyone still needs a file is asked by its name; whether an offer needs a file, by the offer's columns.
-- squawk-ignore require-concurrent-index-creation
create index if not exists file_by_hash on file (tenant, hash);
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_picture_by_hash on project_picture (tenant, hash);
-- squawk-ignore require-concurrent-index-creation
create index if not exists article_picture_by_file on article_picture (tenant, file);
-- squawk-ignore require-concurrent-index-creation
create index if not exists offer_by_document on offer (tenant, document);
-- squawk-ignore require-concurrent-index-creation
create index if not exists offer_by_preview on offer (tenant, preview);
-- squawk-ignore require-concurrent-index-creation
create index if not exists file_link_by_file on file_link (tenant, file);

grant select, delete on event, file_link to arredo_worker;
grant delete on job, file, pack_draft, texture to arredo_worker;
grant select on gallery to arredo_worker;
grant update (pictured_stage) on pack to arredo_worker;
-- A texture that is asked for is about to be published: it counts as put anew.
grant update (put_at) on texture to arredo_app;

-- The queue's own calendar, as its other tables in 0004.
create policy worker_only on graphile_worker._private_known_crontabs to arredo_worker using (true) with check (true);
