import { writeFile } from 'node:fs/promises'
import { migrate } from '@arredo/server/migrate'
import { Kysely, PostgresDialect } from 'kysely'
import { PostgresDialect as Generator, generate } from 'kysely-codegen'
import pg from 'pg'
import { createDatabase, provisionRoles } from './provision.ts'
import { adminUrlFor, urlFor } from './roles.ts'
import { startPostgres } from './start-postgres.ts'

/** The types of the tables as the migrated database has them. */
export async function generateTypes(adminUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 })
  // A pool has ended before its connections have: a database dropped right after must not raise here.
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    // The queue's own tables are nobody's business but its own.
    const excludePattern = 'graphile_worker.*'
    return await generate({ db, dialect: new Generator(), typeOnlyImports: true, excludePattern })
  } finally {
    await db.destroy()
  }
}

/** `node tools/stack/generate-types.ts` writes them after a change of the migrations. */
if (import.meta.main) {
  const postgres = await startPostgres({ durable: false })
  try {
    await provisionRoles(postgres.adminUrl)
    await createDatabase(postgres.adminUrl, 'types')
    await migrate(urlFor(postgres.adminUrl, 'arredo_owner', 'types'))
    const types = await generateTypes(adminUrlFor(postgres.adminUrl, 'types'))
    await writeFile(new URL('../../apps/server/src/database/schema.generated.ts', import.meta.url), types)
  } finally {
    await postgres.stop()
  }
}
