import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { answerInTime } from '../database/answer-in-time.ts'
import { keptAlive } from '../database/kept-alive.ts'

/** A cell that takes part in a move, with the role of an administrator, who sees the rows of all tenants. */
export type Side = { readonly name: string; readonly address: string; readonly client: pg.Client }

/** A cell that may be away. */
export type End =
  | { readonly name: string; readonly side: Side }
  | { readonly name: string; readonly side: null; readonly problem: string }

export const notNow = (name: string) => `Cell ${name} does not answer now`

export type OpenSide = (name: string) => Promise<Side>

/** Cells are opened as they are asked for, each once, and all of them closed in the end. */
export async function withSides<Value>(
  addresses: Readonly<Record<string, string>>,
  work: (open: OpenSide) => Promise<Value>,
): Promise<Value> {
  const sides = new Map<string, Promise<Side>>()
  try {
    return await work((name) => {
      const side = sides.get(name) ?? openSide(name, addresses[name])
      sides.set(name, side)
      return side
    })
  } finally {
    const opened = await Promise.allSettled(sides.values())
    const clients = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value.client] : []))
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

/** In milliseconds: a cell that has not said a word for this long is away. */
const patience = 5_000

/** Whether a side that was opened still answers. */
export async function endOf(side: Side): Promise<End> {
  const asked = side.client.query('select').then(
    () => true,
    () => false,
  )
  const answers = await Promise.race([asked, wait(patience, false, { ref: false })])
  const { name } = side
  return answers ? { name, side } : { name, side: null, problem: notNow(name) }
}

async function openSide(name: string, address: string | undefined): Promise<Side> {
  if (address === undefined) throw new Error(`DATABASE_ADMIN_CELLS has no address of cell ${name}`)
  const client = new pg.Client({
    ...{ connectionString: address, connectionTimeoutMillis: patience },
    ...keptAlive,
  })
  // One that is lost between two statements is found out by the next.
  client.on('error', () => {})
  try {
    await client.connect()
    await prepare(name, client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { name, address, client }
}

async function prepare(name: string, client: pg.Client): Promise<void> {
  // A machine that dies closes no sockets. Unless it asks, PostgreSQL holds its locks for two hours.
  await client.query(
    "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = '25s'",
  )
  // What we commit is on the disk, and all that was committed before it: the copy hears of nothing else. Rows are
  // compared as text.
  await client.query(
    "set synchronous_commit = on; set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set search_path = public",
  )
  const { rows } = await client.query<{ name: string; strong: boolean }>(
    `select name, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as strong
     from cell where is_own`,
  )
  const [own] = rows
  if (own?.name !== name) throw new Error(`The address of cell ${name} leads to ${own?.name}`)
  if (!own.strong) throw new Error(`The role in the address of cell ${name} is no administrator's`)
}

/** In milliseconds, for PostgreSQL to say itself that its time is over. */
const grace = 2_000

/**
 * No statement of the work takes longer. A cell that says nothing at all cannot keep to it: then the connection is given
 * up, so that nothing of the work goes on behind what undoes it.
 */
export async function within<Value>(
  { name, client }: Side,
  milliseconds: number,
  work: () => Promise<Value>,
): Promise<Value> {
  // 0 would be for ever.
  const most = Math.max(1, Math.round(milliseconds))
  const limited = client.query(`set statement_timeout = ${most}`).then(work)
  const giveUp = () => {
    client.end().catch(() => {})
    return new Error(notNow(name))
  }
  try {
    return await answerInTime(limited, most + grace, giveUp)
  } finally {
    // Not waited for: it goes out before whatever is asked next, and of a lost connection nothing is.
    client.query('set statement_timeout = 0').catch(() => {})
  }
}

/** All or nothing. */
export async function transact({ client }: Side, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** What it writes fires no triggers, as what is replicated does not. */
export function transactQuietly(side: Side, work: () => Promise<void>): Promise<void> {
  return transact(side, async () => {
    await side.client.query("set local session_replication_role = 'replica'")
    await work()
  })
}
