import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { fenceTables } from './fence-tables.ts'

const sourceFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings a database to the newest version; connects as the owner of the tables. */
export async function migrate(ownerUrl: string, folder = sourceFolder): Promise<readonly string[]> {
  // First, because our own migrations say who may touch the queue's tables.
  await runMigrations({ connectionString: ownerUrl })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const ran = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'pgmigrations',
      log: () => {},
    })
    // The server compares the newest name with the one it was built for before it says it is ready.
    await client.query('grant select on pgmigrations to arredo_app, arredo_worker')
    await fenceTables(client)
    return ran.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
