import type pg from 'pg'

/** Words a furniture maker writes; names of series are made of syllables, so that every catalogue has its own. */
const kinds = [
  ...[
    'cabinet',
    'drawer',
    'wardrobe',
    'shelf',
    'worktop',
    'sideboard',
    'bookcase',
    'table',
    'bench',
    'mirror',
  ],
  ...[
    'panel',
    'plinth',
    'hood',
    'sink',
    'larder',
    'corner',
    'vitrine',
    'bed',
    'nightstand',
    'sofa',
    'armchair',
  ],
  ...['stool', 'desk', 'lamp', 'basin', 'column', 'filler', 'cornice', 'trolley', 'hanger'],
]
const qualities = [
  ...[
    'tall',
    'low',
    'wide',
    'narrow',
    'open',
    'glazed',
    'hinged',
    'sliding',
    'folding',
    'suspended',
    'classic',
  ],
  ...['modern', 'rounded', 'straight', 'modular', 'compact', 'deep', 'illuminated', 'ventilated', 'framed'],
]
const finishes = [
  ...[
    'oak',
    'walnut',
    'ash',
    'elm',
    'cherry',
    'lacquered',
    'matt',
    'gloss',
    'marble',
    'quartz',
    'concrete',
    'steel',
  ],
  ...[
    'brass',
    'aluminium',
    'linen',
    'leather',
    'velvet',
    'graphite',
    'ivory',
    'terracotta',
    'petrol',
    'sage',
  ],
]
const details = [
  ...[
    'soft',
    'closing',
    'adjustable',
    'feet',
    'handle',
    'groove',
    'push',
    'opening',
    'organiser',
    'cutlery',
    'tray',
  ],
  ...[
    'socket',
    'lighting',
    'mirrored',
    'reversible',
    'waterproof',
    'certified',
    'recycled',
    'assembled',
    'delivery',
  ],
  ...[
    'replacement',
    'hinges',
    'runners',
    'edges',
    'veneer',
    'honeycomb',
    'carcass',
    'antibacterial',
    'seamless',
  ],
]
const tags = [
  ...[
    'new',
    'sale',
    'outlet',
    'kitchen',
    'living',
    'bedroom',
    'bathroom',
    'office',
    'kids',
    'outdoor',
    'hotel',
  ],
  ...['premium', 'basic', 'fsc', 'vegan', 'quick', 'custom', 'limited', 'iconic', 'wired'],
]
const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'ro',
  'su',
  'ta',
  've',
  'zi',
  'lo',
  'mar',
  'ter',
]

export const vocabulary = { kinds, qualities, finishes, details, tags, groups: 8, groupsBelow: 6 }

/** Where articles go: an edition of a tenant, behind what it has already. */
export type Shelf = { readonly tenant: number; readonly edition: number; readonly after: number }

/** So many tenants of a database that is otherwise empty, each with an edition without articles. */
export async function emptyShelves(admin: pg.Client, tenants: number): Promise<readonly Shelf[]> {
  // There is no pack that they are of.
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into tenant (number, code) select number, 'bench' || number from generate_series(1, $1) number
     on conflict do nothing`,
    [tenants],
  )
  await admin.query(
    `insert into article_edition (tenant, number, hash, language, catalogue, name, groups, price_lists)
     select number, 1, 'hash', 'en', 'RANGE', 'Range', '[]', '[]' from generate_series(1, $1) number`,
    [tenants],
  )
  await admin.query('set session_replication_role = origin')
  return Array.from({ length: tenants }, (_, index) => ({ tenant: index + 1, edition: 1, after: 0 }))
}

/**
 * Fills them with articles as `indexArticles` would leave them. A tenth of the tenants' shelves are made one by one
 * and the others copied, word by word the same: the hardest case for an index that has to tell tenants apart. To be
 * run as an administrator, whom no policy binds.
 */
export async function fillShelves(
  admin: pg.Client,
  shelves: readonly Shelf[],
  perTenant: number,
): Promise<void> {
  const own = shelves.slice(0, Math.max(1, Math.round(shelves.length / 10)))
  await admin.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  const { rows: indexes } = await admin.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('article'::regclass, 'article_price'::regclass, 'article_word'::regclass) and not indisprimary`,
  )
  for (const { name } of indexes) await admin.query(`drop index ${name}`)

  await admin.query(`
    create or replace function pick(list text[], number integer, salt integer) returns text language sql immutable
    as $$ select list[1 + abs(hashint4extended(number, salt) % cardinality(list))::integer] $$`)
  for (const shelf of own) await makeShelf(admin, shelf, perTenant)
  for (const [index, shelf] of shelves.slice(own.length).entries()) {
    const like = own[index % own.length]
    if (like) await copyShelf(admin, like, shelf, perTenant)
  }
  for (const { definition } of indexes) await admin.query(definition)
  for (const table of ['article', 'article_price', 'article_word'])
    await admin.query(`vacuum analyze ${table}`)
  await admin.query('set session_replication_role = origin')
}

