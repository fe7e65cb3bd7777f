import { randomUUID } from 'node:crypto'
import { toWireRecompute } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjusted, reduced } from '../testing/own-prices.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let bruno: Via

const tradeTerms = testPublication.tradeTerms.map((terms) => ({
  ...terms,
  limits: { reduction: '0.10', margin: '0.40' },
  shops: { B: { reduction: '0.30' } },
}))

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  const [ada, ...others] = await Promise.all(
    ['ada', 'anna', 'bruno'].map((name) => server.logIn(tenant, name)),
  )
  await server.call(tenant, 'catalogues/publish', { ...testPublication, tradeTerms }, ada)
  ;[anna, bruno] = others as [Via, Via]
})
afterAll(() => server.end())

async function save(document: ProjectDocument, via: Via, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return server.call(tenant, 'projects/save', input, via)
}

async function saved(...saving: Parameters<typeof save>) {
  const { answer } = await save(...saving)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
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
    const own = adjusted(kitchen, { kind: 'price', amount: 1 }, 'A friend')
    expect((await save(own, anna)).answer).toMatchObject({ code: 'forbidden' })
    const half = { ...kitchen, header: { ...kitchen.header, priceIncrease: 0.5 } }
    expect((await save(half, anna)).answer).toMatchObject({ code: 'forbidden' })
  })

  it('is held to them when rows are priced, too', async () => {
    const nothing = { alternative: 'main', articles: {}, findings: [], prices: {} }
    const lowered = (priceIncrease: number) => {
      const document = { ...kitchen, header: { ...kitchen.header, priceIncrease } }
      const wish = toWireRecompute(document, nothing, { face: 'customer', priceListVersion: null })
      return server.call(tenant, 'projects/recomputePrices', wish, anna)
    }
    expect((await lowered(0.95)).status).toBe(200)
    expect((await lowered(0.5)).answer).toMatchObject({
      code: 'forbidden',
      message: 'This takes off more than a seller may give',
    })
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
