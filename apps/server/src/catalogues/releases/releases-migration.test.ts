import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { createEmptyDatabase } from '../../testing/test-database.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

it('makes a release of every pack that was published before there were releases', async () => {
  const database = await createEmptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'arredo-migrations-'))
  const client = new pg.Client({ connectionString: database.ownerUrl })
  try {
    for (const name of readdirSync(migrations).filter((file) => file < '0007')) {
      cpSync(join(migrations, name), join(folder, name))
    }
    await migrate(database.ownerUrl, folder)
    await client.connect()
    await client.query(`insert into tenant (number, code) values (1, 'one'), (2, 'two')`)
    for (const [tenant, hash, code, at] of [
      [1, 'a', 'KITCHEN', '2026-01-01'],
      [1, 'b', 'KITCHEN', '2026-03-01'],
      [1, 'c', 'DECOR', '2026-02-01'],
      [2, 'a', 'KITCHEN', '2026-04-01'],
    ] as const) {
      await client.query(`select set_config('app.tenant', $1, false)`, [String(tenant)])
      await client.query(
        `insert into pack (tenant, hash, code, version, name, article_count, artefact, trade, published_at, published_by)
         values ($1, $2, $3, $2, '{}', 1, '{}', '[]', $4, 'ada')`,
        [tenant, hash, code, at],
      )
    }
    expect(await migrate(database.ownerUrl)).toContain('0007_releases')

    await client.query(`select set_config('app.tenant', '1', false)`)
    const { rows } = await client.query(
      `select code, number, hash, valid_from::date::text as begins, valid_to::date::text as ends
       from release_period order by code, number`,
    )
    expect(rows).toEqual([
      { code: 'DECOR', number: 1, hash: 'c', begins: '2026-02-01', ends: null },
      { code: 'KITCHEN', number: 1, hash: 'a', begins: '2026-01-01', ends: '2026-03-01' },
      { code: 'KITCHEN', number: 2, hash: 'b', begins: '2026-03-01', ends: null },
    ])
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
    await database.drop()
  }
})
