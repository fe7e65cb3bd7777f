import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyShelves, fillShelves } from '../../../../tools/bench/search-shelves.ts'
import { appSide, bareSide, type Side, writeStatement } from '../../../../tools/bench/search-sides.ts'
import { queryKinds } from '../../../../tools/bench/search-wishes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const tenants = 5
let database: TestDatabase
let admin: pg.Client
let app: Side
let bare: Side

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await fillShelves(admin, await emptyShelves(admin, tenants), 10_000)
  app = await appSide(database.appUrl)
  bare = await bareSide(database.adminUrl)
})

afterAll(async () => {
  await Promise.all([app.close(), bare.close(), admin.end()])
  await database.drop()
})

it.each(queryKinds)('finds among 50,000 articles what bare SQL finds: $name', async (kind) => {
  let found = 0
  for (let turn = 0; turn < 6; turn++) {
    const tenant = (turn % tenants) + 1
    const searched = await app.search(kind, tenant, turn)
    expect(searched).toEqual(await bare.search(kind, tenant, turn))
    found += searched.total
  }
  expect(found).toBeGreaterThan(0)
})

it('goes by the indexes as the role of the functions', async () => {
  const base = { language: 'en', editions: [1], lists: ['EUR2026'], sort: 'relevance', limit: 41 }
  const wishes = {
    'search @@': { ...base, words: [['cabinet'], ['oak']] },
    '~>=~': { ...base, codePattern: 'mar1%' },
    'groups @>': { ...base, classification: 'G1-2' },
    'tags @>': { ...base, tags: ['new', 'fsc'] },
    'amount >=': { ...base, price: { from: 5000, to: 5200 } },
  }
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    await client.query("set app.tenant = '3'; set role arredo_search")
    for (const [condition, wish] of Object.entries(wishes)) {
      const statement = await writeStatement(admin, 'article_count_statement', 3, JSON.stringify(wish))
      const plan = await client.query<Record<'QUERY PLAN', string>>(`explain ${statement}`)
      const used = plan.rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond:'))
      expect(used.join('\n')).toContain(condition)
    }
  } finally {
    await client.end()
  }
})
