import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { mainCell } from '../database/cell-map.ts'
import { openDatabases } from '../database/databases.ts'
import { openFiles } from '../files/open-files.ts'
import type { OperatorSettings } from '../settings.ts'
import type { Desk } from './command.ts'
import { readPassword } from './read-password.ts'

/** The desk of whoever has the owner's address: it alone may write tenants, host names and people. */
export async function withDesk<Value>(
  { ownerUrl, ownerCells = {}, adminCells = {}, ...place }: OperatorSettings,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  const cells = { [mainCell]: ownerUrl, ...ownerCells }
  const databases = openDatabases({ cells, connections: 2, onConnectionError: () => {} })
  const readText = (path: string) => readFile(path, 'utf8')
  const withClient: Desk['withClient'] = (cell, inside) => withConnection(addressOf(cells, cell), inside)
  const filesAt: Desk['filesAt'] = async (name) => {
    if (name === 's3') return place.s3 && openFiles(place)
    return openFiles({ filesFolder: name, s3: null })
  }
  try {
    const files = await openFiles(place)
    return await work({ databases, withClient, adminCells, files, filesAt, readPassword, readText })
  } finally {
    await databases.close()
  }
}

function addressOf(cells: Readonly<Record<string, string>>, cell: string): string {
  const address = cells[cell]
  if (address === undefined) throw new Error(`DATABASE_OWNER_CELLS has no address of cell ${cell}`)
  return address
}

async function withConnection<Value>(
  connectionString: string,
  work: (client: pg.ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
