import { randomUUID } from 'node:crypto'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
})
afterAll(() => server.end())

async function enter(via?: Via): Promise<Via> {
  const { cookie } = await server.call(tenant, 'auth/guest', { carrier: 'cookie' }, via)
  return { cookie: cookie ?? '' }
}

async function saved(via: Via, name: string): Promise<number> {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testDocument(name)) }
  const { answer } = await server.call(tenant, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function names(via: Via): Promise<readonly string[]> {
  const { answer } = await server.call(tenant, 'projects/list', {}, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.projects.map(({ name }) => name)
}

it('a guest lists and opens the own rooms, and nobody else’s', async () => {
  const [one, two] = [await enter(), await enter()]
  const own = await saved(one, 'Loft')
  const annas = await saved(await server.logIn(tenant, 'anna'), 'In the shop')

  expect([await names(one), await names(two)]).toEqual([['Loft'], []])
  const load = (id: number, via: Via) => server.call(tenant, 'projects/load', { id }, via)
  expect((await load(own, one)).answer).toMatchObject({ ok: true, value: { id: own, revision: 1 } })
  expect((await load(own, one)).answer).not.toHaveProperty('value.trade')
  expect([(await load(own, two)).status, (await load(annas, one)).status]).toEqual([404, 404])
  expect((await server.call(tenant, 'projects/list', {})).status).toBe(401)
})

it('who is a guest already stays the same guest, and is told of the rooms that wait', async () => {
  const via = await enter()
  const session = async () => (await server.call(tenant, 'auth/session', {}, via)).answer
  expect(await session()).not.toHaveProperty('value.hasRooms')
  await saved(via, 'Loft')
  expect(await session()).toMatchObject({ value: { hasRooms: true } })

  const again = await server.call(tenant, 'auth/guest', { carrier: 'cookie' }, via)
  expect(again.cookie).toBe('cookie' in via && via.cookie)
  expect(again.answer).toMatchObject({ value: { profile: { kind: 'guest' }, hasRooms: true } })
  expect(await names(via)).toEqual(['Loft'])
})
