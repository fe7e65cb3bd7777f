-- Up Migration
-- What a person keeps at hand in the catalogue: favourites, and what was placed last.
set lock_timeout = '2s';
set statement_timeout = '30s';

create table if not exists kept_article (
  tenant integer not null,
  person uuid not null,
  catalogue text not null,
  article text not null,
  -- Null: not a favourite.
  favourite_since timestamptz,
  -- Null: never placed.
  used_at timestamptz,
  primary key (tenant, person, catalogue, article),
  foreign key (tenant, person) references person (tenant, id) on delete cascade
);

alter table kept_article enable row level security;
alter table kept_article force row level security;
create policy tenant_only on kept_article
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, insert, update, delete on kept_article to arredo_app;
