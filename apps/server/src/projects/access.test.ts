import { randomUUID } from 'node:crypto'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

async function save(site: TestTenant, via: Via, name: string, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(testDocument(name)) }
  return server.call(site, 'projects/save', input, via)
}

async function saved(site: TestTenant, via: Via, name: string): Promise<number> {
  const { answer } = await save(site, via, name)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

it("another tenant's project is not found, by the same number and with the same rights", async () => {
  const mine = await saved(tenant, anna, 'Mine')
  await saved(tenant, anna, 'Mine too')
  const theirs = await server.logIn(other, 'anna')
  const admin = await server.logIn(other, 'ada')

  for (const via of [theirs, admin]) {
    const loaded = await server.call(other, 'projects/load', { id: mine }, via)
    const overwritten = await save(other, via, 'Stolen', mine, 1)
    const listed = await server.call(other, 'projects/list', {}, via)
    expect([loaded.status, overwritten.status]).toEqual([404, 404])
    expect(listed.answer).toMatchObject({ value: { projects: [] } })
  }
  const stranger = await server.call(tenant, 'projects/load', { id: mine }, theirs)
  expect(stranger.status).toBe(401)
})

it("another shop's project is not found", async () => {
  const bruno = await server.logIn(tenant, 'bruno')
  const mine = await saved(tenant, anna, 'In shop A')
  const loaded = await server.call(tenant, 'projects/load', { id: mine }, bruno)
  const overwritten = await save(tenant, bruno, 'Stolen', mine, 1)
  const missing = await server.call(tenant, 'projects/load', { id: 999_999 }, bruno)

  expect([loaded.status, overwritten.status]).toEqual([404, 404])
  expect(loaded.answer).toEqual(missing.answer)
})

it('a customer and a guest see the own projects only', async () => {
  const carla = await server.logIn(tenant, 'carla')
  const own = await saved(tenant, carla, "Carla's")
  const annas = await saved(tenant, anna, "Anna's")
  const [one, two] = await Promise.all(
    [1, 2].map(async () => ({
      cookie: (await server.call(tenant, 'auth/guest', { carrier: 'cookie' })).cookie ?? '',
    })),
  )
  if (!one || !two) throw new Error('no guests')
  const guests = await saved(tenant, one, "A guest's")

  expect((await server.call(tenant, 'projects/load', { id: own }, carla)).status).toBe(200)
  expect((await server.call(tenant, 'projects/load', { id: annas }, carla)).status).toBe(404)
  expect((await save(tenant, one, 'Again', guests, 1)).status).toBe(200)
  expect((await save(tenant, two, 'Stolen', guests, 2)).status).toBe(404)
})

it('lists the projects of the shop, newest first, by pages, found by all words', async () => {
  const shop = await server.addTenant(3)
  const via = await server.logIn(shop, 'anna')
  for (let index = 0; index < 53; index++) await saved(shop, via, `Loft ${index} 100%_done`)
  const first = await server.call(shop, 'projects/list', {}, via)
  if (!first.answer.ok) throw new Error(first.answer.message)
  const after = first.answer.value.next ?? ''
  const second = await server.call(shop, 'projects/list', { after }, via)
  const found = await server.call(shop, 'projects/list', { search: '52 LOFT' }, via)
  const wild = await server.call(shop, 'projects/list', { search: '%_%_%' }, via)
  await server.call(shop, 'auth/setShop', { code: 'B' }, via)
  const elsewhere = await server.call(shop, 'projects/list', {}, via)

  expect(first.answer.value.projects.map(({ name }) => name).slice(0, 2)).toEqual([
    'Loft 52 100%_done',
    'Loft 51 100%_done',
  ])
  expect(second.answer).toMatchObject({
    value: { next: null, projects: [{ id: 3 }, { id: 2 }, { id: 1 }] },
  })
  expect(found.answer).toMatchObject({ value: { projects: [{ name: 'Loft 52 100%_done' }] } })
  expect(wild.answer).toMatchObject({ value: { projects: [] } })
  expect(elsewhere.answer).toMatchObject({ value: { projects: [] } })
})
