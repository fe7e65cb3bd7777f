import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

/** Brings a database to the newest version; connects as the owner of the tables. */
export async function migrate(ownerUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const ran = await runner({
      dbClient: client,
      dir: fileURLToPath(new URL('../../migrations', import.meta.url)),
      direction: 'up',
      migrationsTable: 'pgmigrations',
      log: () => {},
    })
    // The server compares the newest name with the one it was built for before it says it is ready.
    await client.query('grant select on pgmigrations to arredo_app, arredo_worker')
    return ran.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
