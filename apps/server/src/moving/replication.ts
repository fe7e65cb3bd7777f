import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Side } from './side.ts'

const nameOf = (tenant: number) => `arredo_move_${tenant}`
const slotsOf = (tenant: number) => `arredo\\_move\\_${tenant}\\_%`
const lookEvery = 20

/** One that follows and one that copies tables; where there is none of the latter the copy would wait for ever. */
const workersNeeded = 2

/** Others may follow something there, in any database of the server. */
export async function refuseCrowd({ name, client }: Side, tenant: number): Promise<void> {
  const { rows } = await client.query<{ most: number; others: number }>(
    `select current_setting('max_logical_replication_workers')::int as most,
       (select count(*)::int from pg_subscription where subenabled
          and (subname <> $1 or subdbid <> (select oid from pg_database where datname = current_database()))) as others`,
    [nameOf(tenant)],
  )
  const { most = 0, others = 0 } = rows[0] ?? {}
  if (most - others >= workersNeeded) return
  throw new Error(
    `Cell ${name} has no room for one more copy: ${others} of its ${most} max_logical_replication_workers are taken, and a move needs ${workersNeeded}. Begin again when another move has ended, or raise that setting there`,
  )
}

/** Begins to copy a tenant's rows, and to follow what is changed in them meanwhile. */
export async function beginCopying(
  from: Side,
  to: Side,
  tenant: number,
  tables: readonly string[],
): Promise<void> {
  const name = nameOf(tenant)
  const filtered = tables.map((table) => `table ${pg.escapeIdentifier(table)} where (tenant = ${tenant})`)
  await from.client.query(`create publication ${name} for ${filtered.join(', ')}`)
  // Made here, not by the subscription: that would wait for itself where both cells are of one server. Slots have one
  // set of names in a whole server, which may hold a tenant of this number in another database too.
  const created = await from.client.query<{ slot: string }>(
    `select slot_name as slot from pg_create_logical_replication_slot(
       '${name}_' || (select oid from pg_database where datname = current_database()), 'pgoutput')`,
  )
  await keepOutOfLog(to)
  await to.client.query(
    `create subscription ${name} connection ${pg.escapeLiteral(from.address)} publication ${name}
     with (enabled = false, create_slot = false, slot_name = '${created.rows[0]?.slot}', synchronous_commit = 'local'${await asOwner(to)})`,
  )
  // The slots that tables are copied through are named by it, and may have to be dropped when the other cell is dead.
  const { rows } = await to.client.query<{ oid: string }>(`select oid::text ${ownSubscription}`, [name])
  await from.client.query(`comment on publication ${name} is ${pg.escapeLiteral(rows[0]?.oid ?? '')}`)
  await to.client.query(`alter subscription ${name} enable`)
  // Several may have begun at the same moment.
  await refuseCrowd(to, tenant)
}

const ownSubscription =
  'from pg_subscription where subname = $1 and subdbid = (select oid from pg_database where datname = current_database())'

const ownSlots = 'from pg_replication_slots where database = current_database()'

/** The statement that subscribes has an administrator's password in it, and would be logged whole where it fails. */
async function keepOutOfLog({ client }: Side): Promise<void> {
  await client.query(
    "set log_statement = 'none'; set log_min_error_statement = 'panic'; set log_min_duration_statement = -1; set log_min_duration_sample = -1; set log_transaction_sample_rate = 0",
  )
}

/** From PostgreSQL 16 on rows are else written as the owner of the tables, whom row-level security holds for. */
async function asOwner({ client }: Side): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  return (rows[0]?.version ?? 0) >= 160_000 ? ', run_as_owner' : ''
}

export async function untilCopied(to: Side, tenant: number): Promise<void> {
  const state = `select (select count(*)::int from pg_subscription_rel where srsubid = subid and srsubstate <> 'r') as pending,
    apply_error_count + sync_error_count as errors
    from pg_stat_subscription_stats where subid = (select oid ${ownSubscription})`
  await until(async () => {
    const { rows } = await to.client.query<{ pending: number; errors: string }>(state, [nameOf(tenant)])
    // It would try for ever.
    if (Number(rows[0]?.errors) > 0) throw new Error(`${to.name} cannot take the rows in. Its log says why`)
    return rows[0]?.pending === 0
  })
}

/** Until the other cell has all that is written here now. */
export async function untilCaughtUp(from: Side, tenant: number, deadline: number): Promise<void> {
  const { rows: now } = await from.client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
  await until(async () => {
    const { rows } = await from.client.query<{ has: boolean | null }>(
      `select confirmed_flush_lsn >= $2::pg_lsn as has ${ownSlots} and slot_name like $1`,
      [slotsOf(tenant), now[0]?.lsn],
    )
    return rows[0]?.has === true
  }, deadline)
}

/** Whatever of it is there: a move may have died at any step. The other cell need not answer. */
export async function endReceiving({ client }: Side, tenant: number): Promise<void> {
  const name = nameOf(tenant)
  const { rowCount } = await client.query(`select ${ownSubscription}`, [name])
  if (rowCount === 0) return
  await client.query(`alter subscription ${name} disable`)
  await client.query(`alter subscription ${name} set (slot_name = none)`)
  await client.query(`drop subscription ${name}`)
}

/** The same where the rows come from; after the other, if that answers, which would else come again and again. */
export async function endSending({ client }: Side, tenant: number): Promise<void> {
  const name = nameOf(tenant)
  const { rows } = await client.query<{ subscription: string | null }>(
    "select obj_description(oid, 'pg_publication') as subscription from pg_publication where pubname = $1",
    [name],
  )
  const subscription = rows[0]?.subscription
  const own = subscription ? `pg\\_${subscription}\\_sync\\_%` : ''
  const left = `${ownSlots} and (slot_name like $1 or slot_name like $2)`
  const slots = [slotsOf(tenant), own]
  await until(async () => {
    await client.query(`select pg_terminate_backend(active_pid) ${left} and active`, slots)
    await client.query(`select pg_drop_replication_slot(slot_name) ${left} and not active`, slots)
    return (await client.query(`select ${left}`, slots)).rowCount === 0
  })
  await client.query(`drop publication if exists ${name}`)
}

async function until(isSo: () => Promise<boolean>, deadline = Number.POSITIVE_INFINITY): Promise<void> {
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The other cell does not keep up')
    await pause(lookEvery)
  }
}
