import type { Side } from './side.ts'

export type Whereabouts = {
  readonly code: string
  readonly cell: string
  /** Which way a move goes that has begun and not ended. */
  readonly way: { readonly from: string; readonly to: string } | null
}

type Row = Pick<Whereabouts, 'code' | 'cell'> & {
  readonly moving_from: string | null
  readonly moving_to: string | null
}

/** What the map says of a tenant at this moment. */
export async function whereabouts(main: Side, tenant: number): Promise<Whereabouts> {
  const { rows } = await main.client.query<Row>(
    'select code, cell, moving_from, moving_to from tenant where number = $1',
    [tenant],
  )
  const [row] = rows
  if (!row) throw new Error(`No tenant ${tenant}`)
  const { code, cell, moving_from: from, moving_to: to } = row
  return { code, cell, way: from !== null && to !== null ? { from, to } : null }
}

/**
 * Where a tenant is open, its rows are in use and may be the newest there are, whatever the map says: after a restore
 * of the main database the map is as old as the backup. Such rows are never dropped, and no others opened beside them.
 */
export async function refuseOpen(main: Side, tenant: number, side: Side, mapped: Side | null): Promise<void> {
  if (await isOpen(side, tenant)) throw new Error(await openTwice(main, tenant, side, mapped))
}

/** Closed without a move that says why, the rows may not be those that count. */
export async function refuseClosed(main: Side, tenant: number, side: Side): Promise<void> {
  if (await isOpen(side, tenant)) return
  const { code } = await whereabouts(main, tenant)
  throw new Error(
    `${code} is not open in ${side.name}, where it is by the map. Ask arredo cell list where else it is open. Where it is nowhere, and its rows in ${side.name} are the ones to keep, open it there with the owner's role: update tenant set is_here = true where code = '${code}'`,
  )
}

async function isOpen({ client }: Side, tenant: number): Promise<boolean> {
  const { rowCount } = await client.query('select from tenant where number = $1 and is_here', [tenant])
  return rowCount !== 0
}

async function openTwice(main: Side, tenant: number, side: Side, mapped: Side | null): Promise<string> {
  const { code, cell } = await whereabouts(main, tenant)
  const sides = [side, ...(mapped && mapped.name !== side.name ? [mapped] : [])]
  const changes = await Promise.all(
    sides.map(async (each) => `in ${each.name} ${await lastChange(each, tenant)}`),
  )
  const close = 'update tenant set is_here = false'
  const brand = `where code = '${code}'`
  const giveTo = `set cell = '${side.name}' ${brand}`
  return [
    `${code} is open in ${side.name}, and by the map in ${cell}: its rows are there twice. Nothing was deleted.`,
    `Last changed: ${changes.join(', ')}. Keep the newer rows and close the others, with the owner's role.`,
    `To keep those of ${cell}, in ${side.name}: ${close} ${brand}`,
    cell === main.name
      ? `To keep those of ${side.name}, in ${cell}: ${close}, cell = '${side.name}' ${brand}`
      : `To keep those of ${side.name}, in ${cell}: ${close} ${brand}; then in ${main.name}: update tenant ${giveTo}`,
  ].join('\n')
}

/** People save projects, and whatever else they change leaves an entry in the audit. */
async function lastChange({ client }: Side, tenant: number): Promise<string> {
  const { rows } = await client.query<{ at: string | null }>(
    `select date_trunc('second', greatest(
       (select max(saved_at) from project where tenant = $1), (select max(at) from audit where tenant = $1)))::text as at`,
    [tenant],
  )
  return rows[0]?.at ?? 'never'
}
