import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateTypes } from '../../../../tools/stack/generate-types.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { expectedMigration } from './expected-migration.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('expects the newest migration of the folder', () => {
  const files = readdirSync(new URL('../../migrations', import.meta.url)).sort()
  expect(`${expectedMigration}.sql`).toBe(files.at(-1))
})

it('has nothing left to migrate after a migration', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([])
})

it('has the types of the migrated database', async () => {
  const kept = readFileSync(new URL('./schema.generated.ts', import.meta.url), 'utf8')
  expect(await generateTypes(database.adminUrl)).toBe(kept)
})
