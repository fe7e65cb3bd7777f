import type { Profile, ProjectQuery, ProjectSort } from '@arredo/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/databases.ts'
import { pictureOf } from '../../pictures/picture-of.ts'
import { listedColumns } from '../project-listing.ts'
import { visibleProjects } from '../visible-projects.ts'
import type { Cursor } from './cursor.ts'

export const pageSize = 50
/** Written out: PostgreSQL expects a tenth of all rows of a limit it is not told, and would plan each call anew. */
const onePage = sql.lit(pageSize + 1)

export type ProjectPage = Pick<ProjectQuery, 'search' | 'status' | 'shops' | 'customer'> & {
  readonly sort: ProjectSort
  readonly after: Cursor | null
  readonly savedFrom: Date | null
  readonly savedBefore: Date | null
}

type Order = {
  /** Null for the order of the numbers themselves. */
  readonly column: 'saved_at' | 'name_key' | 'price_key' | null
  /** As a cursor has it, to the last microsecond, and back. */
  readonly written: RawBuilder<string>
  readonly read: (key: string) => RawBuilder<unknown>
}

const orders: Readonly<Record<string, Order>> = {
  saved: {
    column: 'saved_at',
    written: sql<string>`(extract(epoch from saved_at) * 1000000)::bigint::text`,
    read: (key) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
  },
  created: { column: null, written: sql<string>`''`, read: () => sql`null` },
  name: { column: 'name_key', written: sql<string>`name_key`, read: (key) => sql`${key}` },
  price: { column: 'price_key', written: sql<string>`price_key::text`, read: (key) => sql`${key}::bigint` },
}

/**
 * One more than a page, to know whether there is another. A professional's list is that of the shop worked for, or of
 * those of the own shops that are asked for: each is read along the index of its order, and no further than a page.
 */
export function projectsPage(database: Database, tenant: number, profile: Profile, page: ProjectPage) {
  const by = page.sort.replace('-', '')
  const direction = page.sort.startsWith('-') ? 'desc' : 'asc'
  const order = orders[by] as Order

  // Asked for by the shop alone: beside the owner no index has the order.
  const ofShop = (shop: string) =>
    database
      .selectFrom('project')
      .where('tenant', '=', tenant)
      .where('shop', '=', shop)
      .where('deleted_at', 'is', null)

  function inOrder(from: ReturnType<typeof ofShop>) {
    let query = matching(from, page)
    if (page.after && !order.column) {
      query = query.where('number', direction === 'desc' ? '<' : '>', page.after.number)
    } else if (page.after && order.column) {
      const { key, number } = page.after
      const than = direction === 'desc' ? sql`<` : sql`>`
      query = query.where(
        sql<boolean>`(${sql.ref(order.column)}, number) ${than} (${order.read(key)}, ${number})`,
      )
    }
    const { column } = order
    return (column ? query.orderBy(column, direction) : query)
      .orderBy('number', direction)
      .select([...listedColumns, 'name_key', 'price_key', pictureOf])
      .select(order.written.as('key'))
      .limit(onePage)
  }

  const shops = shopsOf(profile, page.shops)
  if (!shops) return inOrder(visibleProjects(database, tenant, profile))
  const [first = '', ...others] = shops
  if (others.length === 0) return inOrder(ofShop(first))

  // A part that is ordered and ends must be a table of its own.
  const part = (shop: string) => database.selectFrom(inOrder(ofShop(shop)).as('part')).selectAll()
  const all = others.reduce((union, shop) => union.unionAll(part(shop)), part(first))
  const { column } = order
  const merged = database.selectFrom(all.as('project')).selectAll()
  return (column ? merged.orderBy(column, direction) : merged).orderBy('number', direction).limit(onePage)
}

/** Null for whoever sees the own projects, whatever their shop. */
function shopsOf(profile: Profile, wanted: readonly string[] | undefined): readonly string[] | null {
  if (profile.kind !== 'pro' || !profile.shop) return null
  if (!wanted?.length) return [profile.shop.code]
  const own = new Set(profile.shops.map(({ code }) => code))
  return [...new Set(wanted)].filter((code) => own.has(code))
}

type Projects = ReturnType<typeof visibleProjects>

function matching(from: Projects, page: ProjectPage): Projects {
  const { search, status, customer, savedFrom, savedBefore } = page
  let query = from
  if (status?.length) query = query.where('status', 'in', status)
  if (customer !== undefined) query = query.where('customer_code', '=', customer)
  if (savedFrom) query = query.where('saved_at', '>=', savedFrom)
  if (savedBefore) query = query.where('saved_at', '<', savedBefore)
  for (const word of wordsOf(search)) query = query.where('search', 'like', `%${escapeLike(word)}%`)
  return query
}

function wordsOf(search: string | undefined): readonly string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
