import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { guestsOf } from '../testing/test-guest.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let guests: ReturnType<typeof guestsOf>

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  guests = guestsOf(server, tenant)
})
afterAll(() => server.end())

const names = async (via: Via) => (await guests.list(via)).map(({ name }) => name)
const load = (id: number, via: Via) => server.call(tenant, 'projects/load', { id }, via)
const session = async (via: Via) => (await server.call(tenant, 'auth/session', {}, via)).answer

/** By cookie, over whoever was there before. */
async function logIn(username: string, via: Via): Promise<Via> {
  const credentials = { userid: 'acme', username, password: tenant.password }
  const { cookie } = await server.call(tenant, 'auth/login', { ...credentials, carrier: 'cookie' }, via)
  return { cookie: cookie ?? '' }
}

it('a guest lists and opens the own rooms, and nobody else’s', async () => {
  const [one, two] = [await guests.enter(), await guests.enter()]
  const { id } = await guests.save(one, testDocument('Loft'))
  const annas = await guests.save(await server.logIn(tenant, 'anna'), testDocument('In the shop'))

  expect([await names(one), await names(two)]).toEqual([['Loft'], []])
  expect((await load(id, one)).answer).toMatchObject({ ok: true, value: { id, revision: 1 } })
  expect((await load(id, one)).answer).not.toHaveProperty('value.trade')
  expect([(await load(id, two)).status, (await load(annas.id, one)).status]).toEqual([404, 404])
  expect((await server.call(tenant, 'projects/list', {})).status).toBe(401)
})

it('who is a guest already stays the same guest, and is told of the rooms that wait', async () => {
  const via = await guests.enter()
  expect(await session(via)).not.toHaveProperty('value.hasRooms')
  await guests.save(via, testDocument('Loft'))
  expect(await session(via)).toMatchObject({ value: { hasRooms: true } })

  const again = await server.call(tenant, 'auth/guest', { carrier: 'cookie' }, via)
  expect(again.cookie).toBe('cookie' in via && via.cookie)
  expect(again.answer).toMatchObject({ value: { profile: { kind: 'guest' }, hasRooms: true } })
  expect(await names(via)).toEqual(['Loft'])
})

it('[D-132 part, D-43 part] a guest who logs in as a customer takes the rooms along, with their codes', async () => {
  const via = await guests.enter()
  const { id } = await guests.save(via, testDocument('Moves in'))
  const code = await guests.share(via, id)
  const carla = await logIn('carla', via)

  expect(await guests.list(carla)).toMatchObject([
    { id, name: 'Moves in', revision: 1, status: 'unassigned' },
  ])
  expect((await load(id, carla)).answer).toMatchObject({
    value: { document: { header: { status: 'unassigned' } } },
  })
  expect(await guests.share(carla, id)).toBe(code)
  expect(await guests.save(carla, testDocument('Moved in'), id, 1)).toMatchObject({ revision: 2 })
  expect((await load(id, via)).status).toBe(401)
  expect(await names(await logIn('carla', await guests.enter()))).toEqual(['Moved in'])
})

it('[D-132 part] a professional who logs in takes nothing, and gives the device back at logout', async () => {
  const via = await guests.enter()
  const { id } = await guests.save(via, testDocument('On the shop’s tablet'))
  const anna = await logIn('anna', via)
  expect((await load(id, anna)).status).toBe(404)
  const ada = await logIn('ada', anna)

  const { cookie } = await server.call(tenant, 'auth/logout', {}, ada)
  const back = { cookie: cookie ?? '' }
  expect(await names(back)).toEqual(['On the shop’s tablet'])
  expect(await session(back)).toMatchObject({ value: { profile: { kind: 'guest' }, hasRooms: true } })
  for (const gone of [via, anna, ada]) expect(await session(gone)).toEqual({ ok: true, value: null })
})
