import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateTypes } from '../../../../tools/stack/generate-types.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { expectedMigration } from './expected-migration.ts'
import { migrate } from './migrate.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('expects the newest migration of the folder', () => {
  const files = readdirSync(folder).sort()
  expect(`${expectedMigration}.sql`).toBe(files.at(-1))
})

it('has nothing left to migrate after a migration', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([])
})

it('has the types of the migrated database', async () => {
  const kept = readFileSync(new URL('./schema.generated.ts', import.meta.url), 'utf8')
  expect(await generateTypes(database.adminUrl)).toBe(kept)
})

describe('a migration that changes rows of every brand', () => {
  const loop = (brands: string) => `-- Up Migration
do $$
declare
  own integer;
begin
  for own in select number from ${brands} loop
    perform set_config('app.tenant', own::text, true);
    update shop set name = upper(name) where tenant = own;
  end loop;
end
$$;
`
  const all = loop('tenant')
  const those = loop('tenant where is_here')

  it('leaves out those that are in another cell, whose rows nobody can change here', async () => {
    for (const number of [1, 2]) await addTenant(database.ownerUrl, number)
    await queryAs(database.ownerUrl, `update tenant set is_here = false, cell = 'b' where number = 2`)
    const later = mkdtempSync(join(tmpdir(), 'arredo-later-'))
    try {
      cpSync(folder, later, { recursive: true })
      writeFileSync(join(later, '9000_later.sql'), all)
      await expect(migrate(database.ownerUrl, later)).rejects.toThrow('Tenant 2 is not here')
      writeFileSync(join(later, '9000_later.sql'), those)
      expect(await migrate(database.ownerUrl, later)).toEqual(['9000_later'])
      const names = await queryAs(database.adminUrl, 'select tenant, name from shop order by tenant, code')
      expect(names.map(({ name }) => name)).toEqual(['SHOP A', 'SHOP B', 'Shop A', 'Shop B'])
    } finally {
      await queryAs(database.ownerUrl, `delete from pgmigrations where name = '9000_later'`)
      rmSync(later, { recursive: true })
    }
  })

  it('says so, in every one since there are cells', () => {
    expect([meetsBrandsElsewhere(all), meetsBrandsElsewhere(those)]).toEqual([true, false])
    const since = readdirSync(folder).filter((name) => name > '0041')
    expect(since.length).toBeGreaterThan(0)
    for (const name of since)
      expect(meetsBrandsElsewhere(readFileSync(join(folder, name), 'utf8')), name).toBe(false)
  })
})

/** Whether one of its loops goes over all brands the map has, not over those of its own database. */
function meetsBrandsElsewhere(migration: string): boolean {
  const loops = migration.match(/\bfor\s+\w+\s+in\b[^;]*?\bloop\b/gi) ?? []
  return loops.some((loop) => /\bfrom\s+(public\.)?tenant\b/i.test(loop) && !/\bis_here\b/i.test(loop))
}
