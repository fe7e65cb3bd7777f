import { randomUUID } from 'node:crypto'
import { openPack } from '@arredo/catalogue'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workApart } from '../prices/work-apart.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { priceDocument } from './price-document.ts'

/** Enough rows to be priced in a thread of its own. */
const large = testKitchen('Hotel', 400)
const catalogues = new Map([['KITCHEN', openPack(samplePack)]])
/** 191.90 and its 22 %. */
const withVat = 23_412
const here = priceDocument(large, catalogues)

describe('a large document', () => {
  const apart = (document = large) => workApart('price', document, catalogues, null)

  it('costs in the other thread what it costs here, and no more wait for it than a person would', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, () => apart()))
    expect(here).toMatchObject({ ok: true, value: { total: 400 * withVat } })
    expect(all).toEqual([...Array(20).fill(here), ...Array(5).fill('busy')])
  })

  it('is priced by the next thread where one fell over something', async () => {
    const none = { packs: {} } as ProjectDocument
    await expect(apart(none)).rejects.toThrow('undefined')
    expect(await apart()).toEqual(here)
  })
})

describe('saving a large project', () => {
  let server: TestServer
  let tenant: TestTenant
  let anna: Via
  let guest: Via
  beforeAll(async () => {
    server = await startTestServer()
    tenant = await server.addTenant(1, { guestMaySave: true })
    const ada = await server.logIn(tenant, 'ada')
    await server.call(tenant, 'catalogues/publish', testPublication, ada)
    anna = await server.logIn(tenant, 'anna')
    const { answer } = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
    guest = { bearer: (answer.ok && answer.value.bearer) || '' }
  })
  afterAll(() => server.end())

  const save = (document: ProjectDocument, via: Via, id: number | null, revision: number) =>
    server.call(
      tenant,
      'projects/save',
      { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) },
      via,
    )

  it('prices it as ever, and of several saves of one revision one wins', async () => {
    for (const [who, document] of [
      [anna, large],
      [guest, { ...large, header: { ...large.header, customer: null } }],
    ] as const) {
      const first = await save(document, who, null, 0)
      if (!first.answer.ok) throw new Error(first.answer.message)
      expect(first.answer.value.price).toEqual(here.ok && here.value)
      const { id } = first.answer.value
      const smaller = { ...document, rows: Object.fromEntries(Object.entries(large.rows).slice(0, 300)) }
      const rivals = await Promise.all(Array.from({ length: 4 }, () => save(smaller, who, id, 1)))
      expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const won = rivals.find(({ status }) => status === 200)?.answer
      expect(won).toMatchObject({ value: { revision: 2, price: { total: 300 * withVat } } })
    }
  })

  it('answers a save that came twice as the first time', async () => {
    const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(large) }
    const [one, two] = [
      await server.call(tenant, 'projects/save', input, anna),
      await server.call(tenant, 'projects/save', input, anna),
    ]
    expect([one.status, two.answer]).toEqual([200, one.answer])
  })
})
