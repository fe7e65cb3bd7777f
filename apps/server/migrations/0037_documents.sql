-- Up Migration
-- Documents of every kind, of which offers are one: what an offer says and its files move here, under its own id.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists document (
  tenant integer not null references tenant (number),
  id uuid not null,
  report text not null,
  -- Counted per tenant and report; null for a look at what a document would be.
  number integer check (number > 0),
  -- Null where the project was never saved: then only its owner sees it.
  project integer,
  -- The saved revision it shows; 0 where it shows what was not saved.
  revision integer not null check (revision >= 0),
  owner text not null,
  language text not null,
  -- A calendar date where the brand is; text, because an instant is none.
  made_on text not null check (made_on ~ '^\d{4}-\d\d-\d\d$'),
  made_at timestamptz not null,
  made_by text not null,
  -- To what the report asks.
  answers jsonb not null,
  -- All that the document says: project, evaluation in the faces of its readers, letterhead, hashes of the packs.
  snapshot jsonb not null,
  packs jsonb generated always as (snapshot #> '{document,packs}') stored,
  job uuid not null,
  -- Set together, once its files are there.
  pages integer check (pages > 0),
  -- Points.
  page_width double precision check (page_width > 0),
  page_height double precision check (page_height > 0),
  primary key (tenant, id),
  unique (tenant, report, number),
  foreign key (tenant, project) references project (tenant, number)
);

create index if not exists document_by_project on document (tenant, project, made_at desc);
create index if not exists document_by_job on document (tenant, job);
create index if not exists document_by_age on document (tenant, made_at) where number is null or project is null;

create table if not exists document_file (
  tenant integer not null references tenant (number),
  document uuid not null,
  -- The PDF, then its lists; the picture of its pages is last.
  position integer not null check (position >= 0),
  format text not null check (format in ('pdf', 'xlsx', 'csv', 'preview')),
  file uuid not null,
  primary key (tenant, document, position),
  foreign key (tenant, document) references document (tenant, id) on delete cascade,
  foreign key (tenant, file) references file (tenant, id)
);

create index if not exists document_file_by_file on document_file (tenant, file);

create table if not exists document_counter (
  tenant integer not null references tenant (number),
  report text not null,
  last integer not null,
  primary key (tenant, report)
);

alter table document enable row level security;
alter table document force row level security;
create policy tenant_only on document
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table document_file enable row level security;
alter table document_file force row level security;
create policy tenant_only on document_file
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

alter table document_counter enable row level security;
alter table document_counter force row level security;
create policy tenant_only on document_counter
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

-- Files of projects that were never saved.
-- A server of the version before finds no project for them, and shows them to nobody.
-- squawk-ignore ban-drop-not-null
alter table file alter column project drop not null;
alter table file add column if not exists owner text;
-- Not for customers and guests, whosever project it is of.
alter table file add column if not exists is_internal boolean not null default false;
alter table file drop constraint if exists file_is_somebodys;
alter table file add constraint file_is_somebodys check (project is not null or owner is not null) not valid;
-- From now on in the document of the same id; a server of the version before still writes and reads its own.
-- squawk-ignore ban-drop-not-null
alter table offer alter column snapshot drop not null;

-- What a server or worker of the version before still has in hand while it is replaced. Gone with the next version.
create or replace function document_of_older_offer() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  is_letter boolean := new.snapshot #>> '{paper,name}' = 'Letter';
begin
  if tg_op = 'INSERT' then
    insert into public.document (
      tenant, id, report, number, project, revision, owner, language, made_on, made_at, made_by, answers, snapshot, job
    )
    select new.tenant, new.id, 'offer', new.number, new.project, new.revision, project.owner, new.language,
      new.made_on, new.made_at, new.made_by, '{}', new.snapshot, new.job
    from public.project where project.tenant = new.tenant and project.number = new.project;
    insert into public.document_counter (tenant, report, last) values (new.tenant, 'offer', new.number)
    on conflict (tenant, report) do update set last = greatest(document_counter.last, excluded.last);
  elsif new.document is not null then
    insert into public.document_file (tenant, document, position, format, file)
    values (new.tenant, new.id, 0, 'pdf', new.document), (new.tenant, new.id, 1, 'preview', new.preview)
    on conflict do nothing;
    update public.document set pages = new.pages,
      page_width = case when is_letter then 612 else 595.276 end,
      page_height = case when is_letter then 792 else 841.89 end
    where tenant = new.tenant and id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger older_offer after insert or update of document on offer
  for each row when (new.snapshot is not null) execute function document_of_older_offer();

-- Its files go with a document, whoever takes it away.
create or replace function remove_document_files() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (
    delete from public.document_file where tenant = old.tenant and document = old.id returning file
  )
  delete from public.file where tenant = old.tenant and id in (select file from gone);
  return old;
end
$$;

create or replace trigger document_files before delete on document
  for each row execute function remove_document_files();

revoke all on function remove_document_files from public;

-- Offers are few beside projects and what they say is copied once.
set statement_timeout = '30min';
do $$
declare
  own integer;
begin
  for own in select number from tenant loop
    perform set_config('app.tenant', own::text, true);
    insert into document (
      tenant, id, report, number, project, revision, owner, language, made_on, made_at, made_by, answers, snapshot,
      job, pages, page_width, page_height
    )
    select offer.tenant, offer.id, 'offer', offer.number, offer.project, offer.revision, project.owner, offer.language,
      offer.made_on, offer.made_at, offer.made_by, '{}', offer.snapshot, offer.job, offer.pages,
      case offer.snapshot #>> '{paper,name}' when 'Letter' then 612 else 595.276 end,
      case offer.snapshot #>> '{paper,name}' when 'Letter' then 792 else 841.89 end
    from offer join project on project.tenant = offer.tenant and project.number = offer.project
    where offer.tenant = own and offer.snapshot is not null
    on conflict do nothing;
    insert into document_file (tenant, document, position, format, file)
    select tenant, id, 0, 'pdf', document from offer where tenant = own and document is not null
    union all select tenant, id, 1, 'preview', preview from offer where tenant = own and document is not null
    on conflict do nothing;
    insert into document_counter (tenant, report, last)
    select tenant, 'offer', last from offer_counter where tenant = own
    on conflict do nothing;
  end loop;
end
$$;
set statement_timeout = '30s';

grant select, insert on document to arredo_app;
grant select, delete on document to arredo_worker;
grant update (pages, page_width, page_height) on document to arredo_worker;
grant select on document_file to arredo_app;
grant select, insert on document_file to arredo_worker;
grant select, insert, update on document_counter to arredo_app;
