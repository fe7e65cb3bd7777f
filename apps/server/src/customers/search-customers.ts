import { type RawBuilder, sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { searchedWords } from './customer-keys.ts'
import { listingOf } from './customer-row.ts'
import { visibleShops } from './visible-customers.ts'

const pageSize = 50
/** Of more who are called so, the first page is no longer the first of all by name; whoever looks types on. */
const mostCompared = 1_000

export const searchCustomers: Handler<'customers/search'> = {
  transaction: 'read',
  async run({ site, caller, database }, { text = '', order = 'name', after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const shops = await visibleShops(database, tenant, caller.profile)
    const words = searchedWords(text)
    // What has no word in it, such as a dash, is nobody's name.
    if (text.trim() !== '' && words.length === 0) return answer({ customers: [], hasMore: false })

    const query =
      words.length > 0
        ? customersWithWords({ tenant, shops }, words)
        : customersInOrder({ tenant, shops }, order, after)
    const { rows } = await query.execute(database)
    return answer({ customers: rows.slice(0, pageSize).map(listingOf), hasMore: rows.length > pageSize })
  },
}

type Where = { readonly tenant: number; readonly shops: readonly string[] }
type Row = {
  readonly code: string
  readonly details: unknown
  readonly changed_at: Date
  readonly removed_at: Date | null
}

/** By the longest word's beginning, then those of the found who have the others too. */
export function customersWithWords({ tenant, shops }: Where, words: readonly string[]): RawBuilder<Row> {
  const [first = '', ...others] = words
  const have = others.map(
    (word) => sql`and exists (
      select from customer_word other
      where other.tenant = ${tenant} and other.customer = found.customer and ${beginsWith('other', word)})`,
  )
  return sql<Row>`
    select c.code, c.details, c.changed_at, c.removed_at
    from (
      select distinct found.customer from customer_word found
      where found.tenant = ${tenant} and found.shop = any (${shops}::text[]) and ${beginsWith('found', first)}
        ${sql.join(have, sql` `)}
      limit ${mostCompared}
    ) found
    join customer c on c.tenant = ${tenant} and c.code = found.customer
    order by c.name_key, c.code limit ${pageSize + 1}`
}

/** One more than a page, to know whether there is another; of every shop no more than could be in it. */
export function customersInOrder(
  { tenant, shops }: Where,
  order: 'name' | 'recent',
  after?: string,
): RawBuilder<Row> {
  const by = order === 'name' ? sql`c.name_key, c.code` : sql`c.used_at desc, c.code`
  const behind =
    after === undefined || order === 'recent'
      ? sql``
      : sql`and (c.name_key, c.code) > (
          select last.name_key, last.code from customer last where last.tenant = ${tenant} and last.code = ${after})`
  return sql<Row>`
    select c.code, c.details, c.changed_at, c.removed_at
    from unnest(${shops}::text[]) own (shop) cross join lateral (
      select c.code, c.details, c.changed_at, c.removed_at, c.name_key, c.used_at from customer c
      where c.tenant = ${tenant} and c.shop = own.shop and c.removed_at is null ${behind}
      order by ${by} limit ${pageSize + 1}
    ) c
    order by ${by} limit ${pageSize + 1}`
}

/** A range: a pattern would not use the index under row-level security. */
function beginsWith(table: string, word: string): RawBuilder<unknown> {
  const column = sql.ref(`${table}.word`)
  return sql`${column} >= ${word} and ${column} < ${`${word}\u{10ffff}`}`
}
