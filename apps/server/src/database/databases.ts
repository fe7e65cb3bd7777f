import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>

/** A tenant's number and the database its rows live in. */
export type TenantKey = { readonly number: number; readonly cell: string }

export type Databases = {
  /** The only way to a tenant's rows: one transaction that can see nothing else. */
  readonly withTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** The same for work that only reads: it does not wait for the end of a transaction that has nothing to keep. */
  readonly readWithTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** For the few tables without tenant, which say who the tenant is. */
  readonly withoutTenant: <Value>(work: Work<Value>) => Promise<Value>
  readonly close: () => Promise<void>
}

export type Work<Value> = (database: Database) => Promise<Value>

export type DatabaseOptions = {
  /** Address of every cell; `main` also holds the tables without tenant. */
  readonly cells: Readonly<Record<string, string>>
  readonly connections: number
  readonly onConnectionError: (error: Error) => void
}

const connectTimeout = 5_000
const limits =
  "set_config('statement_timeout', '10000', true), set_config('lock_timeout', '5000', true), " +
  "set_config('idle_in_transaction_session_timeout', '15000', true)"

export function openDatabases(options: DatabaseOptions): Databases {
  let closing = false
  const { connections } = options
  const report = (error: Error) => {
    if (!closing) options.onConnectionError(error)
  }
  const pools = new Map(
    Object.entries(options.cells).map(([cell, url]) => [cell, openPool(url, connections, report)] as const),
  )
  const poolOf = (cell: string) => {
    const pool = pools.get(cell)
    if (!pool) throw new Error(`No database for cell ${cell}`)
    return pool
  }

  return {
    withTenant: ({ number, cell }, work) => transact(poolOf(cell), beginFor(number), work, 'waited for'),
    readWithTenant: ({ number, cell }, work) => transact(poolOf(cell), beginFor(number), work, 'left alone'),
    withoutTenant: (work) =>
      transact(poolOf('main'), `begin read only; select ${limits}`, work, 'left alone'),
    async close() {
      closing = true
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}

function beginFor(tenant: number): string {
  if (!Number.isSafeInteger(tenant)) throw new Error(`No tenant number: ${tenant}`)
  return `begin; select set_config('app.tenant', '${tenant}', true), ${limits}`
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
  pool: pg.Pool,
  begin: string,
  work: Work<Value>,
  commit: 'waited for' | 'left alone',
): Promise<Value> {
  const client = await pool.connect()
  // True throws the connection away: it is dead, or nobody knows which transaction it is in.
  const giveBack = (broken: boolean) => client.release(broken)
  try {
    // Not waited for: should it fail, the work runs without a tenant, and every table refuses that.
    const begun = client.query(begin)
    begun.catch(() => {})
    const value = await work(over(client))
    await begun
    const committed = client.query('commit')
    if (commit === 'left alone') {
      committed.then(
        () => giveBack(false),
        () => giveBack(true),
      )
      return value
    }
    const { command } = await committed
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

function over(client: pg.PoolClient): Kysely<DB> {
  const query = (text: string, values: readonly unknown[]): unknown =>
    client.query({ name: statementName(text), text, values: [...values] })
  const lent = { query: query as PostgresPoolClient['query'], release() {} }
  const pool = { connect: async () => lent, end: async () => {}, options: {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

const statementNames = new Map<string, string>()
const mostNames = 500

/** A statement with a name is parsed and planned once per connection. Lists of any length have many texts. */
function statementName(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  if (statementNames.size >= mostNames) return ''

  const name = `arredo_${statementNames.size}`
  statementNames.set(text, name)
  return name
}
