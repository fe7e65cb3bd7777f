import type pg from 'pg'
import { fillShelves } from '../bench/search-shelves.ts'
import { addTenant } from '../stack/seed.ts'
import type { Size } from './sizes.ts'

export type Place = { readonly tenant: number; readonly host: string }

/** Behind the tenants of the seeds. */
const firstTenant = 101
/** Behind every article of a catalogue that is sold. */
const behind = 1_000

/** So many brands like the demo one, each on sale with its catalogues. */
export async function addTenants(ownerUrl: string, count: number): Promise<readonly Place[]> {
  const places = Array.from({ length: count }, (_, index) => {
    const tenant = firstTenant + index
    return { tenant, host: `grown-${tenant}.localhost` }
  })
  for (const { tenant, host } of places)
    await addTenant({ ownerUrl, filesFolder: null }, 'demo', { number: tenant, host })
  return places
}

/** Articles into the kitchens that each sells, as they read in English: there a search finds them. */
export async function fillArticles(
  admin: pg.Client,
  places: readonly Place[],
  { articles }: Size,
): Promise<void> {
  const { rows } = await admin.query<{ tenant: number; edition: number }>(
    `select tenant, number as edition from article_edition
     where catalogue = 'KITCHEN' and language = 'en' and tenant = any ($1) order by tenant`,
    [places.map(({ tenant }) => tenant)],
  )
  if (rows.length !== places.length) throw new Error(`${rows.length} of ${places.length} sell kitchens`)
  const shelves = rows.map((shelf) => ({ ...shelf, after: behind }))
  await fillShelves(admin, shelves, articles)
}

/** Every project of a tenant again and again under numbers and names of their own, until it has so many. */
export async function fillProjects(
  admin: pg.Client,
  places: readonly Place[],
  { projects }: Size,
): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'project'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const columns = rows.map(({ name }) => name)
  const own: Readonly<Record<string, string>> = {
    number: 'last + place',
    id: 'gen_random_uuid()',
    name: `'Kitchen ' || upper(left(md5(place::text), 6))`,
    search: `'kitchen ' || left(md5(place::text), 6)`,
    name_key: `'kitchen ' || left(md5(place::text), 6)`,
    saved_at: `saved_at - place * interval '7 minutes'`,
  }
  await admin.query("set session_replication_role = replica; set statement_timeout = '30min'")
  for (const [index, { tenant }] of places.entries()) {
    const count = projects[index] ?? 0
    await admin.query(
      `with saved as (
         select row_number() over (order by number) as turn, count(*) over () as count, project.*
         from project where tenant = $1
       ), counted as (select max(last) as last from project_counter where tenant = $1)
       insert into project (${columns.join(', ')})
       select ${columns.map((name) => own[name] ?? name).join(', ')}
       from counted, generate_series(1, $2) place join saved on turn = 1 + place % count`,
      [tenant, count],
    )
    await admin.query('update project_counter set last = last + $2 where tenant = $1', [tenant, count])
  }
  // Each has been drawn: lists look for the pictures.
  await admin.query(
    `insert into project_picture (tenant, project, revision, hash)
     select tenant, number, revision, repeat(md5(id::text), 2) from project where tenant = any ($1)
     on conflict do nothing`,
    [places.map(({ tenant }) => tenant)],
  )
  await admin.query('set session_replication_role = origin')
  for (const table of ['project', 'project_picture']) await admin.query(`vacuum analyze ${table}`)
}
