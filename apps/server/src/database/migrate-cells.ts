import pg from 'pg'
import type { OperatorSettings } from '../settings.ts'
import { migrate } from './migrate.ts'

/** Brings every cell to the newest version, the main one first. One that fails leaves the others where they are. */
export async function migrateCells(
  { ownerUrl, ownerCells = {} }: Pick<OperatorSettings, 'ownerUrl' | 'ownerCells'>,
  folder?: string,
): Promise<readonly string[]> {
  const moving = await onTheirWay(ownerUrl)
  if (moving.length > 0) {
    // What a cell sends must fit the tables of the other.
    const [brand] = moving
    throw new Error(`${brand?.code} is on its way. First: arredo brand move ${brand?.code} --to ${brand?.to}`)
  }
  const missing = (await otherCells(ownerUrl)).filter((cell) => !Object.hasOwn(ownerCells, cell))
  // Its http would be of another version than its database, and nobody would know why.
  if (missing.length > 0)
    throw new Error(`DATABASE_OWNER_CELLS has no address of cell ${missing.join(', ')}. Nothing was migrated`)
  const ran = [...(await migrate(ownerUrl, folder))]
  for (const [cell, address] of Object.entries(ownerCells)) {
    const names = await migrate(address, folder).catch((error: unknown) => {
      throw new Error(`cell ${cell}: ${error instanceof Error ? error.message : error}`, { cause: error })
    })
    ran.push(...names.map((name) => `${name} in ${cell}`))
  }
  return ran
}

type Moving = { readonly code: string; readonly to: string }

function onTheirWay(ownerUrl: string): Promise<readonly Moving[]> {
  return readWhereKnown<Moving>(
    ownerUrl,
    `select from information_schema.columns where table_name = 'tenant' and column_name = 'moving_to'`,
    'select code, moving_to as to from tenant where moving_to is not null order by number',
  )
}

async function otherCells(ownerUrl: string): Promise<readonly string[]> {
  const cells = await readWhereKnown<{ readonly name: string }>(
    ownerUrl,
    `select from information_schema.tables where table_name = 'cell'`,
    'select name from cell where not is_own order by name',
  )
  return cells.map(({ name }) => name)
}

/** Of a database that may be older than what is asked for. */
async function readWhereKnown<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  known: string,
  query: string,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    if ((await client.query(known)).rowCount === 0) return []
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
