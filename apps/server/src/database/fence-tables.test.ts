import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/test-worker.ts'
import { fenceTables, openTables } from './fence-tables.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let saver: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  const tables = await queryAs<{ name: string }>(
    database.adminUrl,
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'elsewhere'`,
  )
  for (const { name } of tables) await queryAs(database.ownerUrl, `drop trigger elsewhere on ${name}`)
  saver = new pg.Client({ connectionString: database.adminUrl })
  await saver.connect()
})
afterEach(() => saver.end())

const open = async () =>
  (await queryAs<{ name: string }>(database.adminUrl, openTables)).map(({ name }) => name)

/** Whether somebody waits for the lock that a fence takes, on this table. */
async function waitsFor(table: string): Promise<boolean> {
  const waiting = await queryAs(
    database.adminUrl,
    `select from pg_locks where relation = '${table}'::regclass and not granted and mode = 'ShareRowExclusiveLock'`,
  )
  return waiting.length > 0
}

it('has each table alone, so that a save under way neither waits in vain nor ends it', async () => {
  // As a save does it: the project, and then what comes before it in the alphabet.
  await saver.query('begin; update project set name = name')
  const migrating = migrate(database.ownerUrl)
  await until(() => waitsFor('project'))
  expect((await open()).at(0)).toBe('project')
  await saver.query(
    `set lock_timeout = '500ms'; update customer set revision = revision; update account set name = name`,
  )
  // Longer than one try takes.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  await saver.query('commit')
  expect(await migrating).toEqual([])
  expect(await open()).toEqual([])
})

it('says which table stays busy, keeps what it has, and goes on there when it is run again', async () => {
  await saver.query('begin; update project set name = name')
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    await expect(fenceTables(client, 1)).rejects.toThrow('Table project is busy')
    const left = await open()
    expect(left.at(0)).toBe('project')
    await saver.query('commit')
    await fenceTables(client, 1)
    expect(await open()).toEqual([])
  } finally {
    await client.end()
  }
})
