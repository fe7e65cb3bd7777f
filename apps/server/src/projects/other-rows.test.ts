import { randomUUID } from 'node:crypto'
import { type ProjectDocument, type Row, rowsInOrder, splitTrade, withTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withRow } from '../testing/own-prices.ts'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let carla: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  const ada = await server.logIn(tenant, 'ada')
  anna = await server.logIn(tenant, 'anna')
  carla = await server.logIn(tenant, 'carla')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
})
afterAll(() => server.end())

async function save(document: ProjectDocument, via: Via, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return (await server.call(tenant, 'projects/save', input as never, via)).answer
}

async function saved(...given: Parameters<typeof save>) {
  const answer = await save(...given)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

const base = { alternative: 'main', flags: { drawn: true, offered: true, ordered: true } } as const
const glass: Row = {
  ...{ ...base, id: 'glass', order: 20, kind: 'free', text: 'Glass', quantity: 2.5, unit: 'm' },
  ...{ price: 8_000, vat: '0.1', size: [800, 20, 600], placement: null },
}
const others: readonly Row[] = [
  { ...base, id: 'text', order: 0.5, kind: 'text', text: 'Our kitchen' },
  glass,
  { ...base, id: 'sum', order: 21, kind: 'subtotal', text: '' },
  {
    ...{ ...base, id: 'delivery', order: 22, kind: 'service', text: 'Delivery' },
    charge: { kind: 'percent', rate: '0.08', min: 5_000 },
  },
  {
    ...{ ...base, id: 'fridge', order: 23, kind: 'ownAppliance', text: 'Fridge' },
    ...{ size: [600, 600, 1800], placement: null },
  },
]
const kitchen = testKitchen('Kitchen')
const full = withTrade(others.reduce(withRow, kitchen), 'glass', { cost: 4_321 })

describe('[D-81 part] rows that are no article, on the server', () => {
  it('are kept in their order and counted in the total, and what they cost us goes to sellers alone', async () => {
    const bare = await saved(kitchen, anna)
    const { id, price } = await saved(full, anna)
    const net = Math.round((bare.price?.total ?? 0) / 1.22)
    const delivery = Math.max(5_000, Math.round((net + 20_000) * 0.08))
    // 2.5 m at 80.00 with 10 %, and 8 % of all that, at least 50.00, with 22 %.
    expect(price?.total).toBe((bare.price?.total ?? 0) + 22_000 + Math.round(delivery * 1.22))

    const asSeller = await server.call(tenant, 'projects/load', { id }, anna)
    const asCustomer = await saved(kitchen, carla)
    await saved(full, anna, asCustomer.id, 1)
    const loaded = await server.call(tenant, 'projects/load', { id: asCustomer.id }, carla)
    if (!asSeller.answer.ok || !loaded.answer.ok) throw new Error('not loaded')
    expect(rowsInOrder(asSeller.answer.value.document as never).map((row) => row.id)).toEqual(
      rowsInOrder(full).map((row) => row.id),
    )
    expect(asSeller.answer.value.trade).toMatchObject({ glass: { cost: 4_321 } })
    expect(JSON.stringify(loaded.answer.value)).toContain('Glass')
    expect(JSON.stringify(loaded.answer.value)).not.toMatch(/cost|4321/)
  })

  it('are put in another order and drawn or not by a customer, who adds none that is charged', async () => {
    const { id } = await saved(kitchen, carla)
    await saved(full, anna, id, 1)
    const moved = withRow(full, { ...glass, order: 0.1, price: 1 })
    const after = await saved(moved, carla, id, 2)
    const [row] = await queryAs<{ document: ProjectDocument }>(
      server.database.ownerUrl,
      `select document from project where number = ${id}`,
      { tenant: 1 },
    )
    expect(row?.document.rows.glass).toMatchObject({ order: 0.1, price: 8_000 })
    expect(after.revision).toBe(3)
    const more = withRow(full, { ...glass, id: 'more' })
    expect(await save(more, carla, id, 3)).toMatchObject({
      message: 'Only a seller may add rows with prices of their own',
    })
    const own = { ...others[4], id: 'oven', text: 'Oven' } as Row
    expect(await save(withRow(moved, own), carla, id, 3)).toMatchObject({ ok: true })
  })

  it.each([
    ['VAT must look like 0.22', { ...glass, vat: '-0.5' }],
    ['The quantity must be above 0', { ...glass, quantity: 0 }],
    ['The rate must look like 0.08', { ...others[3], charge: { kind: 'percent', rate: '-0.08' } }],
    [
      'The least is above the most',
      { ...others[3], charge: { kind: 'perMetre', price: 1, metres: 1, min: 9, max: 5 } },
    ],
    ['Width, depth and height must be above 0', { ...others[4], size: [600, 0.01, 1800] }],
  ])('are refused as nobody can have typed them: %s', async (message, row) => {
    expect(await save(withRow(kitchen, row as Row), anna)).toMatchObject({ ok: false, message })
  })

  it('stay as they lie there already, so that an old project can be saved', async () => {
    const { id } = await saved(full, anna)
    await queryAs(
      server.database.ownerUrl,
      `update project set document = jsonb_set(document, '{rows,glass,vat}', '"-0.5"') where number = ${id}`,
      { tenant: 1 },
    )
    const old = withRow(full, { ...glass, vat: '-0.5' })
    const renamed = { ...old, header: { ...old.header, name: 'Renamed' } }
    expect(await save(renamed, anna, id, 1)).toMatchObject({ ok: true })
    const worse = withRow(renamed, { ...glass, vat: '-0.6' })
    expect(await save(worse, anna, id, 2)).toMatchObject({ ok: false, message: 'VAT must look like 0.22' })
  })
})