async function makeShelf(
  admin: pg.Client,
  { tenant, edition, after }: Shelf,
  perTenant: number,
): Promise<void> {
  await admin.query(
    `with made as (
       select number, seed,
         concat_ws(' ', pick($3, seed, 1), pick($4, seed, 2), pick($5, seed, 3), series, width / 10 || ' cm') as name,
         concat_ws(' ', pick($6, seed, 4), pick($6, seed, 5), pick($6, seed, 6), pick($5, seed, 7), pick($6, seed, 8))
           as description,
         upper(pick($8, seed, 9) || abs(hashint4extended(seed, 10) % 90 + 10) || '-' || number) as code,
         'G' || abs(hashint4extended(seed, 11) % ${vocabulary.groups}) as top,
         abs(hashint4extended(seed, 12) % ${vocabulary.groupsBelow}) as below,
         array[pick($7, seed, 13), pick($7, seed, 14)] as tags, width
       from (
         select number, $1 * 1000003 + number as seed,
           initcap(pick($8, $1 * 31 + number / 25, 15) || pick($8, $1 * 37 + number / 25, 16) ||
             pick($8, $1 * 41 + number / 25, 17)) as series,
           300 + 50 * abs(hashint4extended(number, 18) % 19)::integer as width
         from generate_series(0, $2 - 1) number
       ) numbered
     )
     insert into article (tenant, edition, position, code, model, name, description, classification, groups, tags,
       attach, width, depth, height, widths, code_key, name_key, search)
     select $1, $9, $10 + number, code, 'MODEL', name, description, top || '-' || below, array[top, top || '-' || below],
       tags, case when number % 4 = 0 then 'wall' else 'floor' end, width, 560, 720,
       case when number % 3 = 0 then array[width, width, 1] else array[300, 1200, 50] end, lower(code), lower(name),
       article_vector('en', lower(name), lower(array_to_string(tags, ' ') || ' ' || code), description)
     from made`,
    [tenant, perTenant, qualities, kinds, finishes, details, tags, syllables, edition, after],
  )
  await admin.query(
    `insert into article_price (tenant, edition, list, position, amount)
     select $1::integer, edition, 'EUR2026', position,
       (2000 + 3000 * exp(abs(hashint4extended(position, $1) % 4000) / 1000.0))::bigint
     from article where tenant = $1 and edition = $2 and position >= $3`,
    [tenant, edition, after],
  )
  await admin.query(
    `insert into article_word (tenant, edition, word)
     select distinct $1::integer, $2::integer, word
     from article, regexp_split_to_table(name_key || ' ' || description || ' ' || array_to_string(tags, ' '), ' ') word
     where tenant = $1 and edition = $2 and position >= $3 and length(word) > 2 and word !~ '^[0-9]+$'
     on conflict do nothing`,
    [tenant, edition, after],
  )
}

async function copyShelf(admin: pg.Client, from: Shelf, to: Shelf, perTenant: number): Promise<void> {
  const places = `where tenant = ${from.tenant} and edition = ${from.edition}`
  const copied = `and position >= ${from.after} and position < ${from.after + perTenant}`
  for (const [table, which] of [
    ['article', copied],
    ['article_price', copied],
    ['article_word', ''],
  ]) {
    const { rows } = await admin.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not in ('tenant', 'edition')`,
      [table],
    )
    const columns = rows.map(({ name }) => name)
    const values = columns.map((name) =>
      name === 'position' ? `position - ${from.after} + ${to.after}` : name,
    )
    await admin.query(
      `insert into ${table} (tenant, edition, ${columns.join(', ')})
       select ${to.tenant}, ${to.edition}, ${values.join(', ')} from ${table} ${places} ${which} on conflict do nothing`,
    )
  }
}
