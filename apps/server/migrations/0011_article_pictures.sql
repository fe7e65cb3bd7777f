-- Up Migration
-- Pictures of articles in their default variants, made when a pack is published. An article in which there is
-- nothing to see has none.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists article_picture (
  tenant integer not null references tenant (number),
  -- The hash of the pack, and the code of the article in it.
  pack text not null,
  article text not null,
  -- The hash of all that the picture shows: packs that look alike share it.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  -- The name under which the file store keeps it.
  file text not null check (file ~ '^[0-9a-f]{64}$'),
  -- The version of the stage that made it.
  stage integer not null,
  primary key (tenant, pack, article),
  foreign key (tenant, pack) references pack (tenant, hash) on delete cascade
);

create index if not exists article_picture_by_key on article_picture (tenant, key);

alter table article_picture enable row level security;
alter table article_picture force row level security;
create policy tenant_only on article_picture
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select on article_picture to arredo_app;
grant select, insert, update on article_picture to arredo_worker;

-- Once per transaction and pack, however many pictures it brings.
create or replace function emit_article_pictures_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('app.pictures_told', true) is distinct from new.pack then
    perform set_config('app.pictures_told', new.pack, true);
    perform public.emit_event('articlePictures', new.pack, null);
  end if;
  return null;
end
$$;

drop trigger if exists article_picture_event on article_picture;
create constraint trigger article_picture_event after insert or update on article_picture
  deferrable initially deferred
  for each row execute function emit_article_pictures_event();

-- The same as before, with a priority: a smaller number is done first.
drop function if exists enqueue(text, jsonb, integer, timestamptz);
create or replace function enqueue(
  task text,
  payload jsonb,
  at_once integer default null,
  run_at timestamptz default null,
  priority integer default 0
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  tenant integer := current_setting('app.tenant')::integer;
  job text := payload ->> 'job';
begin
  perform graphile_worker.add_job(
    identifier => task,
    payload => (payload || jsonb_build_object('tenant', tenant))::json,
    queue_name => case
      when at_once is not null then format('%s %s %s', tenant, task, (hashtext(job) & 2147483647) % at_once)
    end,
    run_at => run_at,
    -- Failures are counted in our row; this only has to be more than the deaths of workers in a row.
    max_attempts => 1000,
    job_key => format('%s %s', tenant, job),
    priority => priority
  );
end
$$;

revoke all on function enqueue, emit_article_pictures_event from public;
grant execute on function enqueue to arredo_app, arredo_worker;
