import { randomUUID } from 'node:crypto'
import { type CustomerDetails, customerOf } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let bruno: Via
let ada: Via
let carla: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1, { customerConsent: undefined })
  other = await server.addTenant(2, { customerConsent: { required: true, text: { en: 'Yes', it: 'Sì' } } })
  anna = await server.logIn(tenant, 'anna')
  bruno = await server.logIn(tenant, 'bruno')
  ada = await server.logIn(tenant, 'ada')
  carla = await server.logIn(tenant, 'carla')
})
afterAll(() => server.end())

const nobody: CustomerDetails = {
  ...{
    firstName: '',
    lastName: '',
    company: '',
    email: '',
    mobile: '',
    street: '',
    postalCode: '',
    city: '',
  },
  ...{ county: '', country: '', countryCode: '', vat: '', notes: '' },
}

function create(details: Partial<CustomerDetails>, via: Via, more: object = {}, at = tenant) {
  const input = { key: randomUUID(), details: { ...nobody, ...details }, ...more }
  return server.call(at, 'customers/create', input, via)
}

async function created(details: Partial<CustomerDetails>, via: Via, at = tenant) {
  const { answer } = await create(details, via, { isSomebodyElse: true, consent: { language: 'it-CH' } }, at)
  if (!answer.ok || !answer.value.customer) throw new Error(JSON.stringify(answer))
  return answer.value.customer
}

