import { randomUUID } from 'node:crypto'
import { type Catalogue, openPack, type Pack } from '@arredo/catalogue'
import {
  fromWireCommercialLists,
  fromWirePromotions,
  fromWireRecomputed,
  toWirePromotionsWish,
  toWireRecompute,
} from '@arredo/contract'
import { type Evaluation, evaluateProject, type ProjectDocument, splitTrade } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { packHash } from '../catalogues/pack-hash.ts'
import { type HttpMetrics, httpMetrics } from '../telemetry/http-metrics.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let ada: Via
let carla: Via
let counted: MockInstance<HttpMetrics['priceDifferences']>

// The real one, whose calls can be counted.
vi.mock('../telemetry/http-metrics.ts', { spy: true })

const catalogues: ReadonlyMap<string, Catalogue> = new Map([[samplePack.code, openPack(samplePack)]])
const kitchen = testKitchen('Kitchen', 3)

beforeAll(async () => {
  server = await startTestServer()
  const [metrics] = vi.mocked(httpMetrics).mock.results
  counted = vi.spyOn(metrics?.value as HttpMetrics, 'priceDifferences')
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  ada = await server.logIn(tenant, 'ada')
  carla = await server.logIn(tenant, 'carla')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
})
afterAll(() => server.end())

function evaluated(document: ProjectDocument): Evaluation {
  return evaluateProject(document, { catalogues, faces: ['customer'], discounts: new Map() })
}

function request(document: ProjectDocument, face: 'customer' | 'trade' = 'customer') {
  return toWireRecompute(document, evaluated(document), { face, priceListVersion: samplePack.version })
}

/** How many defects were counted so far, by the place where they were seen. */
function differences(where: 'save' | 'recompute'): number {
  return counted.mock.calls.reduce((sum, [place, count]) => sum + (place === where ? count : 0), 0)
}

