import { sql } from 'kysely'
import { cellName } from '../../database/cell-addresses.ts'
import { mainCell } from '../../database/cell-map.ts'
import { type Desk, defineCommand, refused, said } from '../command.ts'
import { type CellState, cellState } from './cell-state.ts'

export const addCell = defineCommand({
  name: 'cell add',
  takes: ['cell'],
  says: 'Takes in one more database, named in DATABASE_OWNER_CELLS and migrated; brands can move there then.',
  options: {},
  async run(desk, [name = '']) {
    const { databases } = desk
    if (!cellName.test(name) || name === mainCell)
      return refused(`${name}: a cell's name begins with a letter and has small letters, digits and - only`)
    if (!databases.cells.includes(name))
      return refused(`DATABASE_OWNER_CELLS has no address of ${name}: ${name}=postgres://…`)
    const found = await cellState(desk, name)
    if (!found.ok) return refused(`${name} ${found.problem}`)
    const { state } = found
    if (state.name !== name) {
      const problem = await problemOfNew(desk, name, state)
      if (problem) return refused(`The database of ${name} ${problem}`)
    }

    // It must know its name before anything is asked of it.
    await desk.withClient(name, (client) => client.query('update cell set name = $1 where is_own', [name]))
    const added = await databases.changeTenants((database) =>
      database
        .insertInto('cell')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    )
    if (added.numInsertedOrUpdatedRows === 0n) return said(`${name} is a cell already`)
    return said(
      `${name} is a cell now`,
      `Next, for every http: its address in DATABASE_CELLS; and a worker whose DATABASE_URL it is`,
      `Then: arredo brand move <brand> --to ${name}`,
    )
  },
})

/** Why a database that is not yet called so cannot become this cell. */
async function problemOfNew({ databases }: Desk, name: string, state: CellState): Promise<string | null> {
  const { name: own, tenants } = state
  if (own !== mainCell) return `is another one: it is called ${own}, with ${tenants.length} brands`
  if (await isMain(databases, name)) return 'is the main one itself: its address is wrong'
  const { cells, brands } = await databases.readInCell(name, async (database) => ({
    cells: await database.selectFrom('cell').where('is_own', '=', false).select('name').execute(),
    // Those that are not here too: who maps them has them elsewhere.
    brands: await database.selectFrom('tenant').select('code').orderBy('number').execute(),
  }))
  if (cells.length > 0)
    return `is the main one of others: it has ${cells.map((cell) => cell.name).join(', ')}`
  if (brands.length > 0) return `is not empty: it knows ${brands.map(({ code }) => code).join(', ')}`
  return null
}

/** Two addresses of one database may have nothing in common; a lock in it has. */
function isMain({ changeTenants, readInCell }: Desk['databases'], name: string): Promise<boolean> {
  const key = sql`hashtext('arredo cell add')`
  return changeTenants(async (main) => {
    await sql`select pg_advisory_xact_lock(${key})`.execute(main)
    const { rows } = await readInCell(name, (database) =>
      sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${key}) as free`.execute(database),
    )
    return rows[0]?.free === false
  })
}
