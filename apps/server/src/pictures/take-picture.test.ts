import { randomUUID } from 'node:crypto'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

it('is refused to someone who has twenty waiting already, and to nobody else', async () => {
  const tenant = await server.addTenant(1)
  const anna = await server.logIn(tenant, 'anna')
  const saved = await server.call(
    tenant,
    'projects/save',
    { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testDocument('Kitchen')) },
    anna,
  )
  if (!saved.answer.ok) throw new Error(saved.answer.message)
  const input = { project: saved.answer.value.id, view: 'overview', width: 10, height: 10 } as const
  const ask = async (via = anna) => (await server.call(tenant, 'pictures/take', input, via)).status

  const asked = await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(new Set(asked)).toEqual(new Set([200]))
  expect(await ask()).toBe(429)
  expect(await ask(await server.logIn(tenant, 'ada'))).toBe(200)
})
