-- Up Migration
-- The list of projects in four orders, each read page by page along an index.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- What a name is sorted by: in small letters, without accents.
alter table project add column if not exists name_key text collate "C" not null default '';
-- The total of the customer's face in minor units; one without a price is below all others.
alter table project add column if not exists price_key bigint not null default '-1';

create or replace function keep_list_keys() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Marks are gone before letters become small: where the database knows only plain letters, those are found.
  new.name_key := left(lower(regexp_replace(normalize(new.name, nfkd), '[\u0300-\u036f]', '', 'g')), 100);
  new.price_key := coalesce((new.price ->> 'total')::bigint, -1);
  return new;
end
$$;

create or replace trigger project_list_keys before insert or update of name, price on project
  for each row execute function keep_list_keys();

revoke all on function keep_list_keys from public;

-- Documents lie beside their rows and are not written: ten thousand projects take a second. Row-level security holds
-- for the owner too.
set statement_timeout = '30min';
do $$
declare
  own integer;
begin
  for own in select number from tenant loop
    perform set_config('app.tenant', own::text, true);
    update project set name = name where tenant = own and name_key = '';
  end loop;
end
$$;

-- Made in a second for a hundred thousand projects; the update above holds the table's rows as long.
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_by_shop_saved on project (tenant, shop, saved_at desc, number desc);
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_by_shop_name on project (tenant, shop, name_key, number);
-- squawk-ignore require-concurrent-index-creation
create index if not exists project_by_shop_price on project (tenant, shop, price_key, number);
set statement_timeout = '30s';
