import { type Profile, projectSorts } from '@arredo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../database/databases.ts'
import { queryAs } from '../../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { addTenant } from '../../testing/test-tenant.ts'
import { type ProjectPage, projectsPage } from './projects-page.ts'

let database: TestDatabase
let databases: Databases

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  databases = openDatabases({ cells: { main: database.appUrl }, connections: 2, onConnectionError() {} })
  await asAdmin(`
    insert into shop (tenant, code, name, country, currency, price_list)
    select 1, 'S' || n, '', 'IT', 'EUR', 'EUR2026' from generate_series(2, 9) n`)
  await asAdmin(`
    insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search, document,
      saved_at, saved_by)
    select 1, n, gen_random_uuid(), 1, 'person ' || n % 100,
      case n % 10 when 0 then 'A' when 1 then 'B' else 'S' || n % 10 end, 'unassigned',
      'Old', 0, '', '{}', now(), '' from generate_series(1, 2000) n`)
  await asAdmin('analyze project')
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

const asAdmin = (text: string) => queryAs(database.adminUrl, text)

const shops = ['A', 'B'].map((code) => ({
  code,
  name: code,
  country: 'IT',
  currency: 'EUR',
  priceList: 'EUR2026',
}))
const anna: Profile = {
  ...{ userId: 'person 3', username: 'anna', displayName: 'Anna', kind: 'pro', isAdmin: false, modules: [] },
  ...{ sellerType: 0, consents: [], shops, shop: shops[0] ?? null, language: null, canSaveProject: true },
}

const asked = { savedFrom: null, savedBefore: null }
const somewhere: Readonly<Record<string, string>> = { saved: '1800000000000000', name: 'old', price: '0' }

it.each(projectSorts)('reads no more than a page by %s, however many projects the shop has', async (sort) => {
  const cursor = { number: 900, key: somewhere[sort.replace('-', '')] ?? '' }
  for (const after of [null, cursor]) {
    const plan = await planOf({ ...asked, sort, after })
    expect(plan).toContain('Index Scan')
    expect(plan).not.toMatch(/Sort|Seq Scan/)
    // Where it goes on is found in the index and not by walking there.
    if (after) expect(plan).toMatch(/Index Cond: .*(ROW\(|number [<>])/)
  }
})

it('reads a page of each shop and merges them, where several are asked for', async () => {
  const plan = await planOf({ ...asked, sort: '-saved', after: null, shops: ['A', 'B'] })
  expect(plan.match(/Index Scan using project_by_shop_saved/g)).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan')
})

function planOf(page: ProjectPage): Promise<string> {
  return databases.readWithTenant({ number: 1, cell: 'main' }, async (db) => {
    const plan = await projectsPage(db, 1, anna, page).explain('text')
    return plan.map((line) => Object.values(line).join()).join('\n')
  })
}
