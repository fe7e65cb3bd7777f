import { randomUUID } from 'node:crypto'
import type { Adjustment, ProjectDocument, Reduction, Row } from '@arredo/project'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let bruno: Via
let carla: Via

const tradeTerms = testPublication.tradeTerms.map((terms) => ({
  ...terms,
  limits: { reduction: '0.10', margin: '0.40' },
  shops: { B: { reduction: '0.30' } },
}))

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  const [ada, ...others] = await Promise.all(
    ['ada', 'anna', 'bruno', 'carla'].map((name) => server.logIn(tenant, name)),
  )
  await server.call(tenant, 'catalogues/publish', { ...testPublication, tradeTerms }, ada)
  ;[anna, bruno, carla] = others as [Via, Via, Via]
})
afterAll(() => server.end())

async function save(document: ProjectDocument, via: Via, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), document }
  return server.call(tenant, 'projects/save', input, via)
}

async function saved(...saving: Parameters<typeof save>) {
  const { answer } = await save(...saving)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function load(id: number, via: Via) {
  const { answer } = await server.call(tenant, 'projects/load', { id }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.document as ProjectDocument
}

function reduced(document: ProjectDocument, reduction: Reduction): ProjectDocument {
  const main = document.alternatives.main
  if (!main) throw new Error('The test has another alternative')
  return { ...document, alternatives: { main: { ...main, reduction } } }
}

function withRow(document: ProjectDocument, row: Row): ProjectDocument {
  return { ...document, rows: { ...document.rows, [row.id]: row } }
}

function adjusted(document: ProjectDocument, adjustment: Adjustment): ProjectDocument {
  const row = document.rows['cabinet-0']
  if (row?.kind !== 'article') throw new Error('The test has no cabinet')
  return withRow(document, { ...row, adjustment })
}

const glass: Row = {
  ...{ id: 'glass', alternative: 'main', order: 9, kind: 'free', text: 'Glass', quantity: 1, unit: '' },
  flags: { drawn: false, offered: true, ordered: true },
  ...{ price: 10_000, cost: 7_777, vat: '0.22' },
}

/** Two cabinets at 191.90, bought at 45 %. */
const kitchen = testKitchen('Kitchen')
const nearly = { text: 'Special price', amount: 3838 }
const tooMuch = { text: 'Special price', amount: 3839 }

describe('what a seller takes off', () => {
  it('is held to the limits of the shop when a project is saved, in words', async () => {
    expect((await save(reduced(kitchen, nearly), anna)).status).toBe(200)
    const { status, answer } = await save(reduced(kitchen, tooMuch), anna)
    expect([status, answer]).toMatchObject([403, { message: 'This takes off more than a seller may give' }])
    const own = adjusted(kitchen, { kind: 'price', amount: 1, reason: 'A friend' })
    expect((await save(own, anna)).answer).toMatchObject({ code: 'forbidden' })
    const half = { ...kitchen, header: { ...kitchen.header, priceIncrease: 0.5 } }
    expect((await save(half, anna)).answer).toMatchObject({ code: 'forbidden' })
  })

  it('may be more in another shop, down to the least margin', async () => {
    expect((await save(reduced(kitchen, tooMuch), bruno)).status).toBe(200)
    const terms = await server.call(tenant, 'catalogues/tradeTerms', { hash: testPublication.hash }, bruno)
    expect(terms.answer).toMatchObject({ value: [{ limits: { reduction: '0.30', margin: '0.40' } }, {}] })
    expect(JSON.stringify(terms.answer)).not.toContain('shops')
    const { answer } = await save(reduced(kitchen, { text: 'x', amount: 9600 }), bruno)
    expect(answer).toMatchObject({ message: 'This leaves less than the least margin of the shop' })
  })

  it('is held to the limits again when an offer is made', async () => {
    const { id } = await saved(reduced(kitchen, nearly), anna)
    const ask = () =>
      server.call(
        tenant,
        'offers/make',
        { projectId: id, revision: 1, idempotencyKey: randomUUID(), language: 'en', validDays: 30 },
        anna,
      )
    expect((await ask()).status).toBe(200)
    const client = new pg.Client({ connectionString: server.database.ownerUrl })
    await client.connect()
    await client.query(`set app.tenant = '1'`)
    await client.query(`update pack set trade = replace(trade::text, '0.10', '0.05')::jsonb`)
    const { answer } = await ask()
    await client.query(`update pack set trade = replace(trade::text, '0.05', '0.10')::jsonb`)
    await client.end()
    expect(answer).toMatchObject({ message: 'This takes off more than a seller may give' })
  })
})

describe('[D-80] who is no seller', () => {
  it('is not sent discounts, costs or reasons, and keeps them by saving', async () => {
    const { id } = await saved(kitchen, carla)
    const bySeller = withRow(
      adjusted(reduced(kitchen, { text: 'Special price', amount: 1000 }), {
        kind: 'reduction',
        amount: 500,
        reason: 'Regular customer',
      }),
      glass,
    )
    const discounts = [0.45, 0.05] as const
    await saved({ ...bySeller, header: { ...bySeller.header, discounts } }, anna, id, 1)

    const sent = await load(id, carla)
    expect(JSON.stringify(sent)).not.toMatch(/discounts|0\.45|7777|"cost"|Regular/)
    expect(sent.rows['cabinet-0']).toMatchObject({ adjustment: { amount: 500, reason: '' } })
    const [before, after] = [await load(id, anna), await saved(sent, carla, id, 2)]
    expect(after.price?.total).toBeGreaterThan(0)
    const { status: _, ...header } = (await load(id, anna)).header
    expect(header).toMatchObject({ discounts: [0.45, 0.05] })
    expect((await load(id, anna)).rows).toEqual(before.rows)
    expect((await load(id, anna)).alternatives).toEqual(before.alternatives)
  })

  it('cannot give itself a price', async () => {
    const { id, price } = await saved(kitchen, carla)
    const wished = reduced(adjusted(kitchen, { kind: 'price', amount: 1, reason: 'Me' }), nearly)
    const cheap = { ...wished, header: { ...wished.header, priceIncrease: 0.01 } }
    expect((await saved(cheap, carla, id, 1)).price).toEqual(price)
    expect((await saved(cheap, carla)).price).toEqual(price)
    expect((await save(withRow(kitchen, { ...glass, price: -5000 }), carla, id, 2)).answer).toMatchObject({
      message: 'Only a seller may add rows with prices of their own',
    })
  })

  it('loses an own price with the configuration it was made for', async () => {
    const { id } = await saved(kitchen, carla)
    const own = adjusted(kitchen, { kind: 'reduction', amount: 500, reason: 'Show piece' })
    await saved(own, anna, id, 1)
    const row = own.rows['cabinet-0']
    if (row?.kind !== 'article') throw new Error('no cabinet')
    await saved(withRow(own, { ...row, choices: { W: 900 } }), carla, id, 2)
    expect((await load(id, anna)).rows['cabinet-0']).not.toHaveProperty('adjustment')
  })
})
