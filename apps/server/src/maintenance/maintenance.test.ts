import { randomUUID } from 'node:crypto'
import { canSave } from '@arredo/project'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

/** A site is read again after three seconds. */
const fresh = { timeout: 20_000, interval: 200 }
const hour = 3_600_000
let server: TestServer
let tenant: TestTenant
let people: Readonly<Record<'ada' | 'anna' | 'carla' | 'guest', Via>>

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  const { cookie } = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
  people = {
    ada: await server.logIn(tenant, 'ada'),
    anna: await server.logIn(tenant, 'anna'),
    carla: await server.logIn(tenant, 'carla'),
    guest: { cookie: cookie ?? '' },
  }
})
afterAll(() => server.end())

function book(from: number | null, until: number | null, via = people.ada) {
  const moment = (at: number | null) => (at === null ? null : new Date(Date.now() + at).toISOString())
  const input = { startDateTimeUTC: moment(from), endDateTimeUTC: moment(until) }
  return server.call(tenant, 'maintenance/bookedMaintenanceSet', input, via)
}

const status = async () => (await server.call(tenant, 'maintenance/status', {})).answer
const listed = async (via: Via, at = tenant) => (await server.call(at, 'projects/list', {}, via)).status

async function sessionOf(via: Via) {
  const { answer } = await server.call(tenant, 'auth/session', {}, via)
  return answer.ok ? answer.value?.profile : null
}

/** Everybody's right to save, in this order: supervisor, seller, customer, guest. */
async function rights() {
  const profiles = await Promise.all(Object.values(people).map(sessionOf))
  return profiles.map((profile) => profile?.canSaveProject)
}

function keepDraft(key: string, via: Via) {
  const { version, ...document } = testDocument('Draft')
  const made = { key, project: null, revision: 0, version, name: 'Draft', base: { version, ...document } }
  return server.call(tenant, 'drafts/keep', { ...made, seq: 1, after: 0, changes: {} }, via)
}

it('[D-52] supervisors alone book, start, cancel and end it, each in the audit; they work on, others are told, and drafts stay', async () => {
  const { anna, ada, carla, guest } = people
  for (const via of [anna, carla, guest]) {
    const refused = await Promise.all([
      book(hour, 2 * hour, via),
      server.call(tenant, 'maintenance/startMaintenance', {}, via),
      server.call(tenant, 'maintenance/endMaintenance', {}, via),
    ])
    expect(refused.map(({ answer }) => answer.ok)).toEqual([false, false, false])
  }
  for (const [from, until] of [
    [hour, null],
    [2 * hour, hour],
    [-2 * hour, -hour],
  ] as const)
    expect((await book(from, until)).status).toBe(400)
  const draft = randomUUID()
  expect((await keepDraft(draft, anna)).status).toBe(200)

  // Booked is not begun; both times null cancel it.
  expect((await book(hour, 2 * hour)).answer).toMatchObject({ ok: true, value: { isMaintenance: false } })
  await vi.waitFor(
    async () =>
      expect(await status()).toMatchObject({
        value: { isMaintenance: false, startDateTimeUTC: expect.stringMatching(/Z$/) },
      }),
    fresh,
  )
  expect(await listed(anna)).toBe(200)
  const nothing = { isMaintenance: false, startDateTimeUTC: null, endDateTimeUTC: null }
  expect((await book(null, null)).answer).toEqual({ ok: true, value: nothing })

  await server.call(tenant, 'maintenance/startMaintenance', {}, ada)
  await vi.waitFor(async () => expect(await listed(anna)).toBe(503), fresh)
  expect([await listed(carla), await listed(guest), await listed(ada)]).toEqual([503, 503, 200])
  const told = await server.call(tenant, 'projects/list', {}, anna)
  expect(told.answer).toMatchObject({ code: 'maintenance', details: { isMaintenance: true } })
  expect((await keepDraft(draft, anna)).status).toBe(503)
  const next = await server.addTenant(2)
  expect(await listed(await server.logIn(next, 'anna'), next)).toBe(200)

  await server.call(tenant, 'maintenance/endMaintenance', {}, ada)
  await vi.waitFor(async () => expect(await listed(anna)).toBe(200), fresh)
  expect(await status()).toEqual({ ok: true, value: nothing })
  const drafts = await server.call(tenant, 'drafts/list', { keys: [] }, anna)
  expect(JSON.stringify(drafts.answer)).toContain(draft)
  const entries = await queryAs<{ action: string }>(
    server.database.ownerUrl,
    `select action from audit where action like '%maintenance' order by id`,
    { tenant: 1, values: [] },
  )
  expect(entries.map(({ action }) => action)).toEqual([
    ...['book maintenance', 'cancel maintenance', 'start maintenance', 'end maintenance'],
  ])
})

it('[D-42 part] professionals and customers may save, guests where the brand says so, and in maintenance supervisors alone', async () => {
  expect(await rights()).toEqual([true, true, true, true])
  const closed = await server.addTenant(3, { guestMaySave: false })
  const { answer } = await server.call(closed, 'auth/guest', { carrier: 'cookie' })
  expect(answer.ok && answer.value.profile.canSaveProject).toBe(false)

  // Booked to begin at once.
  await book(-1000, hour)
  await vi.waitFor(async () => expect(await rights()).toEqual([true, false, false, false]), fresh)
  const open = { status: 'assigned', webCartId: null } as const
  expect(canSave({ ...open, canSaveProject: false }).ok).toBe(false)
  await book(null, null)
  await vi.waitFor(async () => expect(await rights()).toEqual([true, true, true, true]), fresh)
})
