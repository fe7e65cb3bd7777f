import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openDatabases } from '../database/databases.ts'
import type { OperatorSettings } from '../settings.ts'
import type { Desk } from './command.ts'
import { readPassword } from './read-password.ts'

/** The desk of whoever has the owner's address: it alone may write tenants, host names and people. */
export async function withDesk<Value>(
  { ownerUrl, filesFolder }: OperatorSettings,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  const databases = openDatabases({ cells: { main: ownerUrl }, connections: 2, onConnectionError: () => {} })
  const readText = (path: string) => readFile(path, 'utf8')
  const withClient: Desk['withClient'] = (inside) => withConnection(ownerUrl, inside)
  try {
    return await work({ databases, withClient, filesFolder, readPassword, readText })
  } finally {
    await databases.close()
  }
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
