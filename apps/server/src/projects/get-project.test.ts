import { randomUUID } from 'node:crypto'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
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
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
})
afterAll(() => server.end())

async function save(document: ProjectDocument, via = anna): Promise<number> {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

const get = (id: number, via = anna, at = tenant) => server.call(at, 'projects/get', { id }, via)
const asOwner = (text: string, values: readonly unknown[]) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

it('[D-139 part] says of one project what its page shows, and nothing of its document', async () => {
  const kitchen = testKitchen('Rossi', 3)
  const island = { ...kitchen.alternatives.main, id: 'island', name: 'Island', order: 2 }
  const gone = { ...island, id: 'gone', name: 'Gone', removed: '2026-11-01T00:00:00Z' }
  const moved = kitchen.rows['cabinet-2']
  const id = await save({
    ...kitchen,
    alternatives: { ...kitchen.alternatives, island, gone } as ProjectDocument['alternatives'],
    rows: { ...kitchen.rows, ...(moved && { 'cabinet-2': { ...moved, alternative: 'island' } }) },
  })
  const { answer } = await get(id)
  expect(answer).toMatchObject({
    value: {
      ...{ id, name: 'Rossi', status: 'assigned', customer: 'Rosa Bianchi', customerCode: null },
      ...{ owner: 'Anna', shop: { code: 'A' }, priceList: 'EUR2026', mayCostOtherwise: false },
      alternatives: [
        { id: 'main', articleCount: 2, isOffered: true },
        { id: 'island', name: 'Island', articleCount: 1, isOffered: false },
      ],
      ...{ statusBefore: null, changeOf: null, changes: [] },
    },
  })
  const sheet = answer.ok ? answer.value : null
  expect(Math.abs(Date.parse(sheet?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
  expect(sheet?.price).toMatchObject({ currency: 'EUR', withVat: true })
  expect(JSON.stringify(sheet)).not.toContain('cabinet')

  await asOwner(`update shop set price_list = 'EUR2027' where code = 'A'`, [])
  expect((await get(id)).answer).toMatchObject({ value: { mayCostOtherwise: true } })
  await asOwner(`update project set status = 'ordered' where number = $1`, [id])
  expect((await get(id)).answer).toMatchObject({ value: { mayCostOtherwise: false } })
})

it('[D-139 part] is not there for another shop, another tenant and other customers, nor from the bin; guests log in first', async () => {
  const id = await save(testKitchen('Held'))
  const [bruno, carla] = [await server.logIn(tenant, 'bruno'), await server.logIn(tenant, 'carla')]
  const theirs = await server.logIn(other, 'anna')
  const missing = await get(999_999)
  for (const answered of [await get(id, bruno), await get(id, carla), await get(id, theirs, other), missing])
    expect([answered.status, answered.answer]).toEqual([404, missing.answer])
  expect((await get(id, theirs)).status).toBe(401)
  const own = await save(testKitchen('Own', 1, null), carla)
  expect((await get(own, carla)).answer).toMatchObject({ value: { name: 'Own', owner: 'Carla' } })
  const guest = (await server.call(tenant, 'auth/guest', { carrier: 'cookie' })).cookie ?? ''
  expect((await get(id, { cookie: guest })).answer).toMatchObject({ code: 'notLoggedIn' })
  await server.call(tenant, 'projects/deleteProject', { id }, anna)
  expect((await get(id)).status).toBe(404)
})

it('answers of what lies broken in the database what can be said', async () => {
  const id = await save(testKitchen('Broken'))
  for (const document of [
    {},
    { header: 7, rows: [1], alternatives: 'none' },
    { header: { activeAlternative: 4 }, rows: { a: null, b: 3 }, alternatives: { x: null, y: { name: 9 } } },
  ]) {
    await asOwner('update project set document = $2 where number = $1', [id, JSON.stringify(document)])
    expect((await get(id)).answer).toMatchObject({ value: { id, name: 'Broken', alternatives: [] } })
  }
})
