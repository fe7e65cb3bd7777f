import { type ProjectDocument, tradeOfProject, withTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adjusted, reduced, withGlass } from '../testing/own-prices.ts'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { guestsOf } from '../testing/test-guest.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

const day = 24 * 60 * 60 * 1000
let server: TestServer
let tenant: TestTenant
let guests: ReturnType<typeof guestsOf>
let anna: Via
let now = Date.now()

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
  tenant = await server.addTenant(1)
  guests = guestsOf(server, tenant)
  anna = await server.logIn(tenant, 'anna')
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
})
afterAll(() => server.end())

const open = (code: string, via: Via, address?: string) =>
  server.call(tenant, 'rooms/open', { code }, via, address)

async function opened(code: string, via: Via) {
  const { answer } = await open(code, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function document(id: number, via: Via): Promise<ProjectDocument> {
  const { answer } = await server.call(tenant, 'projects/load', { id }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.document as ProjectDocument
}

it('[D-130 part] a code opens a copy on any device, the room itself for its owner, a newer copy when it has changed', async () => {
  const [owner, elsewhere] = [await guests.enter(), await guests.enter()]
  const { id, price } = await guests.save(owner, testKitchen('Loft', 2, null))
  const code = await guests.share(owner, id)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(await guests.share(owner, id)).toBe(code)

  expect(await opened(code, owner)).toEqual({ id, isCopy: false })
  const atOnce = await Promise.all([1, 2, 3].map(() => opened(code, elsewhere)))
  const [copy] = atOnce
  if (!copy) throw new Error('nothing was opened')
  expect(new Set(atOnce.map((each) => each.id)).size).toBe(1)
  expect(copy.id).not.toBe(id)
  expect(await guests.list(elsewhere)).toMatchObject([
    { id: copy.id, name: 'Loft', status: 'anonymous', revision: 1, price },
  ])
  await guests.save(elsewhere, testDocument('Mine now'), copy.id, 1)
  expect(await guests.list(owner)).toMatchObject([{ id, name: 'Loft' }])

  await guests.save(owner, testDocument('Loft, changed'), id, 1)
  const newer = await opened(code, elsewhere)
  expect((await document(newer.id, elsewhere)).header.name).toBe('Loft, changed')
  expect(await opened(code, elsewhere)).toEqual(newer)
})

it('[D-130 part] a professional gets the copy in the own shop, at the terms it was saved with', async () => {
  const owner = await guests.enter()
  const { id, price } = await guests.save(owner, testKitchen('To the shop', 2, null))
  const code = await guests.share(owner, id)
  now += 5 * day
  const copy = await opened(code, anna)
  const [listed] = await guests.list(anna)
  expect(listed).toMatchObject({ id: copy.id, name: 'To the shop', status: 'unassigned', price })
  const { header } = await document(copy.id, anna)
  expect(header.shop).toBe('A')
  expect(header.priceDate).toBe((await document(id, owner)).header.priceDate)
  expect((await server.call(tenant, 'rooms/share', { id: copy.id }, anna)).status).toBe(403)
})

it('[D-130 part, D-80 part] nothing of the customer or of what a seller agreed with them goes along', async () => {
  const carla = await server.logIn(tenant, 'carla')
  const plain = testKitchen('Carla’s')
  const { id, price } = await guests.save(carla, plain)
  const reasoned = adjusted(
    reduced(plain, { text: 'Special price', amount: 1000 }),
    { kind: 'reduction', amount: 500 },
    'Regular customer',
  )
  const agreed = withTrade(withGlass(reasoned), tradeOfProject, { discounts: [0.45, 0.05] })
  const fields = { webCartId: null, iframeData: { secret: 'host' } }
  await guests.save(anna, { ...agreed, header: { ...agreed.header, customerFields: fields } }, id, 1)

  const stranger = await guests.enter()
  const copy = await opened(await guests.share(carla, id), stranger)
  const [row] = await queryAs<{ whole: string }>(
    server.database.ownerUrl,
    `select project::text as whole from project where number = ${copy.id}`,
    { tenant: 1 },
  )
  const { customer } = plain.header
  for (const known of [customer?.email, customer?.lastName, customer?.street, 'host', 'Glass', 'Regular']) {
    expect(known).toBeTruthy()
    expect(row?.whole).not.toContain(known)
  }
  expect(row?.whole).not.toMatch(/adjustment|reduction|discounts|0\.45|7777|"cost"/)
  expect((await guests.list(stranger))[0]).toMatchObject({ customer: null, price })
})

it('[D-130 part] a code is taken back by its owner alone, ends after a quarter, and lives on when it is used', async () => {
  const [owner, stranger] = [await guests.enter(), await guests.enter()]
  const { id } = await guests.save(owner, testDocument('Once'))
  const code = await guests.share(owner, id)
  const share = (via: Via) => server.call(tenant, 'rooms/share', { id }, via)
  const unshare = (via: Via) => server.call(tenant, 'rooms/unshare', { id }, via)
  expect([(await share(stranger)).status, (await unshare(stranger)).status]).toEqual([404, 404])
  expect((await open(code, await server.logIn(await server.addTenant(2), 'anna'))).status).toBe(401)

  const later = async () => open(code, await guests.enter())
  now += 89 * day
  expect((await later()).status).toBe(200)
  now += 89 * day
  expect((await later()).status).toBe(200)
  now += 91 * day
  const over = await later()
  expect(over.answer).toMatchObject({ code: 'notFound', message: 'No room has this code' })
  expect((await open('000000', await guests.enter())).answer).toEqual(over.answer)

  const back = await guests.enter()
  const again = await guests.save(back, testDocument('Again'))
  const other = await guests.share(back, again.id)
  await server.call(tenant, 'rooms/unshare', { id: again.id }, back)
  expect((await open(other, await guests.enter())).answer).toEqual(over.answer)
  expect(await guests.share(back, again.id)).not.toBe(other)
})

it('[D-130 part] guessing ends after twenty wrong codes of one address, also at the same time; a right one is no guess', async () => {
  const owner = await guests.enter()
  const { id } = await guests.save(owner, testDocument('Not to be guessed'))
  const code = await guests.share(owner, id)
  const stranger = await guests.enter()
  for (let turn = 0; turn < 25; turn++) expect((await open(code, stranger, '203.0.113.5')).status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, guess) =>
      open(`9${String(guess).padStart(5, '0')}`, stranger, '203.0.113.5'),
    ),
  )
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await open(code, stranger, '203.0.113.5')).status).toBe(429)
  expect((await open(code, stranger, '203.0.113.6')).status).toBe(200)
})
