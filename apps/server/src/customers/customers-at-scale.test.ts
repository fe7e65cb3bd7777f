import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, type Databases, openDatabases } from '../database/databases.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { customersInOrder, customersWithWords } from './search-customers.ts'

let database: TestDatabase
let databases: Databases

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  databases = openDatabases({ cells: { main: database.appUrl }, connections: 2, onConnectionError() {} })
  // 20,000 in two of ten shops, every tenth called Rossi, each with a word of its own.
  await asAdmin(`
    insert into shop (tenant, code, name, country, currency, price_list)
    select 1, 'S' || n, '', 'IT', 'EUR', 'EUR2026' from generate_series(2, 9) n`)
  await asAdmin(`
    insert into customer (tenant, code, key, shop, revision, details, name_key, created_at, created_by, changed_at,
      changed_by, used_at)
    select 1, 'C' || 1000 + n, gen_random_uuid(),
      case n % 10 when 0 then 'A' when 1 then 'B' else 'S' || n % 10 end, 1,
      '{"lastName":"x"}', 'name ' || n, now(), '', now(), '', now() + n * interval '1 second'
    from generate_series(1, 20000) n`)
  await asAdmin(`
    insert into customer_word (tenant, shop, word, customer)
    select 1, shop, word, code from customer, lateral (
      values ('own' || lower(code)), (case when right(name_key, 1) = '0' then 'rossi' else 'bianchi' end)
    ) words (word)`)
  await asAdmin('analyze customer, customer_word')
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

const asAdmin = (text: string) => queryAs(database.adminUrl, text)
const shops = ['A', 'B']
const here = { tenant: 1, shops }

function read<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  return databases.readWithTenant({ number: 1, cell: 'main' }, work)
}

async function planOf(query: ReturnType<typeof customersInOrder>) {
  const [rows, plan] = await read(async (db) => [
    (await query.execute(db)).rows,
    (await sql<Record<string, string>>`explain analyze ${query}`.execute(db)).rows,
  ])
  return { rows, lines: plan.map((line) => Object.values(line).join()).join('\n') }
}

it('reads a page of every shop in the order of its index, however many customers it has', async () => {
  for (const query of [customersInOrder(here, 'name'), customersInOrder(here, 'recent')]) {
    const { rows, lines } = await planOf(query)
    expect(rows).toHaveLength(51)
    expect(lines).toMatch(/Index Scan using customer_by_(name|use)/)
    expect(lines).not.toContain('Seq Scan')
    expect(lines).not.toMatch(/Rows Removed by Filter/)
  }
})

it('finds a beginning by its range in the index, under row-level security', async () => {
  const one = await planOf(customersWithWords(here, ['ownc1010']))
  expect(one.rows.map(({ code }) => code)).toEqual(['C1010', 'C10101', 'C10100'].toSorted())
  const both = await planOf(customersWithWords(here, ['ownc20', 'ross']))
  expect(both.rows.length).toBeGreaterThan(10)
  for (const { lines } of [one, both]) {
    // Which of the two is a matter of the sample that the statistics are made of.
    expect(lines).toMatch(/(Index (Only )?Scan using|Bitmap Index Scan on) customer_word_pkey[\s\S]*word >= /)
    expect(lines).not.toContain('Seq Scan')
  }
  expect((await planOf(customersWithWords(here, ['rossi']))).rows).toHaveLength(51)
})
