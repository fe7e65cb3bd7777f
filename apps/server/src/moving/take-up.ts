import pg from 'pg'
import { movedTables } from './moved-tables.ts'
import { endReceiving, endSending } from './replication.ts'
import { type End, type Side, transact, transactQuietly } from './side.ts'
import { dropWork, releaseWork } from './waiting-work.ts'
import { refuseOpen, whereabouts } from './whereabouts.ts'

/** A move that may have been cut off, by a cell that died too. */
export type CutOff = {
  readonly tenant: number
  /** Where the map is. */
  readonly main: Side
  readonly from: End
  readonly to: End
}

/**
 * Ends what was cut off: behind the flip by what was left to do, before it by undoing what was done. It needs the cell
 * that has the tenant by the map and no other, so that nobody waits for a dead one. Where the other is
 * away, it gives back why: the way stays written down until what is there is gone too.
 */
export async function takeUp(way: CutOff): Promise<string | null> {
  const { cell, code } = await whereabouts(way.main, way.tenant)
  if (cell === way.to.name) return finishMove(way)
  if (cell === way.from.name) return undoMove(way)
  throw new Error(
    `${code} is in ${cell} by the map, and was on its way from ${way.from.name} to ${way.to.name}`,
  )
}

/** Back to before a move that did not come to its flip; whatever of it there is. */
async function undoMove(way: CutOff): Promise<string | null> {
  const { tenant, main, to } = way
  const from = present(way.from)
  if (to.side) await refuseOpen(main, tenant, to.side, from)
  // First, for who waits.
  await from.client.query('update tenant set is_here = true where number = $1 and not is_here', [tenant])
  if (to.side) await endReceiving(to.side, tenant)
  await endSending(from, tenant)
  if (!to.side) return to.problem
  await clearTarget(main, from, to.side, tenant)
  await forgetWay(main, tenant)
  return null
}

/** What is left to do behind the flip, however often it is begun. */
async function finishMove(way: CutOff): Promise<string | null> {
  const { tenant, main, from } = way
  const to = present(way.to)
  if (from.side) await refuseOpen(main, tenant, from.side, to)
  await openIn(to, tenant)
  await endReceiving(to, tenant)
  if (!from.side) return from.problem
  await from.side.client.query('update tenant set cell = $2 where number = $1', [tenant, to.name])
  await endSending(from.side, tenant)
  await dropRows(main, to, from.side, tenant)
  await forgetWay(main, tenant)
  return null
}

function present(end: End): Side {
  if (!end.side) throw new Error(end.problem)
  return end.side
}

/** With what waits to be done: its workers find the tenant there when they find its jobs. */
export async function openIn(to: Side, tenant: number): Promise<void> {
  await transact(to, async () => {
    await to.client.query('update tenant set is_here = true where number = $1', [tenant])
    await releaseWork(to, tenant)
  })
}

/** Nothing of the tenant in the cell it is to come to, but the row that all others refer to. */
export async function clearTarget(main: Side, from: Side, to: Side, tenant: number): Promise<void> {
  if (to.name !== main.name) {
    const { rows } = await main.client.query('select code, created_at from tenant where number = $1', [
      tenant,
    ])
    const written = await to.client.query(
      `insert into tenant (number, code, created_at, cell, is_here) values ($1, $2, $3, $4, false)
       on conflict (number) do update set cell = excluded.cell where not tenant.is_here`,
      [tenant, rows[0]?.code, rows[0]?.created_at, to.name],
    )
    if (written.rowCount === 0) await refuseOpen(main, tenant, to, from)
  }
  await dropRows(main, from, to, tenant)
}

/** Of a cell that neither the map nor its own row gives the tenant; anything else would be the end of the brand. */
async function dropRows(main: Side, mapped: Side, side: Side, tenant: number): Promise<void> {
  const { code, cell } = await whereabouts(main, tenant)
  if (cell === side.name) throw new Error(`${code} is in ${side.name}`)
  const tables = await movedTables(side)
  await transactQuietly(side, async () => {
    // Nobody opens it meanwhile.
    await side.client.query('select from tenant where number = $1 for update', [tenant])
    await refuseOpen(main, tenant, side, mapped)
    for (const table of tables)
      await side.client.query(`delete from ${pg.escapeIdentifier(table)} where tenant = ${tenant}`)
    await dropWork(side, tenant)
  })
}

async function forgetWay({ client }: Side, tenant: number): Promise<void> {
  await client.query('update tenant set moving_from = null, moving_to = null where number = $1', [tenant])
}
