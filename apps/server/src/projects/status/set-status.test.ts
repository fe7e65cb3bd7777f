import { randomUUID } from 'node:crypto'
import {
  type Customer,
  canChangeStatus,
  type ProjectDocument,
  type Status,
  splitTrade,
  statuses,
} from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { readStatusTable } from '../../testing/status-table.ts'
import { testDocument } from '../../testing/test-document.ts'
import { testPublication } from '../../testing/test-kitchen.ts'
import { furnishedRoom } from '../../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'
import { writeStatus } from './write-status.ts'

/** Some two thousand calls. */
vi.setConfig({ testTimeout: 240_000 })
const locked: readonly Status[] = ['ordered', 'inProduction', 'shipped', 'delivered']
const stored = statuses.filter((status) => status !== 'unsaved')
const customer: Customer = {
  ...{ email: 'eva@example.com', firstName: 'Eva', lastName: 'Rossi', street: '', postalCode: '' },
  ...{ city: '', country: 'IT', mobile: '' },
}

let server: TestServer
let plain: TestTenant
let advanced: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  plain = await server.addTenant(1)
  advanced = await server.addTenant(2, { isAdvancedOrderFlowEnabled: true })
  for (const tenant of [plain, advanced]) {
    await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  }
})
afterAll(() => server.end())

function nameless(name: string): ProjectDocument {
  const document = furnishedRoom(name)
  return { ...document, header: { ...document.header, customer: null } }
}

function withCustomer(document: ProjectDocument): ProjectDocument {
  return { ...document, header: { ...document.header, customer } }
}

function send(
  tenant: TestTenant,
  via: Via,
  document: ProjectDocument,
  id: number | null = null,
  revision = 0,
) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return server.call(tenant, 'projects/save', input, via)
}

