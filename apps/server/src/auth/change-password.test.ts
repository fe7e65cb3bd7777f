import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
})
afterAll(() => server.end())

const next = 'a lamp over the table'

async function statusOf(via: Awaited<ReturnType<TestServer['logIn']>>): Promise<number> {
  return (await server.call(tenant, 'projects/list', {}, via)).status
}

function logInWith(password: string) {
  const who = { userid: 'acme', username: 'anna', carrier: 'bearer' } as const
  return server.call(tenant, 'auth/login', { ...who, password })
}

it('[D-211 part] a password is changed by who knows the present one, and ends all other sessions of theirs', async () => {
  const [here, there, carla] = [
    await server.logIn(tenant, 'anna'),
    await server.logIn(tenant, 'anna'),
    await server.logIn(tenant, 'carla'),
  ]
  const change = (present: string, wanted: string) =>
    server.call(tenant, 'auth/changePassword', { present, next: wanted }, here)

  const wrong = await change('left horse', next)
  expect(wrong.answer).toMatchObject({ ok: false, message: 'The present password is wrong' })
  for (const weak of ['short', 'anna likes lamps', 'aaaaaaaaaaaa'])
    expect((await change(tenant.password, weak)).answer).toMatchObject({ ok: false, code: 'invalid' })
  for (let refused = 0; refused < 10; refused++) await change(tenant.password, 'short')
  expect(await statusOf(there)).toBe(200)

  expect((await change(tenant.password, next)).answer).toEqual({ ok: true, value: { ended: 1 } })
  expect([await statusOf(here), await statusOf(there), await statusOf(carla)]).toEqual([200, 401, 200])
  expect((await logInWith(tenant.password)).status).toBe(401)
  expect((await logInWith(next)).status).toBe(200)
})

it('[D-211 part] nobody guesses the present one from an open session', async () => {
  const carla = await server.logIn(tenant, 'carla')
  const guess = (present: string) =>
    server.call(tenant, 'auth/changePassword', { present, next: 'a chair by the window' }, carla)
  const said = []
  for (let guessed = 0; guessed < 11; guessed++) said.push(await guess(`guess ${guessed}`))
  expect(said.slice(0, 10).every(({ answer }) => !answer.ok && answer.code === 'invalid')).toBe(true)
  // Not even the right one by then.
  expect((await guess(tenant.password)).answer).toMatchObject({ ok: false, code: 'tooMany' })
})
