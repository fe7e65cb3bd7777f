import pg from 'pg'
import { type Side, within } from './side.ts'

export type Compared = { readonly rows: number; readonly differing: readonly string[] }

/** Counts and sums up the hashes of a tenant's rows on both sides, table by table, in what is left of the pause. */
export async function compareRows(
  sides: readonly [Side, Side],
  sums: string,
  tables: readonly string[],
  milliseconds: number,
): Promise<Compared> {
  const asked = sides.map((side) => sumsOf(side, sums, milliseconds))
  // Where one is lost the other is not asked anything while it is at this: it would look dead too.
  await Promise.allSettled(asked)
  const [left, right] = await Promise.all(asked)
  const differing = tables.filter(
    (table) => !left?.has(table) || left.get(table)?.sum !== right?.get(table)?.sum,
  )
  return { differing, rows: [...(left ?? new Map()).values()].reduce((sum, { rows }) => sum + rows, 0) }
}

type Sum = { readonly rows: number; readonly sum: string }

/**
 * The question that both sides are asked. JSON has a hash of its own, which takes less than half the time of its text;
 * what PostgreSQL works out itself is worked out on both sides.
 */
export async function sumsQuery(
  { client }: Side,
  tenant: number,
  tables: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    `select relname as name, 'hash_record_extended(row(' || string_agg(case
         when atttypid = 'jsonb'::regtype then format('jsonb_hash_extended(%I, 0)', attname)
         else format('%I::text', attname) end, ', ' order by attnum) || '), 0)' as hash
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relname = any ($1) and attnum > 0
       and not attisdropped and attgenerated = ''
     group by relname`,
    [tables],
  )
  const each = rows.map(
    ({ name, hash }) => `select '${name}' as name, count(*)::int as rows,
      count(*) || ' ' || coalesce(sum(${hash}::numeric), 0) as sum
      from ${pg.escapeIdentifier(name)} where tenant = ${tenant}`,
  )
  return each.join(' union all ')
}

async function sumsOf(side: Side, sums: string, milliseconds: number): Promise<ReadonlyMap<string, Sum>> {
  const { rows } = await within(side, milliseconds, () => side.client.query<Sum & { name: string }>(sums))
  return new Map(rows.map(({ name, ...sum }) => [name, sum]))
}
