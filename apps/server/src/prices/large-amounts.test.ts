import { randomUUID } from 'node:crypto'
import { toWireRecompute } from '@arredo/contract'
import { type ProjectDocument, type Row, splitTrade, tooLarge } from '@arredo/project'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adjusted, reduced, withGlass, withRow } from '../testing/own-prices.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { openShelf } from '../testing/test-range.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { testVersion } from '../testing/test-versions.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via

/** A door for nearly two thousand million euros. */
const dear = testVersion('dear', 10_000_000)

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  const shelf = openShelf(server.database.appUrl)
  const now = Date.now()
  await shelf.release(1, testPublication.pack, new Date(now - 2000))
  await shelf.release(1, dear.pack, new Date(now - 1000))
  await shelf.close()
})
afterAll(() => server.end())

const most = Number.MAX_SAFE_INTEGER
const kitchen = testKitchen('Large')
const many = (quantity: number, document = withGlass(kitchen, most)): ProjectDocument => {
  const row = document.rows.glass
  return row?.kind === 'free' ? withRow(document, { ...row, quantity }) : document
}
const service = (charge: Extract<Row, { kind: 'service' }>['charge']): ProjectDocument =>
  withRow(kitchen, {
    ...{ id: 'service', alternative: 'main', order: 9, kind: 'service', text: 'Service', charge },
    flags: { drawn: false, offered: true, ordered: true },
  })
const cabinets = (quantity: number, increase = 1): ProjectDocument => ({
  ...kitchen,
  header: { ...kitchen.header, priceIncrease: increase },
  packs: { KITCHEN: dear.hash },
  rows: Object.fromEntries(
    Object.entries(kitchen.rows).map(([id, row]) => [
      id,
      row.kind === 'article' ? { ...row, quantity } : row,
    ]),
  ),
})

const large: Readonly<Record<string, ProjectDocument>> = {
  'a price': many(1),
  'a quantity': many(1_000_000),
  'a part of one': many(999_999.5),
  'a sum of two': withRow(many(1), { ...glassOf(many(1)), id: 'more', order: 10 }),
  'a price below nothing': withGlass(kitchen, -most),
  'an own price': adjusted(kitchen, { kind: 'price', amount: most }, 'x'),
  'a reduction': reduced(kitchen, { text: 'x', amount: -most }),
  'a service by the metre': service({ kind: 'perMetre', price: most, metres: 100_000 }),
  'a service in percent': { ...service({ kind: 'percent', rate: '999999.5' }), ...dearRows() },
  'the articles': cabinets(9999, 1000),
}

function glassOf({ rows }: ProjectDocument): Row {
  const { glass } = rows
  if (!glass) throw new Error('There is no glass')
  return glass
}

function dearRows(): Pick<ProjectDocument, 'packs' | 'rows'> {
  const { packs, rows } = cabinets(9999)
  return { packs, rows: { ...service({ kind: 'percent', rate: '999999.5' }).rows, ...rows } }
}

async function save(document: ProjectDocument) {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return (await server.call(tenant, 'projects/save', input, anna)).answer
}

it.each(Object.entries(large))(
  '%s too large to be exact is refused in words when it is saved',
  async (_, document) => {
    expect(await save(document)).toEqual({ ok: false, code: 'invalid', message: tooLarge })
  },
)

it('so it is when rows are asked about, and when an offer is to be made of what is stored', async () => {
  const nothing = { alternative: 'main', articles: {}, findings: [], prices: {} }
  const wish = toWireRecompute(cabinets(9999, 1000), nothing, { face: 'customer', priceListVersion: null })
  const asked = await server.call(tenant, 'projects/recomputePrices', wish, anna)
  expect(asked.answer).toEqual({ ok: false, code: 'invalid', message: tooLarge })

  const saved = await save(kitchen)
  if (!saved.ok) throw new Error(saved.message)
  const owner = new pg.Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  await owner.query(`set app.tenant = '1'`)
  await owner.query('update project set document = $2 where number = $1', [saved.value.id, large['a price']])
  await owner.end()
  const input = {
    projectId: saved.value.id,
    revision: 1,
    idempotencyKey: randomUUID(),
    language: 'en',
    validDays: 30,
  }
  const offered = await server.call(tenant, 'offers/make', input, anna)
  expect(offered.answer).toEqual({ ok: false, code: 'invalid', message: tooLarge })
})
