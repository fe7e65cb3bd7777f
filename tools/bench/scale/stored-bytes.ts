import type pg from 'pg'

export type Stored = { readonly table: string; readonly rows: number; readonly bytesEach: number }

/** Tables that grow with what people do, as large as they are on disk with indexes and what lies out of line. */
const growing = ['project', 'audit', 'audit_link', 'idempotency', 'article', 'article_price', 'article_word']

/** Of fewer rows it would be the empty pages of their indexes that are counted. */
const fewest = 400

export async function storedBytes(admin: pg.Client): Promise<readonly Stored[]> {
  const found: Stored[] = []
  for (const table of growing) {
    await admin.query(`vacuum analyze ${table}`)
    const { rows } = await admin.query<{ rows: number; bytes: number }>(
      `select count(*)::float8 as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
    )
    const [of] = rows
    if (of && of.rows >= fewest) found.push({ table, rows: of.rows, bytesEach: of.bytes / of.rows })
  }
  return found
}

/** How large the documents themselves are, as text and as they are stored, with the sample projects apart. */
export async function documentBytes(admin: pg.Client) {
  const { rows } = await admin.query<{
    name: string
    count: number
    rows: number
    text: number
    stored: number
  }>(
    `select case owner when 'sample' then 'sample' else 'bench' end as name, count(*)::int, avg(article_count)::float8 as rows,
       avg(octet_length(document::text))::float8 as text, avg(pg_column_size(document))::float8 as stored
     from project group by 1`,
  )
  return rows
}

export async function walPosition(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ at: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at",
  )
  return rows[0]?.at ?? Number.NaN
}