async function saved(tenant: TestTenant, via: Via, document: ProjectDocument): Promise<number> {
  const { answer } = await send(tenant, via, document)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

type Wish = { toShop?: string; toUser?: string; extraData?: unknown; revision?: number }

function set(tenant: TestTenant, via: Via, prjId: number, status: string, wish: Wish = {}) {
  return server.call(tenant, 'projects/setstatus', { prjId, status, ...wish }, via)
}

function asOwner(text: string, values: readonly unknown[] = [], tenant = plain) {
  return queryAs(server.database.ownerUrl, text, { tenant: tenant.number, values })
}

/** Many times: over connections that are open already. */
function put({ number }: TestTenant, id: number, status: Status, before: Status | null = null) {
  return server.databases.withTenant({ number, cell: 'main' }, (database) =>
    writeStatus(database, number, id, { status, before }),
  )
}

const statusOf = async (tenant: TestTenant, id: number) =>
  (await asOwner('select status from project where number = $1', [id], tenant))[0]?.status

/** What nobody set: a guest's, a seller's without and with a customer, and an offer. */
async function firstStatuses(tenant: TestTenant): Promise<(Status | string)[]> {
  const { cookie } = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
  const anna = await server.logIn(tenant, 'anna')
  // Nobody begins with an order.
  const claimed = nameless('First')
  const document = { ...claimed, header: { ...claimed.header, status: 'ordered' as const } }
  const offer = { id: null, revision: 0, idempotencyKey: randomUUID(), isOffer: true }
  const answers = await Promise.all([
    send(tenant, { cookie: cookie ?? '' }, nameless('First')),
    send(tenant, anna, nameless('First')),
    send(tenant, anna, withCustomer(furnishedRoom('First'))),
    server.call(tenant, 'projects/save', { ...offer, ...splitTrade(withCustomer(claimed)) }, anna),
  ])
  const refused = await send(tenant, anna, document)
  expect(refused.status).toBe(403)
  return answers.map(({ answer }) => (answer.ok ? answer.value.status : answer.message))
}

/** The same status again is taken, and nothing is written. */
function changesToTheSame(tenant: TestTenant) {
  return asOwner(
    `select subject from audit where action = 'setstatus' and details ->> 'from' = details ->> 'to'
     and details ->> 'toShop' is null`,
    [],
    tenant,
  )
}

describe('setstatus', () => {
  const isAllowed = readStatusTable()
  const actors = [
    ['customer', 'carla'],
    ['seller', 'anna'],
    ['supervisor', 'ada'],
  ] as const

  it.each([
    ['without', false],
    ['with', true],
  ] as const)(
    '[D-43] [D-45 part] [A-151] does what table D-43 says, all of it and nothing else, %s the advanced order flow',
    async (_, isAdvanced) => {
      const tenant = isAdvanced ? advanced : plain
      const wrong: string[] = []
      let taken = 0
      for (const [who, name] of actors) {
        const via = await server.logIn(tenant, name)
        const named = await saved(tenant, via, withCustomer(furnishedRoom('With a customer')))
        const unnamed = await saved(tenant, via, nameless('Without'))
        for (const from of stored) {
          const isPaused = from === 'suspended' || from === 'inactive'
          for (const before of isPaused ? (['sellerDesign', 'ordered', null] as const) : [null]) {
            for (const to of statuses) {
              const id = to === 'unassigned' ? unnamed : named
              await put(tenant, id, from, before)
              const { status, answer } = await set(tenant, via, id, to)
              const expected = isAllowed({ from, to, before }, who, isAdvanced)
              const isRight = expected
                ? answer.ok && answer.value.status === to
                : status === 403 && !answer.ok && answer.message === 'Status change not allowed'
              if (!isRight) wrong.push(`${who}: ${from} (${before}) → ${to}: ${JSON.stringify(answer)}`)
              if (expected) taken += 1
            }
          }
        }
      }
      expect(wrong).toEqual([])
      expect(await firstStatuses(tenant)).toEqual(['anonymous', 'unassigned', 'assigned', 'offer'])
      expect(await changesToTheSame(tenant)).toEqual([])
      // The order system has no account: what it may do is asked of the rule that every call asks.
      for (const from of stored)
        for (const to of statuses)
          for (const before of ['sellerDesign', 'ordered'] as const)
            expect(canChangeStatus(from, to, 'orderSystem', isAdvanced, before)).toEqual(
              isAllowed({ from, to, before }, 'orderSystem', isAdvanced)
                ? { ok: true, value: true }
                : { ok: false, message: 'Status change not allowed' },
            )
      expect(taken).toBeGreaterThan(isAdvanced ? 400 : 280)
    },
  )

  it('[A-150 part] takes both spellings of the wire, and no other word', async () => {
    const anna = await server.logIn(plain, 'anna')
    const id = await saved(plain, anna, withCustomer(furnishedRoom('Spelt')))
    expect((await set(plain, anna, id, 'seller design')).answer).toMatchObject({
      value: { status: 'sellerDesign' },
    })
    expect((await set(plain, anna, id, 'sold')).answer).toMatchObject({ message: 'Status [sold] not valid' })
  })

  it('keeps what a suspended project was, and says what it goes back to', async () => {
    const anna = await server.logIn(plain, 'anna')
    const ada = await server.logIn(plain, 'ada')
    const id = await saved(plain, anna, withCustomer(furnishedRoom('Paused')))
    expect((await set(plain, anna, id, 'suspended')).answer).toMatchObject({
      value: { status: 'suspended', statusBefore: 'assigned' },
    })
    await set(plain, ada, id, 'inactive')
    const loaded = await server.call(plain, 'projects/load', { id }, anna)
    expect(loaded.answer).toMatchObject({ value: { statusBefore: 'assigned' } })
    expect((await set(plain, anna, id, 'assigned')).answer).toMatchObject({ value: { statusBefore: null } })
  })

  it('[D-125 part] asks for what a status needs: a customer, something to sell, nothing that stops an offer', async () => {
    const anna = await server.logIn(plain, 'anna')
    const ada = await server.logIn(plain, 'ada')
    const unnamed = await saved(plain, anna, nameless('Nameless'))
    const bare = await saved(plain, anna, withCustomer(testDocument('Bare')))
    const unpriced = await saved(plain, anna, withCustomer(outside(furnishedRoom('Outside'))))
    const refusals = await Promise.all([
      set(plain, anna, unnamed, 'assigned'),
      set(plain, ada, unnamed, 'ordered'),
      set(plain, anna, bare, 'offer'),
      set(plain, anna, bare, 'unassigned'),
      set(plain, ada, unpriced, 'ordered'),
    ])
    expect(refusals.map(({ answer }) => (answer.ok ? 'taken' : answer.message))).toEqual([
      'Give the project a customer first',
      'Give the project a customer first',
      'There is nothing to offer yet: place an article first',
      'Take the customer off first',
      'Something stands outside the room: bring it in or remove it first',
    ])
  })

  it('is refused for what somebody else saved meanwhile', async () => {
    const anna = await server.logIn(plain, 'anna')
    const id = await saved(plain, anna, withCustomer(furnishedRoom('Seen')))
    await send(plain, anna, withCustomer(furnishedRoom('Newer')), id, 1)
    expect((await set(plain, anna, id, 'sellerDesign', { revision: 1 })).answer).toMatchObject({
      ...{ code: 'conflict', details: { revision: 2, savedBy: 'Anna' } },
    })
    expect((await set(plain, anna, id, 'sellerDesign', { revision: 2 })).status).toBe(200)
  })
})

/** The first row far away from all walls. */
function outside(document: ProjectDocument): ProjectDocument {
  const [row] = Object.values(document.rows)
  if (row?.kind !== 'article') throw new Error('No article')
  const placement = { at: [90_000, 90_000, 0], rotation: 0, seat: { on: 'floor' } } as const
  return { ...document, rows: { ...document.rows, [row.id]: { ...row, placement } } }
}

describe('handing over', () => {
  it('[D-44] gives the project to a shop and a person with the change, notes extraData, and tells who gets it', async () => {
    const anna = await server.logIn(plain, 'anna')
    const bruno = await server.logIn(plain, 'bruno')
    const ada = await server.logIn(plain, 'ada')
    const id = await saved(plain, anna, withCustomer(furnishedRoom('Handed over')))
    const { answer: receivers } = await server.call(plain, 'projects/receivers', {}, anna)
    const shops = receivers.ok ? receivers.value : []
    expect(shops.map(({ shop, people }) => [shop, people.map(({ name }) => name)])).toEqual([
      ['A', ['Ada', 'Anna', 'Carla']],
      ['B', ['Anna', 'Bruno']],
    ])
    const toUser = shops.flatMap(({ people }) => people).find(({ name }) => name === 'Bruno')?.id ?? ''

    const given = { toShop: 'B', toUser, extraData: { reason: 'closer to the customer' } }
    expect((await set(plain, anna, id, 'sellerDesign', given)).answer).toMatchObject({
      value: { status: 'sellerDesign', shop: 'B' },
    })
    const loaded = await server.call(plain, 'projects/load', { id }, bruno)
    expect(loaded.answer).toMatchObject({
      value: { revision: 1, document: { header: { shop: 'B', status: 'sellerDesign' } } },
    })
    const [entry] = await asOwner(`select details from audit where action = 'setstatus' and subject = $1`, [
      `project ${id}`,
    ])
    expect(entry?.details).toMatchObject({
      ...{ from: 'assigned', to: 'sellerDesign', toShop: 'B', toUser: 'Bruno' },
      extraData: { reason: 'closer to the customer' },
    })
    const { answer: told } = await server.call(plain, 'projects/notifications', {}, bruno)
    expect(told).toMatchObject({
      value: [{ kind: 'handOver', project: id, named: { project: 'Handed over', by: 'Anna' } }],
    })
    expect((await server.call(plain, 'projects/load', { id }, ada)).status).toBe(404)

    // Who is no supervisor gives to the own shops only, and to people who are there.
    const refused = await Promise.all([
      set(plain, bruno, id, 'sellerDesign', { toShop: 'A' }),
      set(plain, bruno, id, 'sellerDesign', { toUser: randomUUID() }),
      set(plain, bruno, id, 'sellerDesign', { toUser: 'bruno' }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    const own = await saved(plain, ada, nameless('Of a supervisor'))
    expect((await set(plain, ada, own, 'unassigned', { toShop: 'B' })).status).toBe(200)
    expect((await set(plain, ada, own, 'unassigned', { toShop: 'nowhere' })).status).toBe(403)
  })

  it('[A-64] [A-155] what one is told is listed and put away one by one, by nobody else', async () => {
    const anna = await server.logIn(plain, 'anna')
    const bruno = await server.logIn(plain, 'bruno')
    const before = await server.call(plain, 'projects/notifications', {}, bruno)
    const known = before.answer.ok ? before.answer.value.map(({ id }) => id) : []
    expect(known.length).toBeGreaterThan(1)
    const [first = '', ...others] = known
    const strange = await server.call(plain, 'projects/deleteNotification', { id: first }, anna)
    expect(strange.answer).toMatchObject({ ok: true })
    const { answer } = await server.call(plain, 'projects/deleteNotification', { id: first }, bruno)
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(others)
    expect((await asOwner(`select from event where topic = 'notification'`)).length).toBeGreaterThan(1)
  })
})

describe('the save gate', () => {
  it('[D-125 part] [A-54 part] lets a save through in every status but from the order on, suspended ones included', async () => {
    const anna = await server.logIn(plain, 'anna')
    const id = await saved(plain, anna, testDocument('Gated'))
    let revision = 1
    const wrong: string[] = []
    for (const status of stored) {
      const isPaused = status === 'suspended' || status === 'inactive'
      for (const before of isPaused ? [null, ...stored] : [null]) {
        await put(plain, id, status, before)
        const { status: answered } = await send(plain, anna, testDocument('Gated'), id, revision)
        const isLocked = locked.includes(isPaused ? (before ?? status) : status)
        if (answered !== (isLocked ? 403 : 200)) wrong.push(`${status} (${before}): ${answered}`)
        if (answered === 200) revision += 1
        else expect(await statusOf(plain, id)).toBe(status)
      }
    }
    expect(wrong).toEqual([])
    expect(revision).toBeGreaterThan(30)
  })

  it('nobody saves past an order, however many click at once', async () => {
    const anna = await server.logIn(plain, 'anna')
    const document = withCustomer(furnishedRoom('Racing'))
    const seen = { before: 0, after: 0 }
    for (let round = 0; round < 30 || (round < 300 && Math.min(seen.before, seen.after) === 0); round++) {
      const id = await saved(plain, anna, document)
      await put(plain, id, 'awaitingOrder')
      const save = () => send(plain, anna, document, id, 1)
      const order = () => set(plain, anna, id, 'ordered')
      const clicks = round % 2 === 0 ? [save, order, order, save] : [order, save, save, order]
      const answers = await Promise.all(clicks.map((click) => click()))
      const kept = answers.filter((_, at) => clicks[at] === save).filter(({ status }) => status === 200)
      const orders = answers.filter((_, at) => clicks[at] === order)
      expect(orders.map(({ status }) => status)).toEqual([200, 200])
      expect(kept.length).toBeLessThanOrEqual(1)

      const [row] = await asOwner('select status, revision from project where number = $1', [id])
      const entries = await asOwner(
        `select action, details from audit where subject = $1 and action in ('save', 'setstatus')`,
        [`project ${id}`],
      )
      const ordered = entries.filter(({ action }) => action === 'setstatus')
      // What was ordered is what is stored, once.
      expect(ordered).toHaveLength(1)
      expect(row).toEqual({ status: 'ordered', revision: kept.length + 1 })
      expect(ordered[0]?.details).toMatchObject({ revision: kept.length + 1 })
      seen[kept.length === 1 ? 'before' : 'after'] += 1
    }
    expect(Math.min(seen.before, seen.after)).toBeGreaterThan(0)
  })

  it('two changes at once come one after the other, each from where the other led', async () => {
    const anna = await server.logIn(plain, 'anna')
    const document = withCustomer(furnishedRoom('Torn'))
    const wishes = ['awaitingOrder', 'sellerDesign', 'rejected', 'inactive'] as const
    for (let round = 0; round < 15; round++) {
      const id = await saved(plain, anna, document)
      await put(plain, id, 'offer')
      await Promise.all(wishes.map((wish) => set(plain, anna, id, wish)))
      const entries = await asOwner(
        `select details ->> 'from' as from, details ->> 'to' as to from audit
         join audit_link on audit_link.tenant = audit.tenant and entry = audit.id
         where subject = $1 and action = 'setstatus' order by position`,
        [`project ${id}`],
      )
      expect(entries.length).toBeGreaterThan(0)
      for (const [at, { from }] of entries.entries()) expect(from).toBe(entries[at - 1]?.to ?? 'offer')
      expect(await statusOf(plain, id)).toBe(entries.at(-1)?.to)
    }
  })
})
