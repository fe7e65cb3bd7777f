-- Up Migration
-- What can be found among the articles that are sold. Everything here is made of packs and can be made again: a
-- pack that is sold and not here yet is put here by the first search.
set lock_timeout = '2s';
set statement_timeout = '30s';

do $$
begin
  if not exists (select from pg_roles where rolname = 'arredo_search') then
    raise exception 'The role arredo_search is missing. Run provision.sql of this version, then migrate again';
  end if;
end
$$;

-- Both are trusted: the owner of a database may create them. Where a host does not have them, search goes on:
-- without btree_gin slower, without pg_trgm with no tolerance for typing mistakes.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['btree_gin', 'pg_trgm'] loop
    begin
      execute format('create extension if not exists %I with schema public', wanted);
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise warning 'Search goes on without the extension %: %', wanted, sqlerrm;
    end;
  end loop;
end
$$;

-- A pack as it reads in one language.
create table if not exists article_edition (
  tenant integer not null references tenant (number),
  -- Counted per tenant; short, because every row below carries it.
  number integer not null check (number > 0),
  hash text not null,
  language text not null,
  catalogue text not null,
  name text not null,
  -- The groups as a tree: code, name, children.
  groups jsonb not null,
  -- Code, currency and validity of the price lists, without prices.
  price_lists jsonb not null,
  indexed_at timestamptz not null default now(),
  primary key (tenant, number),
  unique (tenant, hash, language),
  foreign key (tenant, hash) references pack (tenant, hash)
);

-- Size and price are those of the first model before anything is chosen.
create table if not exists article (
  tenant integer not null references tenant (number),
  edition integer not null,
  -- The place in its catalogue.
  position integer not null,
  code text not null,
  model text not null,
  name text not null,
  description text,
  classification text not null,
  -- Its group and those above it.
  groups text[] not null,
  tags text[] not null,
  attach text not null,
  width double precision not null,
  depth double precision not null,
  height double precision not null,
  picture text,
  -- In small letters, to be found in any case.
  code_key text not null,
  -- In small letters without accents, to be sorted by.
  name_key text collate "C" not null,
  search tsvector not null,
  primary key (tenant, edition, position),
  foreign key (tenant, edition) references article_edition (tenant, number) on delete cascade
);

create index if not exists article_by_code on article (tenant, edition, code_key text_pattern_ops);

do $$
begin
  if exists (select from pg_extension where extname = 'btree_gin') then
    create index if not exists article_by_words on public.article using gin (tenant, search, groups, tags);
  else
    create index if not exists article_by_words on public.article using gin (search, groups, tags);
  end if;
end
$$;

-- What a customer pays, with VAT and without promotions; terms of trade are never here.
create table if not exists article_price (
  tenant integer not null references tenant (number),
  edition integer not null,
  list text not null,
  position integer not null,
  -- Minor units of the list's currency.
  amount bigint not null,
  primary key (tenant, edition, list, position),
  foreign key (tenant, edition) references article_edition (tenant, number) on delete cascade
);

create index if not exists article_price_by_amount on article_price (tenant, edition, list, amount);

-- Every word once: a mistyped word is looked for among these and not in every article.
create table if not exists article_word (
  tenant integer not null references tenant (number),
  edition integer not null,
  word text collate "C" not null,
  primary key (tenant, edition, word),
  foreign key (tenant, edition) references article_edition (tenant, number) on delete cascade
);

do $$
declare
  closed text;
begin
  foreach closed in array array['article_edition', 'article', 'article_price', 'article_word'] loop
    execute format('alter table public.%I enable row level security', closed);
    execute format('alter table public.%I force row level security', closed);
    execute format(
      'create policy tenant_only on public.%I using (tenant = current_setting(''app.tenant'')::integer) '
      'with check (tenant = current_setting(''app.tenant'')::integer)', closed);
  end loop;
end
$$;

-- Under a policy, text operators may not use an index, because they are not leakproof. The functions below belong
-- to a role that nobody can log in as, for which this policy says nothing; they keep to the tenant themselves.
create policy search_functions on article for select to arredo_search using (true);
create policy search_functions on article_price for select to arredo_search using (true);
create policy search_functions on article_word for select to arredo_search using (true);

create or replace function article_config(language text) returns regconfig
  language sql immutable parallel safe set search_path = ''
