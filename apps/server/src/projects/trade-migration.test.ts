import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPack } from '@arredo/catalogue'
import { evaluateProject, readDocument } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { queryAs } from '../testing/query-as.ts'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { addTenant, type TestTenant } from '../testing/test-tenant.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'arredo-migrations-'))
let server: TestServer
let tenant: TestTenant
let other: TestTenant

const base = { alternative: 'main', flags: { drawn: true, offered: true, ordered: true } }
const cabinet = {
  ...{ ...base, kind: 'article', catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' },
  ...{ choices: {}, quantity: 1, placement: { at: [0, 0, 0], rotation: 0, wall: null } },
}

/** As version 2 was stored. */
const full = {
  version: 2,
  header: {
    ...{ name: 'Full', status: 'assigned', activeAlternative: 'main', customer: null, shop: 'A' },
    ...{ priceList: 'EUR2026', priceDate: '2026-11-15', priceIncrease: 1, customerFields: {} },
    discounts: [0.4, 0.05],
  },
  alternatives: { main: { id: 'main', name: 'Alternative 1', order: 1, choices: {} } },
  rows: {
    one: {
      ...{ ...cabinet, id: 'one', order: 1 },
      adjustment: { kind: 'reduction', amount: 500, reason: 'Regular «customer»' },
    },
    two: { ...cabinet, id: 'two', order: 2, adjustment: { kind: 'price', amount: 9000, reason: '' } },
    three: { ...cabinet, id: 'three', order: 3 },
    glass: {
      ...{ ...base, id: 'glass', order: 4, kind: 'free', text: 'Glass', quantity: 1, unit: '' },
      ...{ price: 10_000, cost: 7_777, vat: '0.22' },
    },
    work: {
      ...{ ...base, id: 'work', order: 5, kind: 'service', text: 'Work' },
      charge: { kind: 'amount', price: 5000 },
    },
  },
  ...{ walls: {}, openings: {}, views: {}, packs: { KITCHEN: testPublication.hash } },
}
const { discounts: _, ...withoutDiscounts } = full.header
const plain = { ...full, header: withoutDiscounts, rows: { three: full.rows.three } }
const first = { ...plain, version: 1, header: { ...withoutDiscounts, discounts: [0.5, 0.1] } }
const own = { ...first, header: { ...withoutDiscounts, discounts: [0.4, 0.1] } }

const stored = [full, plain, first, own, { ...plain, rows: {} }]

beforeAll(async () => {
  const database = await createEmptyDatabase()
  for (const name of readdirSync(migrations).filter((file) => file < '0014')) {
    cpSync(join(migrations, name), join(folder, name))
  }
  await migrate(database.ownerUrl, folder)
  tenant = await addTenant(database.ownerUrl, 1)
  other = await addTenant(database.ownerUrl, 2)
  for (const { number: of } of [tenant, other]) {
    const [carla] = await queryAs<{ id: string }>(
      database.ownerUrl,
      `select id from person where username = 'carla'`,
      { tenant: of },
    )
    for (const [index, document] of stored.entries()) {
      await queryAs(
        database.ownerUrl,
        `insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search,
           document, saved_at, saved_by)
         values ($1, $2, gen_random_uuid(), 1, $3, 'A', 'assigned', 'Kitchen', 1, '', $4, '2026-01-01', 'Anna')`,
        { tenant: of, values: [of, index + 1, carla?.id, JSON.stringify(document)] },
      )
    }
  }
  expect(await migrate(database.ownerUrl)).toContain('0014_trade')
  expect(await migrate(database.ownerUrl)).toEqual([])
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

async function load(id: number, name: string, site = tenant) {
  const { answer } = await server.call(site, 'projects/load', { id }, await server.logIn(site, name))
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

function priced(document: unknown, trade?: unknown) {
  const read = readDocument(document, trade)
  if (!read.ok) throw new Error(read.message)
  const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
  const faces = ['customer', 'trade'] as const
  return evaluateProject(read.value, { catalogues, faces, discounts: new Map() }).prices
}

it('[D-80 part] what only the trade may know was moved out of every stored document, and nothing else changed', async () => {
  for (const site of [tenant, other]) {
    const { document, trade, revision, savedAt } = await load(1, 'anna', site)
    expect([revision, savedAt]).toEqual([1, '2026-01-01T00:00:00.000Z'])
    expect(trade).toEqual({
      header: { discounts: [0.4, 0.05] },
      one: { reason: 'Regular «customer»' },
      glass: { cost: 7_777 },
    })
    const { cost: __, ...glass } = full.rows.glass
    const one = { ...full.rows.one, adjustment: { ...full.rows.one.adjustment, reason: '' } }
    expect(document).toEqual({ ...full, header: withoutDiscounts, rows: { ...full.rows, one, glass } })
  }
})

it('[D-80 part] a customer is sent none of it', async () => {
  for (const [index] of stored.entries()) {
    const sent = await load(index + 1, 'carla')
    expect(sent).not.toHaveProperty('trade')
    expect(JSON.stringify(sent)).not.toMatch(/discounts|7777|"cost"|Regular/)
  }
})

it('every project costs what it did, on both faces', async () => {
  expect(priced(full).trade?.total).toBeGreaterThan(0)
  for (const [index, document] of stored.entries()) {
    const { document: sent, trade } = await load(index + 1, 'anna')
    expect(priced(sent, trade)).toEqual(priced(document))
  }
})

it('discounts that version 1 wrote into every project stay the price list’s to say', async () => {
  expect((await load(2, 'anna')).trade).toEqual({})
  expect((await load(3, 'anna')).trade).toEqual({})
  expect((await load(4, 'anna')).trade).toEqual({ header: { discounts: [0.4, 0.1] } })
})

it('a customer who saves keeps what the trade knows, and the document comes to today’s version', async () => {
  const { document, revision } = await load(1, 'carla')
  const { answer } = await server.call(
    tenant,
    'projects/save',
    { id: 1, revision, idempotencyKey: 'after-the-migration', document },
    await server.logIn(tenant, 'carla'),
  )
  expect(answer).toMatchObject({ ok: true })
  const kept = await load(1, 'anna')
  expect(kept.document.version).toBe(3)
  expect(kept.trade).toEqual((await load(1, 'anna', other)).trade)
  expect(priced(kept.document, kept.trade)).toEqual(priced(full))
})