async function found(text: string, via: Via, at = tenant) {
  const { answer } = await server.call(at, 'customers/search', { text }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.customers.map(({ name }) => name)
}

async function everything(code: string, via: Via, at = tenant): Promise<readonly string[]> {
  const change = { code, revision: 1, details: { ...nobody, lastName: 'Stolen' } }
  const calls = await Promise.all([
    server.call(at, 'customers/get', { code }, via),
    server.call(at, 'customers/edit', change, via),
    server.call(at, 'customers/remove', { code }, via),
    server.call(at, 'customers/restore', { code }, via),
  ])
  return calls.map(({ answer }) => (answer.ok ? 'done' : answer.code))
}

it('a professional finds those of the own shops, a supervisor all, and nobody else any', async () => {
  await server.call(tenant, 'auth/setShop', { code: 'A' }, anna)
  const inA = await created({ lastName: 'Verdi', city: 'Udine' }, anna)
  const inB = await created({ lastName: 'Bianchi', city: 'Udine' }, bruno)
  expect([inA.shop, inB.shop]).toEqual(['A', 'B'])
  expect(await found('udine', anna)).toEqual(['Bianchi', 'Verdi'])
  expect(await found('udine', bruno)).toEqual(['Bianchi'])
  expect(await found('udine', ada)).toEqual(['Bianchi', 'Verdi'])
  expect(await found('', bruno)).toEqual(['Bianchi'])

  const nothing = ['notFound', 'notFound', 'notFound', 'notFound']
  expect(await everything(inA.code, bruno)).toEqual(nothing)
  expect(await everything(inA.code, carla)).toEqual(nothing.map(() => 'forbidden'))
  const guest = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
  expect(await everything(inA.code, { cookie: guest.cookie ?? '' })).toEqual(nothing.map(() => 'notLoggedIn'))
  const stranger = await server.logIn(other, 'ada')
  expect(await everything(inA.code, stranger, other)).toEqual(nothing)
  expect(await found('udine', stranger, other)).toEqual([])
  expect(await found('udine', anna)).toEqual(['Bianchi', 'Verdi'])
})

it('is found by the beginnings of all words, without accents, by number and by mail', async () => {
  const muller = {
    ...{
      firstName: 'Zoë',
      lastName: 'Müller-Łoś',
      email: 'zoe.m@example.org',
      mobile: '+41 (0)79 123 45 67',
    },
    ...{ postalCode: 'CH-8001', city: 'Zürich', vat: 'CHE-123.456.789' },
  }
  const { code } = await created(muller, anna)
  await created({ company: 'Zolla & Figli', firstName: 'Ugo', lastName: 'Zolla' }, anna)
  for (const text of [
    'ZOE mull',
    'los',
    '0791',
    '41079',
    'zoe.m@ex',
    'ch8001',
    'CHE123',
    code,
    'zuri müller',
  ])
    expect(await found(text, anna), text).toEqual(['Zoë Müller-Łoś'])
  expect(await found('zo', anna)).toEqual(['Zoë Müller-Łoś', 'Zolla & Figli'])
  for (const text of ['ller', 'zoe rossi', '—', '%', '_']) expect(await found(text, anna), text).toEqual([])
})

it('gives the list by name in pages, and first those who were used last', async () => {
  const shop = await server.addTenant(3)
  const via = await server.logIn(shop, 'bruno')
  const consent = { language: 'en' }
  for (let index = 0; index < 53; index++) {
    const details = { lastName: `L${String(index).padStart(2, '0')}` }
    const { answer } = await create(details, via, { consent }, shop)
    expect(answer).toMatchObject({ ok: true })
  }
  const first = await server.call(shop, 'customers/search', {}, via)
  if (!first.answer.ok) throw new Error(first.answer.message)
  const { customers, hasMore } = first.answer.value
  expect([customers.length, customers[0]?.name, hasMore]).toEqual([50, 'L00', true])
  const second = await server.call(shop, 'customers/search', { after: customers.at(-1)?.code }, via)
  expect(second.answer).toMatchObject({
    value: { hasMore: false, customers: [{ name: 'L50' }, { name: 'L51' }, { name: 'L52' }] },
  })

  const { answer: loaded } = await server.call(shop, 'customers/get', { code: customers[7]?.code ?? '' }, via)
  if (!loaded.ok) throw new Error(loaded.message)
  const document = testDocument('For L07')
  const header = { ...document.header, customer: customerOf(loaded.value) }
  const save = {
    ...{ id: null, revision: 0, idempotencyKey: randomUUID() },
    ...splitTrade({ ...document, header }),
  }
  expect((await server.call(shop, 'projects/save', save, via)).answer).toMatchObject({
    value: { status: 'assigned' },
  })
  const recent = await server.call(shop, 'customers/search', { order: 'recent' }, via)
  expect(recent.answer).toMatchObject({ value: { customers: expect.arrayContaining([]) } })
  expect(recent.answer.ok && recent.answer.value.customers.slice(0, 2).map(({ name }) => name)).toEqual([
    'L07',
    'L52',
  ])
  const projects = await server.call(shop, 'customers/projects', { code: loaded.value.code }, via)
  expect(projects.answer).toMatchObject({ value: { projects: [{ name: 'For L07', customer: 'L07' }] } })
  const annas = await server.logIn(other, 'anna')
  const elsewhere = await server.call(other, 'customers/projects', { code: loaded.value.code }, annas)
  expect(elsewhere.answer).toMatchObject({ value: { projects: [] } })
})

it('names who is alike, by mail or by name and postal code, and leaves the decision to the person', async () => {
  const rossi = { firstName: 'Maria', lastName: 'Rossi', email: 'Maria@Rossi.it', postalCode: '20121' }
  const { code } = await created(rossi, anna)
  const sameMail = await create({ lastName: 'Other', email: 'maria@rossi.IT' }, anna)
  const samePlace = await create({ firstName: 'ROSSI', lastName: 'maría', postalCode: '20 121' }, anna)
  for (const { answer } of [sameMail, samePlace])
    expect(answer).toMatchObject({ value: { customer: null, alike: [{ code, name: 'Maria Rossi' }] } })

  for (const details of [
    { ...rossi, email: '', postalCode: '' },
    { ...rossi, email: '', postalCode: '1' },
  ])
    expect((await create(details, anna)).answer).toMatchObject({ value: { alike: [], customer: {} } })
  expect((await create(rossi, anna, { isSomebodyElse: true })).answer).toMatchObject({
    value: { alike: [], customer: { details: rossi } },
  })
  // Whoever is a customer elsewhere is nobody here.
  await server.call(tenant, 'auth/setShop', { code: 'A' }, anna)
  expect((await create(rossi, bruno)).answer).toMatchObject({ value: { alike: [], customer: { shop: 'B' } } })
})

it('of two who create the same at once one is told, and a wish that is asked twice is one customer', async () => {
  const twins = { lastName: 'Twin', email: 'twin@example.com' }
  const both = await Promise.all([create(twins, anna), create(twins, anna)])
  expect(both.map(({ answer }) => answer.ok && answer.value.alike.length).toSorted()).toEqual([0, 1])

  const wish = { key: randomUUID() }
  const again = await Promise.all([1, 2, 3].map(() => create({ lastName: 'Once' }, anna, wish)))
  const codes = again.map(({ answer }) => answer.ok && answer.value.customer?.code)
  expect(new Set(codes).size).toBe(1)
  expect(await found('once', anna)).toEqual(['Once'])
})

it('of two who change the same one, one is told what the other wrote', async () => {
  const { code, revision, details } = await created({ lastName: 'Before' }, anna)
  const change = (lastName: string) =>
    server.call(tenant, 'customers/edit', { code, revision, details: { ...details, lastName } }, anna)
  const [one, two] = await Promise.all([change('One'), change('Two')])
  const [won, lost] = one.answer.ok ? [one, two] : [two, one]
  expect(won.answer).toMatchObject({ value: { revision: 2, changedBy: 'Anna' } })
  expect(lost.status).toBe(409)
  expect(lost.answer).toMatchObject({
    details: { customer: won.answer.ok ? won.answer.value : 'nobody' },
  })
  expect(await found('before', anna)).toEqual([])
})

it('[D-85 part] who is removed lies in the bin and can be brought back', async () => {
  const { code } = await created({ lastName: 'Leaving' }, anna)
  const removed = () => server.call(tenant, 'customers/remove', { code }, anna)
  expect((await Promise.all([removed(), removed()])).map(({ answer }) => answer.ok)).toEqual([true, true])
  expect(await found('leaving', anna)).toEqual([])
  const bin = await server.call(tenant, 'customers/bin', {}, anna)
  expect(bin.answer).toMatchObject({ value: { customers: [{ code, removedAt: expect.any(String) }] } })
  expect((await server.call(tenant, 'customers/bin', {}, bruno)).answer).toMatchObject({
    value: { customers: [] },
  })
  expect((await server.call(tenant, 'customers/get', { code }, anna)).answer).toMatchObject({ ok: true })
  expect((await create({ lastName: 'x', email: '' }, anna)).answer).toMatchObject({ ok: true })

  const back = await server.call(tenant, 'customers/restore', { code }, anna)
  expect(back.answer).toMatchObject({ value: { code, removedAt: null } })
  expect(await found('leaving', anna)).toEqual(['Leaving'])
})

it('keeps the consent that was given, with the brand’s own words, and nobody without one where it must be given', async () => {
  const via = await server.logIn(other, 'bruno')
  expect((await create({ lastName: 'Silent' }, via, {}, other)).answer).toMatchObject({ code: 'invalid' })
  const { code, consent, details } = await created({ lastName: 'Willing' }, via, other)
  expect(consent).toMatchObject({ by: 'Bruno', text: 'Sì', at: expect.stringMatching(/^20/) })
  const edit = (revision: number, more: object) =>
    server.call(other, 'customers/edit', { code, revision, details, ...more }, via)
  expect((await edit(1, {})).answer).toMatchObject({ value: { consent } })
  expect((await edit(2, { consent: null })).answer).toMatchObject({ value: { consent: null } })
  // A brand that asks for none keeps none.
  expect((await created({ lastName: 'Unasked' }, anna)).consent).toBeNull()
})

it('is in the audit by code alone: people may want to be forgotten, and the audit stays', async () => {
  const { code, details } = await created({ lastName: 'Audited', email: 'audited@example.com' }, anna)
  const changed = { ...details, city: 'Secretville' }
  await server.call(tenant, 'customers/edit', { code, revision: 1, details: changed }, anna)
  await server.call(tenant, 'customers/remove', { code }, anna)
  await server.call(tenant, 'customers/restore', { code }, anna)
  const entries = await queryAs<{ action: string; details: object }>(
    server.database.ownerUrl,
    `select action, details from audit where subject = 'customer ${code}' order by id`,
    { tenant: tenant.number },
  )
  expect(entries.map(({ action }) => action)).toEqual(['create', 'edit', 'remove', 'restore'])
  expect(entries[1]?.details).toEqual({ revision: 2, fields: ['city'] })
  expect(JSON.stringify(entries)).not.toMatch(/audited|Secretville/i)
})

it('refuses who has no name, a wrong address, and what is too long', async () => {
  for (const details of [
    {},
    { firstName: 'Only' },
    { lastName: 'A', email: 'no mail' },
    { lastName: 'x'.repeat(101) },
    { lastName: 'A', countryCode: 'Italy' },
    { lastName: 'A', notes: 'x'.repeat(2001) },
  ])
    expect((await create(details, anna)).answer, JSON.stringify(details)).toMatchObject({ code: 'invalid' })
})