as $$
  select case split_part(lower(language), '-', 1)
    when 'da' then 'pg_catalog.danish'::regconfig when 'de' then 'pg_catalog.german'::regconfig
    when 'en' then 'pg_catalog.english'::regconfig when 'es' then 'pg_catalog.spanish'::regconfig
    when 'fi' then 'pg_catalog.finnish'::regconfig when 'fr' then 'pg_catalog.french'::regconfig
    when 'hu' then 'pg_catalog.hungarian'::regconfig when 'it' then 'pg_catalog.italian'::regconfig
    when 'nl' then 'pg_catalog.dutch'::regconfig when 'no' then 'pg_catalog.norwegian'::regconfig
    when 'pt' then 'pg_catalog.portuguese'::regconfig when 'ro' then 'pg_catalog.romanian'::regconfig
    when 'ru' then 'pg_catalog.russian'::regconfig when 'sv' then 'pg_catalog.swedish'::regconfig
    when 'tr' then 'pg_catalog.turkish'::regconfig else 'pg_catalog.simple'::regconfig
  end
$$;

-- Words by their stems. PostgreSQL's Italian leaves short words as they are: "anta" and "ante" are one word to us.
create or replace function article_stems(language text, words text) returns tsvector
  language sql immutable parallel safe set search_path = ''
as $$
  select to_tsvector(public.article_config(language), case
    when public.article_config(language) = 'pg_catalog.italian'::regconfig
      then regexp_replace(words, '\m(\w{1,3}[^aeiou])[aeio]\M', '\1', 'g')
    else words
  end)
$$;

-- Words as they are written and by their stems; all of them come in small letters and without accents.
create or replace function article_vector(language text, name text, about text, description text) returns tsvector
  language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.simple', name) || public.article_stems(language, name), 'A')
    || setweight(to_tsvector('pg_catalog.simple', about) || public.article_stems(language, about), 'B')
    || setweight(to_tsvector('pg_catalog.simple', description) || public.article_stems(language, description), 'C')
$$;

-- One word of every group must be there, or the stem of the group's first, which is the one that was written; the
-- others are what may come of it when it is written on. Beginnings of words are not looked for in the index of the
-- articles: it would collect them over all tenants. What says nothing, such as "with", is left out unless there is
-- nothing else.
create or replace function article_query(language text, word_groups jsonb) returns tsquery
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text[];
  word text;
  stem text;
  one tsquery;
  every tsquery;
  silent tsquery;
begin
  for words in
    select array(select jsonb_array_elements_text(value)) from jsonb_array_elements(word_groups)
  loop
    stem := (tsvector_to_array(public.article_stems(language, words[1])))[1];
    one := quote_literal(coalesce(stem, words[1]))::tsquery;
    foreach word in array words loop
      one := one || quote_literal(word)::tsquery;
    end loop;
    if stem is null then
      silent := coalesce(silent && one, one);
    else
      every := coalesce(every && one, one);
    end if;
  end loop;
  return coalesce(every, silent);
end
$$;

create or replace function wished_texts(list jsonb) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array(select jsonb_array_elements_text(list))
$$;

