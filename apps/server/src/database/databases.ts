import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.generated.ts'

/** A transaction that has begun: whatever would begin another in it, and so end this one, is not there. */
export type Database = Omit<
  Kysely<DB>,
  'transaction' | 'startTransaction' | 'connection' | Copying | 'destroy'
>

/** These give back a whole Kysely, with everything that is left out above. */
type Copying = 'withPlugin' | 'withoutPlugins' | 'withSchema' | 'withTables'

/** A tenant's number and the database its rows live in. */
export type TenantKey = { readonly number: number; readonly cell: string }

export type Databases = {
  /** The only way to a tenant's rows: one transaction that can see nothing else. */
  readonly withTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** The same for work that only reads; PostgreSQL refuses it anything else. */
  readonly readWithTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** The same for work of one statement, which travels with its begin and its commit: one round trip. */
  readonly readOnce: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** For the few tables without tenant, which say who the tenant is. */
  readonly withoutTenant: <Value>(work: Work<Value>) => Promise<Value>
  readonly use: () => PoolUse
  readonly close: () => Promise<void>
}

/** Connections of this process, over all cells, and who stands in line for one. */
export type PoolUse = {
  readonly busy: number
  readonly free: number
  readonly waiting: number
  /** How long the first in the line has waited, in milliseconds. */
  readonly longestWait: number
}

export type Work<Value> = (database: Database) => Promise<Value>

export type DatabaseOptions = {
  /** Address of every cell; `main` also holds the tables without tenant. */
  readonly cells: Readonly<Record<string, string>>
  readonly connections: number
  readonly onConnectionError: (error: Error) => void
  readonly onWait?: (seconds: number) => void
}

/** A pool, and since when each of those in its line has waited, the first one first. */
type Cell = { readonly pool: pg.Pool; readonly line: Set<{ readonly since: number }> }

const connectTimeout = 5_000
const limits =
  "set_config('statement_timeout', '10000', true), set_config('lock_timeout', '5000', true), " +
  "set_config('idle_in_transaction_session_timeout', '15000', true)"

export function openDatabases(options: DatabaseOptions): Databases {
  let closing = false
  const { connections, onWait } = options
  const report = (error: Error) => {
    if (!closing) options.onConnectionError(error)
  }
  const cells = new Map(
    Object.entries(options.cells).map(([cell, url]): [string, Cell] => [
      cell,
      { pool: openPool(url, connections, report), line: new Set() },
    ]),
  )
  const transactIn = <Value>(name: string, begin: string, work: Work<Value>, lend = lendWhole) => {
    const cell = cells.get(name)
    if (!cell) throw new Error(`No database for cell ${name}`)
    return transact(() => connect(cell, onWait), begin, work, lend)
  }

  return {
    withTenant: ({ number, cell }, work) => transactIn(cell, beginFor('begin', number), work),
    readWithTenant: ({ number, cell }, work) => transactIn(cell, beginFor('begin read only', number), work),
    readOnce: ({ number, cell }, work) =>
      transactIn(cell, beginFor('begin read only', number), work, lendOnce),
    withoutTenant: (work) => transactIn('main', `begin read only; select ${limits}`, work),
    use: () => useOf([...cells.values()]),
    async close() {
      closing = true
      await Promise.all([...cells.values()].map(({ pool }) => pool.end()))
    },
  }
}

function useOf(cells: readonly Cell[]): PoolUse {
  const now = performance.now()
  let [busy, free, waiting, longestWait] = [0, 0, 0, 0]
  for (const { pool, line } of cells) {
    busy += pool.totalCount - pool.idleCount
    free += pool.idleCount
    waiting += pool.waitingCount
    const [first] = line
    if (first) longestWait = Math.max(longestWait, now - first.since)
  }
  return { busy, free, waiting, longestWait }
}

async function connect({ pool, line }: Cell, onWait: DatabaseOptions['onWait']): Promise<pg.PoolClient> {
  const place = { since: performance.now() }
  line.add(place)
  try {
    return await pool.connect()
  } finally {
    line.delete(place)
    onWait?.((performance.now() - place.since) / 1000)
  }
}

function beginFor(begin: string, tenant: number): string {
  if (!Number.isSafeInteger(tenant)) throw new Error(`No tenant number: ${tenant}`)
  return `${begin}; select set_config('app.tenant', '${tenant}', true), ${limits}`
}

function openPool(connectionString: string, max: number, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    // Statements go out without waiting for the ones before; PostgreSQL still runs them in order.
    pipeline: true,
  })
  // A pool listens to its idle clients only: one that dies while lent would end the process without this.
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', report)
  return pool
}

/** Begin and tenant go in one round trip. Nothing is retried: only the caller knows whether that is safe. */
async function transact<Value>(
  connect: () => Promise<pg.PoolClient>,
  begin: string,
  work: Work<Value>,
  lend: (client: pg.PoolClient) => Lent,
): Promise<Value> {
  const client = await connect()
  // True throws the connection away: it is dead, or nobody knows which transaction it is in.
  const giveBack = (broken: boolean) => client.release(broken)
  try {
    // Not waited for: should it fail, the work runs without a tenant, and every table refuses that.
    const begun = client.query(begin)
    begun.catch(() => {})
    const { database, commit } = lend(client)
    const value = await work(database)
    await begun
    const { command } = await commit()
    // PostgreSQL answers the commit of a failed transaction with a rollback, not with an error.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back')
    giveBack(false)
    return value
  } catch (error) {
    giveBack(!(await rolledBack(client)))
    throw error
  }
}

function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>

/** A connection for the work of one transaction, and how that ends. */
type Lent = { readonly database: Database; readonly commit: () => Promise<pg.QueryResult> }

const queryOf =
  (client: pg.PoolClient): Query =>
  (text, values) =>
    client.query({ name: statementName(text), text, values: [...values] })

function lendWhole(client: pg.PoolClient): Lent {
  return { database: over(queryOf(client)), commit: () => client.query('commit') }
}

/** The commit goes out behind the first statement. A second would run without a tenant: it is refused here. */
function lendOnce(client: pg.PoolClient): Lent {
  let committed: Promise<pg.QueryResult> | null = null
  const query: Query = async (text, values) => {
    if (committed) throw new Error('More than one statement to read once')
    const answered = queryOf(client)(text, values)
    committed = client.query('commit')
    committed.catch(() => {})
    return answered
  }
  return { database: over(query), commit: () => committed ?? client.query('commit') }
}

function over(query: Query): Database {
  const lent = { query: query as unknown as PostgresPoolClient['query'], release() {} }
  const pool = { connect: async () => lent, end: async () => {}, options: {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

const statementNames = new Map<string, string>()
const mostNames = 500

/** A commit inside would keep half of what the work does, and all behind it would run without a tenant. */
const endsTransaction = /^\s*(begin|start|commit|end|rollback(?!\s+to)|abort|prepare)\b/i

/** A statement with a name is parsed and planned once per connection. Lists of any length have many texts. */
function statementName(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  if (endsTransaction.test(text)) throw new Error(`A transaction begins and ends outside the work: ${text}`)
  if (statementNames.size >= mostNames) return ''

  const name = `arredo_${statementNames.size}`
  statementNames.set(text, name)
  return name
}
