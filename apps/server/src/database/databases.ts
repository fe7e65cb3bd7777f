import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type CellMap, cellMap, ElsewhereError, elsewhereCode, mainCell, type TenantKey } from './cell-map.ts'
import { isOutage } from './is-outage.ts'
import { keptAlive } from './kept-alive.ts'
import type { DB } from './schema.generated.ts'

/** A transaction that has begun: whatever would begin another in it, and so end this one, is not there. */
export type Database = Omit<
  Kysely<DB>,
  'transaction' | 'startTransaction' | 'connection' | Copying | 'destroy'
>

/** These give back a whole Kysely, with everything that is left out above. */
type Copying = 'withPlugin' | 'withoutPlugins' | 'withSchema' | 'withTables'

export type { TenantKey } from './cell-map.ts'

export type Databases = {
  /**
   * The only way to a tenant's rows: one transaction that can see nothing else. Work begins again where the tenant was
   * on its way to another cell: nothing of the first time has come to a database.
   */
  readonly withTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** The same for work that only reads; PostgreSQL refuses it anything else. */
  readonly readWithTenant: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** The same for work of one statement, which travels with its begin and its commit: one round trip. */
  readonly readOnce: <Value>(tenant: TenantKey, work: Work<Value>) => Promise<Value>
  /** For the few tables without tenant, which say who the tenant is. */
  readonly withoutTenant: <Value>(work: Work<Value>) => Promise<Value>
  /** What each database says of itself, read in one of them. */
  readonly readInCell: <Value>(cell: string, work: Work<Value>) => Promise<Value>
  /** Tenants and their host names themselves, which only the owner's role may change. */
  readonly changeTenants: <Value>(work: Work<Value>) => Promise<Value>
  /** Those that this process has an address of. */
  readonly cells: readonly string[]
  /** Of one cell, or of all. */
  readonly use: (cell?: string) => PoolUse
  readonly close: () => Promise<void>
}

/** Connections of this process, and who stands in line for one. */
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
  /** A process that serves one cell, and calls it main whatever the map says. */
  readonly isAlone?: boolean
  /** To each of them. */
  readonly connections: number
  /** In milliseconds, within which a statement has its answer or its connection is given up; for tests. */
  readonly longestAnswer?: number
  readonly onConnectionError: (error: Error) => void
  readonly onWait?: (seconds: number) => void
}

/** A pool, and since when each of those in its line has waited, the first one first. */
type Cell = { readonly pool: pg.Pool; readonly line: Set<{ readonly since: number }> }

const connectTimeout = 5_000
/** Far beyond PostgreSQL's own limits below, which hold as long as it lives. */
const usualAnswer = 30_000
/** Of PostgreSQL's class for connections: who has no address of a cell cannot reach it. */
const noConnection = '08001'
/** One who comes back again and again while a tenant moves to and fro is not kept for ever. */
const longestRefused = 10_000
const limits =
  "set_config('statement_timeout', '10000', true), set_config('lock_timeout', '5000', true), " +
  "set_config('idle_in_transaction_session_timeout', '15000', true)"

