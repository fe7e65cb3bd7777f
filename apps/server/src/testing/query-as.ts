import pg from 'pg'

export type QueryAs = {
  readonly values?: readonly unknown[]
  /** Row-level security holds for the owner too. */
  readonly tenant?: number
}

/** One statement over a connection of its own, with the role that the address names. */
export async function queryAs<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  text: string,
  { values = [], tenant }: QueryAs = {},
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (tenant !== undefined)
      await client.query("select set_config('app.tenant', $1, false)", [String(tenant)])
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
