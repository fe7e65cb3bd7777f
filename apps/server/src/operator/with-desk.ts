import { readFile } from 'node:fs/promises'
import { openDatabases } from '../database/databases.ts'
import type { Desk } from './command.ts'
import { readPassword } from './read-password.ts'

/** The desk of whoever has the owner's address: it alone may write tenants, host names and people. */
export async function withDesk<Value>(
  ownerUrl: string,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  const databases = openDatabases({ cells: { main: ownerUrl }, connections: 2, onConnectionError: () => {} })
  try {
    return await work({ databases, readPassword, readText: (path) => readFile(path, 'utf8') })
  } finally {
    await databases.close()
  }
}
