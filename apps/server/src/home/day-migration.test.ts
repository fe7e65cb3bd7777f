import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { queryAs } from '../testing/query-as.ts'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** By project: the last days of its offers, in the order they were made. */
const offers = [[], ['2026-05-01'], ['2026-09-30', '2026-08-15']] as const

it('[D-232 part] a project that was offered before its last day was kept has that of its newest offer, for every tenant', async () => {
  const database = await createEmptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'arredo-migrations-'))
  const as = (tenant: number, text: string, values: readonly unknown[] = []) =>
    queryAs(database.ownerUrl, text, { tenant, values })
  try {
    for (const name of readdirSync(migrations).filter((file) => file < '0035')) {
      cpSync(join(migrations, name), join(folder, name))
    }
    await migrate(database.ownerUrl, folder)
    for (const tenant of [1, 2]) {
      await addTenant(database.ownerUrl, tenant)
      let number = 0
      for (const [index, days] of offers.entries()) {
        const project = index + 1
        await as(
          tenant,
          `insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search,
             document, saved_at, saved_by)
           select $1, $2, gen_random_uuid(), 1, id, 'A', 'offer', 'Kitchen', 1, '', '{}', '2026-01-01', 'Anna'
           from person where username = 'anna'`,
          [tenant, project],
        )
        for (const day of days) {
          await as(
            tenant,
            `insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by,
               total, snapshot, job)
             values ($1, gen_random_uuid(), $2, $3, 1, 'en', '2026-04-01', $4, '2026-04-01', 'Anna', '{}', '{}',
               gen_random_uuid())`,
            [tenant, ++number, project, day],
          )
        }
      }
    }
    expect(await migrate(database.ownerUrl)).toContain('0035_day')
    for (const tenant of [1, 2]) {
      const kept = await as(tenant, `select offered_until from project order by number`)
      expect(kept.map(({ offered_until }) => offered_until)).toEqual([null, '2026-05-01', '2026-08-15'])
    }
  } finally {
    rmSync(folder, { recursive: true })
    await database.drop()
  }
})
