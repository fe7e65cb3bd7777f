-- Up Migration
-- "base 60" finds what can be 600 wide, whatever width it stands there with.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- How its words were read; an edition that an older server read is read again by the first search.
alter table article_edition add column if not exists reading integer not null default 1;
-- Widths it can be had in, three numbers each: from, to, and the step between.
alter table article add column if not exists widths integer[] not null default '{}';

-- The width nearest to the middle of the first wished span that has one; null where there is none. Spans are two
-- numbers each.
create or replace function fitting_width(widths integer[], wished integer[]) returns integer
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  best integer;
  near integer;
  low integer;
  high integer;
  own integer;
  span integer;
begin
  for span in 1 .. coalesce(cardinality(wished), 0) by 2 loop
    for own in 1 .. coalesce(cardinality(widths), 0) by 3 loop
      low := greatest(wished[span], widths[own]);
      high := least(wished[span + 1], widths[own + 1]);
      near := greatest(low, least(high, (wished[span] + wished[span + 1]) / 2));
      -- On a step, downwards and where that is too little upwards.
      near := widths[own] + (near - widths[own]) / widths[own + 2] * widths[own + 2];
      if near < low then
        near := near + widths[own + 2];
      end if;
      if low <= high and near <= high and (best is null or
        abs(2 * near - wished[span] - wished[span + 1]) < abs(2 * best - wished[span] - wished[span + 1])) then
        best := near;
      end if;
    end loop;
    if best is not null then
      return best;
    end if;
  end loop;
  return null;
end
$$;

-- As in migration 0009, with the wished width: what can be so wide, or says the number itself.
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
  if wish ? 'wide' then
    found := found || ' and (public.fitting_width(a.widths, public.wished_numbers($2 -> ''wide'')) is not null'
      ' or a.search @@ plainto_tsquery(''pg_catalog.simple'', $2 ->> ''wideText''))';
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

create or replace function article_page_statement(wish jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  sorted text := wish ->> 'sort';
  -- Less than a word in the name counts more than one beside it: among equals those that say the number come first,
  -- then those that are so wide by themselves.
  wide text := ' - case when a.search @@ plainto_tsquery(''pg_catalog.simple'', $2 ->> ''wideText'') then 40000 '
    'when a.width = public.fitting_width(array[a.width, a.width, 1]::integer[], '
    'public.wished_numbers($2 -> ''wide'')) then 20000 else 0 end';
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
      key := '(-(ts_rank(a.search, $5) * 1000000)::bigint' || case when wish ? 'wide' then wide else '' end || ')';
      kind := 'bigint';
    when wish ? 'wide' then
      key := '(0::bigint' || wide || ')';
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
    'a.tags, a.width, a.depth, a.height, a.picture, p.amount, '
    || case
      when wish ? 'wide' then 'public.fitting_width(a.widths, public.wished_numbers($2 -> ''wide''))'
      else 'null::integer'
    end
    || ' as made_wide from (select '
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

-- With one more column, so it is made anew.
drop function search_articles(jsonb);

create function search_articles(wish jsonb) returns table (
  key text, edition integer, "position" integer, code text, model text, name text, description text,
  classification text, tags text[], width double precision, depth double precision, height double precision,
  picture text, amount bigint, made_wide integer
)
  language plpgsql stable rows 40 security definer set search_path = ''
as $$
begin
  return query execute public.article_page_statement(wish) using current_setting('app.tenant')::integer, wish,
    public.wished_numbers(wish -> 'editions'), public.wished_texts(wish -> 'lists'),
    public.article_query(wish ->> 'language', wish -> 'words');
end
$$;

revoke all on function search_articles from public;
grant execute on function search_articles to arredo_app;

-- Only for the moment of handing over: the functions' owner makes nothing of its own.
grant create on schema public to arredo_search;
alter function search_articles owner to arredo_search;
revoke create on schema public from arredo_search;