create or replace function wished_numbers(list jsonb) returns integer[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array(select jsonb_array_elements_text(list))::integer[]
$$;

-- What a wish asks of an article, as SQL over `a`, and `p` where `with_price`. Made of fixed pieces: whatever a
-- person wrote stays in the parameters. $1 is the tenant, $2 the wish, $3 its editions, $4 their price lists, $5 its
-- words. Written out per wish, so that the planner sees no condition that is not asked.
create or replace function article_conditions(wish jsonb, with_price boolean) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  found text := 'a.tenant = $1 and a.edition = any($3)';
  field text;
begin
  if wish ? 'words' then
    found := found || ' and a.search @@ $5';
  end if;
  if wish ? 'codePattern' then
    found := found || ' and a.code_key like ($2 ->> ''codePattern'')';
  end if;
  if wish ? 'classification' then
    found := found || ' and a.groups @> array[$2 ->> ''classification'']';
  end if;
  if wish ? 'tags' then
    found := found || ' and a.tags @> public.wished_texts($2 -> ''tags'')';
  end if;
  if wish ? 'attach' then
    found := found || ' and a.attach = any(public.wished_texts($2 -> ''attach''))';
  end if;
  if wish ? 'only' then
    found := found || ' and (a.edition, a.code) in (select (one ->> 0)::integer, one ->> 1 '
      'from jsonb_array_elements($2 -> ''only'') one)';
  end if;
  foreach field in array array['width', 'height', 'depth'] loop
    if wish -> field ? 'from' then
      found := found || format(' and a.%1$I >= ($2 -> %1$L ->> ''from'')::double precision', field);
    end if;
    if wish -> field ? 'to' then
      found := found || format(' and a.%1$I <= ($2 -> %1$L ->> ''to'')::double precision', field);
    end if;
  end loop;
  if with_price and wish -> 'price' ? 'from' then
    found := found || ' and p.amount >= ($2 -> ''price'' ->> ''from'')::bigint';
  end if;
  if with_price and wish -> 'price' ? 'to' then
    found := found || ' and p.amount <= ($2 -> ''price'' ->> ''to'')::bigint';
  end if;
  return found;
end
$$;

-- The price of `a` in the list that is in force for its edition, as `p`.
create or replace function article_price_join(kind text) returns text
  language sql immutable set search_path = ''
as $$
  select kind || ' join public.article_price p on p.tenant = $1 and p.edition = a.edition and p.position = a.position '
    'and p.edition = any($3) and p.list = any($4) and p.list = ($4)[array_position($3, p.edition)]'
$$;

create or replace function article_count_statement(wish jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select 'select count(*)::integer from (select from public.article a '
    || case when wish ? 'price' then public.article_price_join('') else '' end
    || ' where ' || public.article_conditions(wish, true) || ' limit 1000) counted'
$$;

-- One page, in the order of `key`, edition and position, behind `after`. Prices and texts are fetched for the page
-- alone.
create or replace function article_page_statement(wish jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  sorted text := wish ->> 'sort';
  key text;
  kind text;
  joined text;
begin
  case
    when sorted = 'name' then
      key := 'a.name_key';
      kind := 'text collate "C"';
    when sorted = 'price' then
      -- Without a price last.
      key := 'coalesce(p.amount, 9007199254740991)';
      kind := 'bigint';
    when wish ? 'codePattern' then
      -- The shortest first: the one that was written to the end.
      key := 'a.code_key collate "C"';
      kind := 'text collate "C"';
    when wish ? 'words' then
      -- Whole numbers, so that a page begins exactly where the one before ended.
      key := '-(ts_rank(a.search, $5) * 1000000)::bigint';
      kind := 'bigint';
    else
      key := null;
  end case;
  joined := case
    when wish ? 'price' then public.article_price_join('')
    when sorted = 'price' then public.article_price_join('left')
    else ''
  end;
  return 'select page.key::text, a.edition, a.position, a.code, a.model, a.name, a.description, a.classification, '
    'a.tags, a.width, a.depth, a.height, a.picture, p.amount from (select '
    || coalesce(key, '0') || ' as key, a.edition, a.position from public.article a ' || joined
    || ' where ' || public.article_conditions(wish, true)
    || case
      when not wish ? 'after' then ''
      when key is null then
        ' and (a.edition, a.position) > (($2 -> ''after'' ->> 1)::integer, ($2 -> ''after'' ->> 2)::integer)'
      else format(
        ' and (%s, a.edition, a.position) > (($2 -> ''after'' ->> 0)::%s, ($2 -> ''after'' ->> 1)::integer, '
        '($2 -> ''after'' ->> 2)::integer)', key, kind)
    end
    || ' order by ' || case when key is null then '' else '1, ' end || '2, 3 limit ($2 ->> ''limit'')::integer) page '
    'join public.article a on a.tenant = $1 and a.edition = page.edition and a.position = page.position '
    || public.article_price_join('left')
    || ' order by page.key, page.edition, page.position';
end
$$;

-- Counts for every way to narrow a search, each with all conditions but its own. `chosen` are the editions of the
-- catalogues that were asked for.
create or replace function article_facets_statement(wish jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select 'with found as materialized (select a.edition, a.groups, a.tags, a.width, p.amount, '
    'a.edition = any(public.wished_numbers($2 -> ''chosen'')) as in_catalogue, '
    || case when wish ? 'classification' then 'a.groups @> array[$2 ->> ''classification'']' else 'true' end
    || ' as in_group, '
    'coalesce(p.amount >= ($2 -> ''price'' ->> ''from'')::bigint, not $2 -> ''price'' ? ''from'', true) '
    'and coalesce(p.amount <= ($2 -> ''price'' ->> ''to'')::bigint, not $2 -> ''price'' ? ''to'', true) '
    'and (p.amount is not null or not $2 ? ''price'') as in_price, '
    'coalesce(a.width >= ($2 -> ''width'' ->> ''from'')::double precision, true) '
    'and coalesce(a.width <= ($2 -> ''width'' ->> ''to'')::double precision, true) as in_width '
    'from public.article a ' || public.article_price_join('left') || ' where '
    || public.article_conditions(wish - '{classification,price,width}'::text[], false)
    || ') select jsonb_build_object('
    '''editions'', (select coalesce(jsonb_object_agg(edition, number), ''{}'') from (select edition, count(*) as number '
    'from found where in_group and in_price and in_width group by edition) counted), '
    '''groups'', (select coalesce(jsonb_object_agg(code, number), ''{}'') from (select code, count(*) as number '
    'from found, unnest(groups) code where in_catalogue and in_price and in_width group by code) counted), '
    '''tags'', (select coalesce(jsonb_object_agg(tag, number), ''{}'') from (select tag, count(*) as number '
    'from found, unnest(tags) tag where in_catalogue and in_group and in_price and in_width '
    'group by tag order by number desc, tag limit 100) counted), '
    '''price'', (select case when count(amount) > 0 then jsonb_build_object(''min'', min(amount), ''max'', max(amount)) end '
    'from found where in_catalogue and in_group and in_width), '
    '''width'', (select case when count(*) > 0 then jsonb_build_object(''min'', floor(min(width)), ''max'', ceil(max(width))) end '
    'from found where in_catalogue and in_group and in_price))'
$$;

create or replace function count_articles(wish jsonb) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
declare
  number integer;
begin
  execute public.article_count_statement(wish) into number using current_setting('app.tenant')::integer, wish,
    public.wished_numbers(wish -> 'editions'), public.wished_texts(wish -> 'lists'),
    public.article_query(wish ->> 'language', wish -> 'words');
  return number;
end
$$;

create or replace function search_articles(wish jsonb) returns table (
  key text, edition integer, "position" integer, code text, model text, name text, description text,
  classification text, tags text[], width double precision, depth double precision, height double precision,
  picture text, amount bigint
)
  language plpgsql stable rows 40 security definer set search_path = ''
as $$
begin
  return query execute public.article_page_statement(wish) using current_setting('app.tenant')::integer, wish,
    public.wished_numbers(wish -> 'editions'), public.wished_texts(wish -> 'lists'),
    public.article_query(wish ->> 'language', wish -> 'words');
end
$$;

create or replace function article_facets(wish jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  facets jsonb;
begin
  execute public.article_facets_statement(wish) into facets using current_setting('app.tenant')::integer, wish,
    public.wished_numbers(wish -> 'editions'), public.wished_texts(wish -> 'lists'),
    public.article_query(wish ->> 'language', wish -> 'words');
  return facets;
end
$$;

-- For each typed word those that begin with it; where there is none, and pg_trgm is there, those most similar to it:
-- who asks decides whether they are near enough.
create or replace function known_words(wish jsonb) returns jsonb
  -- Two letters swapped leave little in common in a short word.
  language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2
as $$
declare
  own integer := current_setting('app.tenant')::integer;
  sold integer[] := public.wished_numbers(wish -> 'editions');
  typed text;
  beginning text[];
  near text[];
  known jsonb := '[]';
begin
  for typed in select jsonb_array_elements_text(wish -> 'typed') loop
    beginning := array(
      select distinct w.word from public.article_word w
      where w.tenant = own and w.edition = any(sold) and w.word >= typed and w.word < typed || chr(1114111)
      order by w.word limit 100
    );
    near := '{}';
    if cardinality(beginning) = 0 and to_regprocedure('public.similarity(text, text)') is not null then
      execute 'select array(select w.word from public.article_word w where w.tenant = $1 and w.edition = any($2) '
        'and w.word operator(public.%) $3 group by w.word order by public.similarity(w.word, $3) desc, w.word limit 20)'
        into near using own, sold, typed;
    end if;
    known := known || jsonb_build_array(jsonb_build_object('beginning', beginning, 'near', near));
  end loop;
  return known;
end
$$;

do $$
begin
  if 2 = (select count(*) from pg_extension where extname in ('btree_gin', 'pg_trgm')) then
    create index if not exists article_word_similar on public.article_word using gin (tenant, word public.gin_trgm_ops);
  end if;
end
$$;

revoke all on function count_articles, search_articles, article_facets, known_words from public;
grant execute on function count_articles, search_articles, article_facets, known_words to arredo_app;
grant select on article, article_price, article_word to arredo_search;
grant select, insert, delete on article_edition, article, article_price, article_word to arredo_app;

-- Only for the moment of handing over: the functions' owner makes nothing of its own.
grant create on schema public to arredo_search;
alter function count_articles owner to arredo_search;
alter function search_articles owner to arredo_search;
alter function article_facets owner to arredo_search;
alter function known_words owner to arredo_search;
revoke create on schema public from arredo_search;