describe('the price of rows', () => {
  it("[A-63 part] is the server's own, row by row, with its lines", async () => {
    const { answer } = await server.call(tenant, 'projects/recomputePrices', request(kitchen), anna)
    if (!answer.ok) throw new Error(answer.message)
    const read = fromWireRecomputed(answer.value)
    const own = evaluated(kitchen).prices.customer

    expect(read).toMatchObject({
      ...{ total: own?.total, currency: 'EUR', priceList: 'EUR2026', face: 'customer', withVat: true },
      priceListVersion: samplePack.version,
    })
    expect(read.rows.map(({ id, unit, total, error }) => ({ id, unit, total, error }))).toEqual(
      Object.entries(own?.rows ?? {}).map(([id, { unit, total }]) => ({ id, unit, total, error: '' })),
    )
    expect(read.rows[0]?.lines.length).toBeGreaterThan(0)
    expect(differences('recompute')).toBe(0)
  })

  it('[A-63 part] what a client shows is compared, counted as a defect, and never answered back', async () => {
    counted.mockClear()
    const honest = request(kitchen)
    const lying = {
      ...honest,
      total: 1,
      rows: honest.rows.map((row, index) => ({ ...row, price: index === 0 ? 5 : null })),
    }
    const { answer } = await server.call(tenant, 'projects/recomputePrices', lying, anna)

    expect(answer.ok && fromWireRecomputed(answer.value).total).toBe(
      evaluated(kitchen).prices.customer?.total,
    )
    // Once for the request, however many rows it had: each time is a line of the log.
    expect(counted.mock.calls).toEqual([['recompute', 2]])
  })

  it('[A-63 part] a row without a code is found by its order code, in the pack sold now', async () => {
    const [article] = samplePack.articles
    const full = request(testKitchen('One', 1))
    const [row] = full.rows
    if (!row || !article) throw new Error('There is no row')
    const bare = { ...row, erp: article.orderCode ?? article.code, artefactHash: null, price: null }
    const stray = { ...bare, erp: 'NONE', ...idOf('stray', row) }
    const asked = { ...full, total: null, rows: [bare, stray].map(withoutCode) }
    const { answer } = await server.call(tenant, 'projects/recomputePrices', asked, anna)
    const read = answer.ok ? fromWireRecomputed(answer.value) : null
    expect(read?.total).toBe(full.total)
    expect(read?.rows).toMatchObject([
      { total: full.total, error: '' },
      { id: 'stray', unit: null, total: null, error: 'NONE is an unknown article' },
    ])
  })

  it('[D-97] nine fields are enough, by code or else by order code; a shown price that differs is counted and answered all the same', async () => {
    counted.mockClear()
    const [article] = samplePack.articles
    const full = request(testKitchen('One', 1))
    const [row] = full.rows
    if (!row || !article) throw new Error('There is no row')
    const erp = article.orderCode ?? article.code
    // The first nine, as A-63 names them.
    const nine = { ...Object.fromEntries(Object.entries(row).slice(0, 9)), erp }
    const coded = { ...row, erp: 'NONE', artefactHash: null, price: 1, ...idOf('coded', row) }
    const asked = { ...full, total: null, rows: [nine, coded] }
    const { answer } = await server.call(tenant, 'projects/recomputePrices', asked as never, anna)
    if (!answer.ok) throw new Error(answer.message)
    const read = fromWireRecomputed(answer.value)
    // Minor units, not euros.
    expect(read.rows.map(({ total, error }) => [total, error])).toEqual([
      [full.total, ''],
      [full.total, ''],
    ])
    expect(Number.isInteger(read.total) && read.total > 10_000).toBe(true)
    expect(counted.mock.calls).toEqual([['recompute', 1]])
  })

  it('[A-63 part] is raised and lowered by a seller alone', async () => {
    const own = evaluated(kitchen).prices.customer?.total ?? 0
    const totalFor = async (priceIncrease: number, via: Via) => {
      const wish = request({ ...kitchen, header: { ...kitchen.header, priceIncrease } })
      const { answer } = await server.call(tenant, 'projects/recomputePrices', wish, via)
      return answer.ok ? fromWireRecomputed(answer.value).total : answer.message
    }
    expect([await totalFor(0.01, carla), await totalFor(2, carla)]).toEqual([own, own])
    expect(await totalFor(2, anna)).toBe(2 * own)
  })

  it('[A-63 part] [D-80 part] shows the trade face to professionals alone', async () => {
    const pro = await server.call(tenant, 'projects/recomputePrices', request(kitchen, 'trade'), anna)
    const customer = await server.call(tenant, 'projects/recomputePrices', request(kitchen, 'trade'), carla)
    const asCustomer = await server.call(tenant, 'projects/recomputePrices', request(kitchen), carla)

    expect(pro.answer.ok && fromWireRecomputed(pro.answer.value)).toMatchObject({
      face: 'trade',
      withVat: false,
    })
    expect(JSON.stringify(pro.answer)).toContain('"step":"discount"')
    expect(customer.status).toBe(403)
    expect(JSON.stringify(asCustomer.answer)).not.toContain('"step":"discount"')
  })

  it('[A-63 part] [D-80 part] buys each row on the terms of its own catalogue', async () => {
    const pack: Pack = { ...samplePack, code: 'DECOR', version: 'decor' }
    const own = testPublication.tradeTerms.map((terms) => ({
      ...terms,
      discounts: [{ code: 'D1', name: { en: 'Décor' }, rate: '0.2' }],
    }))
    await publish(pack, own)
    const row = kitchen.rows['cabinet-0']
    if (row?.kind !== 'article') throw new Error('There is no cabinet')
    const mixed: ProjectDocument = {
      ...kitchen,
      packs: { ...kitchen.packs, DECOR: packHash(pack) },
      rows: { 'cabinet-0': row, mirror: { ...row, id: 'mirror', order: 1, catalogue: 'DECOR' } },
    }
    const both = new Map([...catalogues, ['DECOR', openPack(pack)]])
    const shown = evaluateProject(mixed, { catalogues: both, faces: ['customer'], discounts: new Map() })
    const wish = toWireRecompute(mixed, shown, { face: 'trade', priceListVersion: samplePack.version })
    const { answer } = await server.call(tenant, 'projects/recomputePrices', wish, anna)
    if (!answer.ok) throw new Error(answer.message)
    const read = fromWireRecomputed(answer.value)
    // 191.90 each: less 50 and 10 %, and less 20 %.
    expect(read.rows.map(({ id, total }) => [id, total])).toEqual([
      ['cabinet-0', 8636],
      ['mirror', 15_352],
    ])
    expect(read.total).toBe(8636 + 15_352)
  })

  it('[A-63 part] refuses rows that contradict each other', async () => {
    const { rows, ...rest } = request(kitchen)
    const [first, second] = rows
    if (!first || !second) throw new Error('There are too few rows')
    const mixed = { ...rest, rows: [first, { ...second, artefactHash: 'f'.repeat(64) }] }
    expect((await server.call(tenant, 'projects/recomputePrices', mixed, anna)).answer).toMatchObject({
      code: 'invalid',
      message: 'Rows of one catalogue name different packs of it',
    })
    const twice = await server.call(
      tenant,
      'projects/recomputePrices',
      { ...rest, rows: [first, first] },
      anna,
    )
    expect(twice.status).toBe(400)
  })

  it('[A-63 part] a total shown at a save is compared too, and the save goes on', async () => {
    const save = (shownTotal: number) =>
      server.call(
        tenant,
        'projects/save',
        { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(kitchen), shownTotal },
        anna,
      )
    const before = differences('save')
    const right = await save(evaluated(kitchen).prices.customer?.total ?? 0)
    expect([right.status, differences('save') - before]).toEqual([200, 0])
    const wrong = await save(1)
    expect([wrong.status, differences('save') - before]).toEqual([200, 1])
  })
})

