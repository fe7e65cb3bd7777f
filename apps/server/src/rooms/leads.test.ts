import { demoBrand } from '@arredo/brands'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { guestsOf } from '../testing/test-guest.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let guests: ReturnType<typeof guestsOf>
let anna: Via
let ada: Via
let bruno: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  guests = guestsOf(server, tenant)
  ;[anna, ada, bruno] = (await Promise.all(
    (['anna', 'ada', 'bruno'] as const).map((name) => server.logIn(tenant, name)),
  )) as [Via, Via, Via]
})
afterAll(() => server.end())

const contact = { name: 'Dora del Monte', email: 'dora@example.com', phone: '', message: 'In May?' }
const agreed = { consent: 'I agree', language: 'en' }

const send = (
  via: Via,
  id: number,
  changes: Partial<typeof contact & { shop: string }> = {},
  from?: string,
) => server.call(tenant, 'rooms/send', { id, shop: 'A', ...contact, ...agreed, ...changes }, via, from)

async function leads(via: Via) {
  const { answer } = await server.call(tenant, 'rooms/leads', {}, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.leads
}

it('[D-131 part, D-43 part] a room sent to a shop is its lead, once; who takes it over has its sender as the customer', async () => {
  const via = await guests.enter()
  const { id } = await guests.save(via, testDocument('Loft'))
  expect((await server.call(tenant, 'projects/load', { id }, anna)).status).toBe(404)
  const [first, second] = await Promise.all([send(via, id), send(via, id, { message: 'Twice' })])
  expect(first.answer).toEqual(second.answer)
  expect(first.answer).toMatchObject({ value: { shop: 'Shop A' } })
  // Planning goes on, on either side.
  await guests.save(via, testDocument('Loft, wider'), id, 1)

  const [lead, ...others] = await leads(anna)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    project: id,
    projectName: 'Loft, wider',
    name: contact.name,
    email: contact.email,
  })
  expect(await leads(bruno)).toEqual([])
  const told = async (by: Via) => (await server.call(tenant, 'projects/notifications', {}, by)).answer
  expect(await told(anna)).toMatchObject({
    value: [{ kind: 'lead', project: id, named: { by: contact.name } }],
  })
  expect(await told(bruno)).toEqual({ ok: true, value: [] })
  expect(await guests.list(anna)).toMatchObject([{ id, status: 'anonymous' }])
  expect((await server.call(tenant, 'rooms/take', { id }, bruno)).status).toBe(404)
  expect((await server.call(tenant, 'rooms/take', { id }, via)).status).toBe(401)

  const take = (by: Via) => server.call(tenant, 'rooms/take', { id }, by)
  const taken = await Promise.all([take(anna), take(ada)])
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = taken[0]?.status === 200 ? anna : ada
  expect((await take(winner)).answer).toEqual({ ok: true, value: { id, revision: 3, status: 'assigned' } })
  expect(await leads(anna)).toEqual([])
  const loaded = await server.call(tenant, 'projects/load', { id }, anna)
  expect(loaded.answer).toMatchObject({
    value: {
      revision: 3,
      document: {
        header: {
          shop: 'A',
          status: 'assigned',
          customer: { code: 'C1001', firstName: 'Dora del', lastName: 'Monte', email: contact.email },
        },
      },
    },
  })
  const found = await server.call(tenant, 'projects/list', { search: 'monte dora' }, ada)
  expect(found.answer).toMatchObject({ value: { projects: [{ id, customer: contact.name }] } })
})

it('[D-131 part] says what is missing, and sends to shops that take leads alone', async () => {
  const via = await guests.enter()
  const { id } = await guests.save(via, testDocument('Loft'))
  const words = async (changes: Parameters<typeof send>[2]) => {
    const { answer } = await send(via, id, changes)
    return answer.ok ? null : answer.message
  }
  expect(await words({ name: '  ' })).toBe('Please enter your name')
  expect(await words({ email: '' })).toBe('Please enter an e-mail address or a phone number')
  expect(await words({ email: 'dora' })).toBe('Please enter an e-mail address such as name@shop.com')
  expect(await words({ shop: 'C' })).toBe('Shop not found')
  expect((await send(await guests.enter(), id)).status).toBe(404)
  expect((await send(anna, id)).status).toBe(403)

  await queryAs(server.database.ownerUrl, `update shop set takes_leads = code = 'B', city = 'Bari'`, {
    tenant: 1,
  })
  const { answer } = await server.call(tenant, 'rooms/shops', {}, via)
  expect(answer).toEqual({
    ok: true,
    value: { shops: [{ code: 'B', name: 'Shop B', city: 'Bari', country: 'IT' }] },
  })
  expect(await words({})).toBe('Shop not found')
  expect(await words({ shop: 'B' })).toBeNull()
  const [row] = await queryAs(
    server.database.ownerUrl,
    `select consent, message from lead where shop = 'B'`,
    {
      tenant: 1,
    },
  )
  // The brand's words, whatever the page says was agreed to.
  expect(row).toEqual({ consent: demoBrand.customerConsent?.text.en, message: 'In May?' })
})

it('[D-131 part] one address sends ten in a quarter of an hour', async () => {
  const via = await guests.enter()
  const { id } = await guests.save(via, testDocument('Loft'))
  const sent = await Promise.all(
    Array.from({ length: 12 }, () => send(via, id, { shop: 'B' }, '203.0.113.9')),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(2)
})
