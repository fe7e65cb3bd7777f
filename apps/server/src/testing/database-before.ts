import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../database/migrate.ts'
import { queryAs } from './query-as.ts'
import { createEmptyDatabase } from './test-database.ts'
import { addTenant } from './test-tenant.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A database with tenants 1 and 2 as it was before the migration of this number, and how the rest is run. */
export async function databaseBefore(number: string) {
  const database = await createEmptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'arredo-migrations-'))
  try {
    for (const name of readdirSync(migrations).filter((file) => file < number)) {
      cpSync(join(migrations, name), join(folder, name))
    }
    await migrate(database.ownerUrl, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
  for (const tenant of [1, 2]) await addTenant(database.ownerUrl, tenant)
  const as = (tenant: number, text: string, values: readonly unknown[] = []) =>
    queryAs(database.ownerUrl, text, { tenant, values })

  return {
    ...{ database, as },

    async addProject(tenant: number, project: number): Promise<void> {
      await as(
        tenant,
        `insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search,
           document, saved_at, saved_by)
         select $1, $2, gen_random_uuid(), 1, id, 'A', 'offer', 'Kitchen', 1, '', '{}', '2026-01-01', 'Anna'
         from person where username = 'anna'`,
        [tenant, project],
      )
    },

    /** What ran. */
    migrate: () => migrate(database.ownerUrl),
  }
}