describe('commercial lists and promotions', () => {
  it('[A-175 part, A-97 part] lists what is valid, and says when one replaces the list of the shop', async () => {
    const catalog = samplePack.code
    const ask = async () => {
      const { answer } = await server.call(tenant, 'catalogs/getMyCommercialLists', { catalog }, anna)
      if (!answer.ok) throw new Error(answer.message)
      return fromWireCommercialLists(answer.value)
    }
    const now = await ask()
    expect(now.hasNew).toBe(false)
    expect(now.lists.map(({ code }) => code)).toContain('EUR2026')

    const [list] = samplePack.priceLists.filter(({ code }) => code === 'EUR2026')
    if (!list) throw new Error('The sample has no list of the shop')
    const dates = { validFrom: '2000-01-01', validTo: '2999-12-31' }
    const commercial = { ...list, ...dates, code: 'EURNEW', replaces: 'EUR2026' }
    const promotion = {
      ...{ code: 'SPRING', name: { en: 'Spring' }, from: '2026-03-01', to: '2026-05-31', rate: '0.10' },
      ...{ priority: 1, stacks: false },
    }
    await publish({
      ...samplePack,
      version: 'new',
      priceLists: [...samplePack.priceLists, commercial],
      promotions: [promotion],
    })
    expect(await ask()).toMatchObject({ hasNew: true })

    const promotionsOn = async (orderDate: string, via = anna) => {
      const wish = toWirePromotionsWish({ catalogue: catalog, orderDate })
      const { answer } = await server.call(tenant, 'e_promos/jGetCatPromos', wish, via)
      if (!answer.ok) throw new Error(answer.message)
      return fromWirePromotions(answer.value)
    }
    expect((await promotionsOn('2026-04-01')).campaigns).toMatchObject([{ code: 'SPRING', rate: '0.10' }])
    expect((await promotionsOn('2026-04-01', carla)).campaigns).toMatchObject([{ code: 'SPRING', rate: '' }])
    expect(await promotionsOn('2026-06-01')).toMatchObject({ campaigns: [], deliveries: [] })
  })
})

async function publish(pack: Pack, tradeTerms = testPublication.tradeTerms): Promise<void> {
  const publication = { pack, tradeTerms, hash: packHash(pack) }
  const { answer } = await server.call(tenant, 'catalogues/publish', publication, ada)
  if (!answer.ok) throw new Error(`${answer.message} ${JSON.stringify(answer.details)}`)
}

/** As a client of other days sends it: the nine fields, no more. */
function withoutCode<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    key.length === 3 && key.startsWith('co') ? null : value,
  ])
  return Object.fromEntries(entries) as Row
}

/** Under another id, whatever the wire calls it. */
function idOf<Row extends object>(id: string, row: Row): Partial<Row> {
  const [name = ''] = Object.keys(row)
  return { [name]: id } as Partial<Row>
}