export function openDatabases(options: DatabaseOptions): Databases {
  let closing = false
  const { connections, onWait, longestAnswer = usualAnswer } = options
  const report = (error: Error) => {
    if (!closing) options.onConnectionError(error)
  }
  const cells = new Map(
    Object.entries(options.cells).map(([cell, url]): [string, Cell] => [
      cell,
      { pool: openPool(url, { max: connections, query_timeout: longestAnswer }, report), line: new Set() },
    ]),
  )
  const clientOf = async (name: string) => {
    const cell = cells.get(name)
    if (!cell) throw Object.assign(new Error(`No address of cell ${name}`), { code: noConnection })
    return connect(cell, onWait)
  }
  const transactIn = async <Value>(name: string, begin: string, work: Work<Value>) =>
    transact(await clientOf(name), begin, work, lendWhole)
  const readInCell = <Value>(cell: string, work: Work<Value>) =>
    transactIn(cell, `begin read only; select ${limits}`, work)
  const map = options.isAlone ? aloneMap(readInCell) : mapOf(readInCell)
  // Nothing has begun where no connection was had, so that another cell may be tried.
  const reach = async (tenant: TenantKey, cell: string) => {
    try {
      return await clientOf(cell)
    } catch (error) {
      const other = isOutage(error) ? await map.instead(tenant, cell) : null
      if (other === null) throw error
      return clientOf(other)
    }
  }
  const enter = async <Value>(tenant: TenantKey, begin: string, work: Work<Value>, lend = lendWhole) => {
    const first = performance.now()
    let cell = map.cellOf(tenant)
    for (;;) {
      const client = await reach(tenant, cell)
      try {
        return await transact(client, beginFor(begin, tenant.number), work, lend)
      } catch (error) {
        if (!(error instanceof ElsewhereError) || performance.now() - first > longestRefused) throw error
        cell = await map.find(tenant)
      }
    }
  }

  return {
    withTenant: (tenant, work) => enter(tenant, 'begin', work),
    readWithTenant: (tenant, work) => enter(tenant, 'begin read only', work),
    readOnce: (tenant, work) => enter(tenant, 'begin read only', work, lendOnce),
    withoutTenant: (work) => readInCell(mainCell, work),
    readInCell,
    changeTenants: (work) => transactIn(mainCell, `begin; select ${limits}`, work),
    cells: [...cells.keys()],
    use: (cell) =>
      useOf([...cells].flatMap(([name, one]) => (cell === undefined || cell === name ? one : []))),
    async close() {
      closing = true
      await Promise.all([...cells.values()].map(({ pool }) => pool.end()))
    },
  }
}

type ReadInCell = Databases['readInCell']

function mapOf(read: ReadInCell): CellMap {
  return cellMap({
    ask: (tenant) => cellInMap(read, tenant),
    isIn: (cell, tenant) => isIn(read, cell, tenant),
  })
}

/** Where there is one cell a tenant can only be waited for. */
function aloneMap(read: ReadInCell): CellMap {
  const map = cellMap({ ask: async () => mainCell, isIn: (cell, tenant) => isIn(read, cell, tenant) })
  return { ...map, cellOf: () => mainCell }
}

async function cellInMap(read: ReadInCell, number: number): Promise<string | null> {
  const found = await read(mainCell, (database) =>
    database.selectFrom('tenant').where('number', '=', number).select('cell').executeTakeFirst(),
  )
  return found?.cell ?? null
}

async function isIn(read: ReadInCell, cell: string, number: number): Promise<boolean> {
  const found = await read(cell, (database) =>
    database.selectFrom('tenant').where('number', '=', number).select('is_here').executeTakeFirst(),
  )
  return found?.is_here ?? false
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
  return `${begin}; select ${limits}, enter_tenant(${tenant})`
}

type PoolLimits = Required<Pick<pg.PoolConfig, 'max' | 'query_timeout'>>

function openPool(connectionString: string, poolLimits: PoolLimits, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...poolLimits,
    ...keptAlive,
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

/** Begin and tenant go in one round trip. */
async function transact<Value>(
  client: pg.PoolClient,
  begin: string,
  work: Work<Value>,
  lend: (client: pg.PoolClient) => Lent,
): Promise<Value> {
  // True throws the connection away: it is dead, or nobody knows which transaction it is in.
  const giveBack = (broken: boolean) => client.release(broken)
  // Not waited for: should it fail, so does the first statement of the work, and every one after it.
  const begun = client.query(begin)
  begun.catch(() => {})
  try {
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
    throw await begun.then(() => error, reasonOf)
  }
}

/** Why a transaction could not begin, which its statements do not know. */
function reasonOf(error: unknown): unknown {
  const isElsewhere = error instanceof pg.DatabaseError && error.code === elsewhereCode
  return isElsewhere ? new ElsewhereError(error.message) : error
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
