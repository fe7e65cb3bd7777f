import type pg from 'pg'

export type TenantTable = {
  readonly name: string
  /** Without those that PostgreSQL works out itself. */
  readonly columns: readonly string[]
}

/** What passes, or what was written about the place it was written in: it does not travel with a brand. */
export const staysBehind: ReadonlySet<string> = new Set([
  ...['session', 'rate_limit', 'idempotency', 'file_link', 'mail_code'],
  ...['event', 'event_counter', 'audit', 'audit_link'],
])

/** What a brand that is replaced keeps: its audit, and what browsers are told about it. */
export const staysInPlace: ReadonlySet<string> = new Set([
  'event',
  'event_counter',
  'audit',
  'audit_link',
  'rate_limit',
])

/** Part of the map, which is in the main database for the brands of all cells; the same table in a cell is empty. */
export const hostTable = 'tenant_host'

/** Every table with rows of tenants, read from the database itself; those that others refer to come first. */
export async function tenantTables(client: pg.ClientBase): Promise<readonly TenantTable[]> {
  const { rows: tables } = await client.query<TenantTable>(`
    select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    group by relname having bool_or(attname = 'tenant') order by relname`)
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)

  const ordered: TenantTable[] = []
  const place = (table: TenantTable) => {
    if (ordered.includes(table)) return
    const parents = references.filter(({ child }) => child === table.name).map(({ parent }) => parent)
    for (const parent of tables.filter(({ name }) => parents.includes(name))) place(parent)
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}
