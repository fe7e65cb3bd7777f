import { sql } from 'kysely'
import { expectedMigration } from '../../database/expected-migration.ts'
import { openTables } from '../../database/fence-tables.ts'
import { isOutage } from '../../database/is-outage.ts'
import type { Desk } from '../command.ts'

export type CellState = {
  /** What the database calls itself. */
  readonly name: string | null
  /** By number, the brands that it holds to be its own. */
  readonly tenants: readonly number[]
}

type Found =
  | { readonly ok: true; readonly state: CellState }
  | { readonly ok: false; readonly problem: string }

/** What a cell says of itself, or why it cannot be worked with. */
export async function cellState({ databases }: Pick<Desk, 'databases'>, cell: string): Promise<Found> {
  if (!databases.cells.includes(cell)) return { ok: false, problem: 'has no address in DATABASE_OWNER_CELLS' }
  try {
    const newest = await databases.readInCell(cell, (database) =>
      database.selectFrom('pgmigrations').select('name').orderBy('name', 'desc').executeTakeFirst(),
    )
    if (newest?.name !== expectedMigration)
      return { ok: false, problem: 'is at another version. First: arredo migrate' }
    const open = await databases.readInCell(cell, (database) => sql.raw(openTables).execute(database))
    if (open.rows.length > 0)
      return { ok: false, problem: 'was not migrated to the end. First: arredo migrate' }
    return { ok: true, state: await databases.readInCell(cell, readState) }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return { ok: false, problem }
  }
}

/** In words, what is to be done; null when it is neither the database nor its address. */
function problemOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '42P01') return 'has no tables yet. First: arredo migrate'
  // Mistyped, most likely: it stays so, however long one waits.
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'has an address whose host name nobody knows'
  if (code === '3D000') return 'has an address of a database that does not exist'
  if (code.startsWith('28')) return 'has an address whose role or password is refused'
  return isOutage(error) ? 'does not answer now' : null
}

async function readState(
  database: Parameters<Parameters<Desk['databases']['withoutTenant']>[0]>[0],
): Promise<CellState> {
  const own = await database.selectFrom('cell').where('is_own', '=', true).select('name').executeTakeFirst()
  const here = await database
    .selectFrom('tenant')
    .where('is_here', '=', true)
    .select('number')
    .orderBy('number')
    .execute()
  return { name: own?.name ?? null, tenants: here.map(({ number }) => number) }
}
