import { randomUUID } from 'node:crypto'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { expectedMigration } from './expected-migration.ts'
import { versionWatch } from './version-watch.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(() => server.end())

const soon = { timeout: 10_000, interval: 50 }
const asOwner = (text: string) => queryAs(server.database.ownerUrl, text)
const read = async () => (await server.call(tenant, 'projects/list', {}, anna)).status

function save(name: string) {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testDocument(name)) }
  return server.call(tenant, 'projects/save', input, anna)
}

it('nothing is written while the database is at another version, whoever sends the call; what is read is answered', async () => {
  expect((await save('before')).status).toBe(200)
  await asOwner(`insert into pgmigrations (name, run_on) values ('9999_later', now())`)
  await vi.waitFor(async () => expect((await save('in between')).status).toBe(503), soon)
  const project = () => queryAs(server.database.adminUrl, 'select count(*)::int as count from project')
  const before = await project()
  expect(await save('later')).toMatchObject({
    answer: { ok: false, code: 'unavailable', message: 'Not available at the moment, try again' },
    headers: { 'retry-after': '2' },
  })
  await expect(server.logIn(tenant, 'ada')).rejects.toThrow('could not log in')
  expect(await project()).toEqual(before)
  expect(await read()).toBe(200)
  expect((await server.fastify.inject('/readyz')).json()).toEqual({
    ...{ ok: false, problem: 'database is at another version' },
  })

  await asOwner(`delete from pgmigrations where name = '9999_later'`)
  await vi.waitFor(async () => expect((await save('after')).status).toBe(200), soon)
})

it('asks once a second, whoever calls how often, and waits for the answer only where it knows nothing', async () => {
  let [now, asked, name] = [0, 0, expectedMigration]
  const readInCell = (async () => {
    asked += 1
    return { name }
  }) as never
  const watch = versionWatch(readInCell, { now: () => now })
  const isRefused = () =>
    watch.refuseOther('main').then(
      () => false,
      () => true,
    )
  await Promise.all(Array.from({ length: 50 }, isRefused))
  expect(asked).toBe(1)
  name = '9999_later'
  now = 900
  expect([await isRefused(), asked]).toEqual([false, 1])
  now = 1_100
  // By what was known; the next one knows.
  expect([await isRefused(), asked]).toEqual([false, 2])
  await new Promise((resolve) => setImmediate(resolve))
  expect([await isRefused(), asked]).toEqual([true, 2])
  name = expectedMigration
  now = 60_000
  expect([await isRefused(), asked]).toEqual([false, 3])
})

it('asks anew where an answer does not come, and keeps nobody waiting for it', async () => {
  let [now, asked, isFrozen] = [0, 0, true]
  const readInCell = (async () => {
    asked += 1
    return isFrozen ? new Promise(() => {}) : { name: expectedMigration }
  }) as never
  const watch = versionWatch(readInCell, { now: () => now, patience: 100 })
  const first = [watch.problemOf('main'), watch.refuseOther('main')] as const
  expect(await first[0]).toBe('database does not answer')
  await expect(first[1]).rejects.toMatchObject({ code: '08006' })
  expect(asked).toBe(1)
  // A write finds out by itself.
  await watch.refuseOther('main')
  isFrozen = false
  now = 1_100
  expect([await watch.problemOf('main'), asked]).toEqual([null, 2])
})
