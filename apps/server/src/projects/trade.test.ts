import { randomUUID } from 'node:crypto'
import {
  type ProjectDocument,
  readDocument,
  splitTrade,
  type TradeSheet,
  tradeOfProject,
  withTrade,
} from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjusted, reduced, withGlass, withRow } from '../testing/own-prices.ts'
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

type Sent = { readonly document: unknown; readonly trade?: unknown }

async function save(sent: Sent, via: Via, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...sent }
  return server.call(tenant, 'projects/save', input as never, via)
}

async function saved(document: ProjectDocument | Sent, ...others: [Via, (number | null)?, number?]) {
  const { answer } = await save('version' in document ? splitTrade(document) : document, ...others)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function load(id: number, via: Via) {
  const { answer } = await server.call(tenant, 'projects/load', { id }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function opened(id: number, via: Via): Promise<ProjectDocument> {
  const { document, trade } = await load(id, via)
  const read = readDocument(document, trade)
  if (!read.ok) throw new Error(read.message)
  return read.value
}

const kitchen = testKitchen('Kitchen')
const off = { kind: 'reduction', amount: 500 } as const
const reasoned = adjusted(reduced(kitchen, { text: 'Special price', amount: 1000 }), off, 'Regular customer')
const bySeller = withTrade(withGlass(reasoned), tradeOfProject, { discounts: [0.45, 0.05] })
const sheet: TradeSheet = {
  header: { discounts: [0.45, 0.05] },
  'cabinet-0': { reason: 'Regular customer' },
  glass: { cost: 7_777 },
}

describe('[D-80 part] the trade sheet', () => {
  it('lies and travels apart from the document, and is sent to professionals alone', async () => {
    const { id } = await saved(kitchen, carla)
    await saved(bySeller, anna, id, 1)
    const [row] = await queryAs<{ document: object; trade: object }>(
      server.database.ownerUrl,
      `select document, trade from project where number = ${id}`,
      { tenant: 1 },
    )
    expect(row?.trade).toEqual(sheet)
    expect(JSON.stringify(row?.document)).not.toMatch(/discounts|0\.45|7777|"cost"|Regular|"trade"/)
    expect(await load(id, anna)).toMatchObject({ trade: sheet, document: row?.document })

    const forCustomer = await load(id, carla)
    expect(forCustomer).not.toHaveProperty('trade')
    expect(JSON.stringify(forCustomer)).not.toMatch(/discounts|0\.45|7777|"cost"|Regular/)
    expect(forCustomer.document.rows['cabinet-0']).toMatchObject({ adjustment: off })
  })

  it('stays as it is where a save brings none, and goes with the rows it speaks of', async () => {
    const { id } = await saved(bySeller, anna)
    await saved({ document: splitTrade(bySeller).document }, anna, id, 1)
    expect((await load(id, anna)).trade).toEqual(sheet)
    const { glass: _, ...rows } = bySeller.rows
    await saved({ document: splitTrade({ ...bySeller, rows }).document }, anna, id, 2)
    expect((await load(id, anna)).trade).toEqual({ header: sheet.header, 'cabinet-0': sheet['cabinet-0'] })
    await saved({ document: splitTrade(kitchen).document, trade: {} }, anna, id, 3)
    expect((await load(id, anna)).trade).toEqual({})
  })

  it('is checked, and never part of a document', async () => {
    const { document, trade } = splitTrade(bySeller)
    expect((await save({ document: bySeller }, anna)).answer).toMatchObject({ code: 'invalid' })
    const wrong = { ...trade, glass: { cost: 0.5 } }
    expect((await save({ document, trade: wrong }, anna)).answer).toMatchObject({ code: 'invalid' })
    expect((await save({ document, trade: { glass: { margin: 1 } } }, anna)).status).toBe(400)
    const { id } = await saved(bySeller, anna)
    const leak = `update project set document = jsonb_set(document, '{header,discounts}', '[0.4, 0]')`
    await expect(queryAs(server.database.ownerUrl, leak, { tenant: 1 })).rejects.toThrow('without_trade')
    expect((await load(id, anna)).trade).toEqual(sheet)
  })

  it('is made of what a page from before there was one writes into its document', async () => {
    const { id } = await saved(bySeller, anna)
    const old = (more: { readonly cost?: number; readonly reason: string; readonly header?: object }) => {
      const { header, alternatives, rows, openings, walls, views, packs } = bySeller
      const plain = Object.fromEntries(
        Object.entries(rows).map(([key, row]) => [
          key,
          'placement' in row ? { ...row, placement: { at: [0, 0, 0], rotation: 0, wall: null } } : row,
        ]),
      )
      const alternative = Object.values(alternatives).map(({ followers: _, ...one }) => [one.id, one])
      return {
        ...{ version: 2, alternatives: Object.fromEntries(alternative), openings, walls, views, packs },
        header: { ...header, ...more.header },
        rows: {
          ...plain,
          'cabinet-0': { ...plain['cabinet-0'], adjustment: { ...off, reason: more.reason } },
          glass: { ...rows.glass, ...(more.cost === undefined ? {} : { cost: more.cost }) },
        },
      }
    }
    await saved({ document: old({ reason: '' }) }, anna, id, 1)
    expect(await load(id, anna)).toMatchObject({ trade: sheet, document: { version: 3 } })
    const header = { discounts: [0.4, 0] }
    await saved({ document: old({ cost: 9000, reason: 'A friend', header }) }, anna, id, 2)
    expect((await load(id, anna)).trade).toEqual({
      ...{ header, 'cabinet-0': { reason: 'A friend' }, glass: { cost: 9000 } },
    })
    expect(JSON.stringify((await load(id, anna)).document)).not.toMatch(/discounts|"cost"|friend/)
  })

  it('goes into a copy made by a professional, under the names of its rows', async () => {
    const { id } = await saved(bySeller, anna)
    const ask = { id, idempotencyKey: randomUUID() }
    const { answer } = await server.call(tenant, 'projects/clone', ask, anna)
    if (!answer.ok) throw new Error(answer.message)
    const copy = await opened(answer.value.id, anna)
    const [glass] = Object.values(copy.rows).filter(({ kind }) => kind === 'free')
    expect(Object.keys(copy.trade)).not.toContain('glass')
    expect(copy.trade[glass?.id ?? '']).toEqual({ cost: 7_777 })
    expect(copy.trade.header).toEqual(sheet.header)
  })

  it('does not go into a copy made by anybody else, nor do the prices it explains', async () => {
    const { id } = await saved(kitchen, carla)
    await saved(withTrade(reasoned, tradeOfProject, { discounts: [0.45, 0.05] }), anna, id, 1)
    const ask = { id, idempotencyKey: randomUUID() }
    const { answer } = await server.call(tenant, 'projects/clone', ask, carla)
    if (!answer.ok) throw new Error(answer.message)
    const [row] = await queryAs<{ trade: object }>(
      server.database.ownerUrl,
      `select trade from project where number = ${answer.value.id}`,
      { tenant: 1 },
    )
    expect(row?.trade).toEqual({})
    const { document } = await load(answer.value.id, carla)
    expect(JSON.stringify(document)).not.toMatch(/adjustment|reduction/)
  })
})

describe('[D-80 part] who is no seller', () => {
  it('keeps prices and the trade sheet by saving', async () => {
    const { id } = await saved(kitchen, carla)
    await saved(bySeller, anna, id, 1)
    const before = await opened(id, anna)
    const { document } = await load(id, carla)
    const wished = { ...sheet, header: { discounts: [0, 0] }, 'cabinet-1': { reason: 'Me' } }
    const after = await saved({ document, trade: wished }, carla, id, 2)
    expect(after.price?.total).toBeGreaterThan(0)
    expect(await opened(id, anna)).toEqual(before)
  })

  it('cannot give itself a price', async () => {
    const { id, price } = await saved(kitchen, carla)
    const nearly = { text: 'Special price', amount: 3838 }
    const wished = reduced(adjusted(kitchen, { kind: 'price', amount: 1 }, 'Me'), nearly)
    const cheap = { ...wished, header: { ...wished.header, priceIncrease: 0.01 } }
    expect((await saved(cheap, carla, id, 1)).price).toEqual(price)
    expect((await saved(cheap, carla)).price).toEqual(price)
    const { answer } = await save(splitTrade(withGlass(kitchen, -5000)), carla, id, 2)
    expect(answer).toMatchObject({ message: 'Only a seller may add rows with prices of their own' })
    expect((await load(id, anna)).trade).toEqual({})
  })

  it('loses an own price with the configuration it was made for, and its reason with it', async () => {
    const { id } = await saved(kitchen, carla)
    const own = adjusted(kitchen, off, 'Show piece')
    await saved(own, anna, id, 1)
    const row = own.rows['cabinet-0']
    if (row?.kind !== 'article') throw new Error('no cabinet')
    await saved(withRow(own, { ...row, choices: { W: 900 } }), carla, id, 2)
    expect((await load(id, anna)).document.rows['cabinet-0']).not.toHaveProperty('adjustment')
    expect((await load(id, anna)).trade).toEqual({})
  })
})
