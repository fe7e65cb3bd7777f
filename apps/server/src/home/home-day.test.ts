import { randomUUID } from 'node:crypto'
import { type Day, mostOfADay } from '@arredo/contract'
import { daysAfter } from '@arredo/measures'
import { documentVersion, type Status } from '@arredo/project'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { uuidv7 } from '../uuidv7.ts'

/** Half an hour after midnight where the brand is. */
const now = new Date('2026-11-18T23:30:00Z')
const today = '2026-11-19'
const hour = 60 * 60 * 1000

type Stored = {
  readonly number: number
  readonly shop: 'A' | 'B'
  readonly status: Status
  readonly isDeleted: boolean
  /** The days from today to the last day of each of its offers, in the order they were made. */
  readonly offers: readonly number[]
  readonly hours: number
}

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let stored: readonly Stored[]

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  const random = fc.sample(
    fc.record({
      shop: fc.constantFrom('A' as const, 'B' as const),
      status: fc.constantFrom<Status>(
        ...(['offer', 'unassigned', 'awaitingOrder', 'approved', 'validated', 'awaitingApproval'] as const),
        ...(['sellerDesign', 'ordered', 'rejected'] as const),
      ),
      isDeleted: fc.integer({ min: 0, max: 5 }).map((digit) => digit === 0),
      offers: fc.array(fc.constantFrom(-31, -30, -1, 0, 7, 8, 300), { maxLength: 2 }),
      hours: fc.integer({ min: 1, max: 900 }),
    }),
    { numRuns: 90, seed: 16 },
  )
  stored = random.map((one, index) => ({ number: index + 1, ...one }))
  for (const number of [1, 2]) {
    await asOwner(number, insertProjects, [number, JSON.stringify(stored), now])
    await asOwner(number, insertOffers, [
      number,
      JSON.stringify(
        stored.flatMap((one) =>
          one.offers.map((days, turn) => ({
            ...{ project: one.number, number: one.number * 10 + turn, until: daysAfter(today, days) },
          })),
        ),
      ),
    ])
  }
})
afterAll(() => server.end())

const insertProjects = `
  insert into project (tenant, number, id, revision, owner, shop, status, name, customer, article_count, search,
    document, saved_at, saved_by, deleted_at)
  select $1, number, gen_random_uuid(), 1, 'nobody', shop, status, 'Project ' || number, 'Rossi', 0, '', '{}',
    $3::timestamptz - hours * interval '1 hour', '', case when "isDeleted" then now() end
  from jsonb_to_recordset($2) as one (number integer, shop text, status text, hours integer, "isDeleted" boolean)`

const insertOffers = `
  with one as (
    select gen_random_uuid() as id, * from jsonb_to_recordset($2) as one (number integer, project integer, until text)
  ), documents as (
    insert into document (tenant, id, report, number, project, revision, owner, language, made_on, made_at, made_by,
      answers, snapshot, job)
    select $1, id, 'offer', number, project, 1, '', 'en', '2026-10-01', now(), '', '{}', '{}', id from one
  )
  insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by, total, job)
  select $1, id, number, project, 1, 'en', '2026-10-01', until, now(), '',
    '{"total": 100, "currency": "EUR", "withVat": true, "priceList": "EUR2026"}', id from one order by number`

function asOwner(number: number, text: string, values: readonly unknown[] = []) {
  return queryAs(server.database.ownerUrl, text, { tenant: number, values })
}

async function dayOf(via: Via, site = tenant): Promise<Day> {
  const { answer } = await server.call(site, 'home/day', {}, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function idOf(via: Via): Promise<string> {
  const { answer } = await server.call(tenant, 'auth/session', {}, via)
  return answer.ok ? (answer.value?.profile.userId ?? '') : ''
}

const numbers = (list: readonly { readonly project: number }[]) => list.map(({ project }) => project)
const lastDay = ({ offers }: Stored) => offers.at(-1) ?? Number.NaN

/** The same by reading everything. */
function expected(shop: Stored['shop'], statuses: readonly Status[]) {
  const own = stored.filter((one) => one.shop === shop && !one.isDeleted)
  return {
    lapsing: own
      .filter(
        (one) => ['offer', 'unassigned'].includes(one.status) && lastDay(one) >= -30 && lastDay(one) <= 7,
      )
      .toSorted((one, two) => lastDay(one) - lastDay(two) || one.number - two.number)
      .map(({ number }) => number),
    accepted: own
      .filter(({ status }) => statuses.includes(status))
      .toSorted((one, two) => one.hours - two.hours || two.number - one.number)
      .map(({ number }) => number)
      .slice(0, mostOfADay),
  }
}

describe('the day of a seller', () => {
  it('[D-232 part] has offers of the shop that lapse within a week or did within a month, and accepted ones', async () => {
    const day = await dayOf(anna)
    const wanted = expected('A', ['awaitingOrder', 'approved', 'validated'])
    expect(day.today).toBe(today)
    expect(numbers(day.lapsing)).toEqual(wanted.lapsing)
    expect(numbers(day.accepted)).toEqual(wanted.accepted)
    const [first] = day.lapsing
    const { offers = [] } = stored.find(({ number }) => number === first?.project) ?? {}
    expect(first).toMatchObject({
      customer: 'Rossi',
      // The newest of its offers counts, whatever the one before it said.
      offer: { validUntil: daysAfter(today, offers.at(-1) ?? 0), total: { total: 100 } },
    })
  })

  it('[D-232 part] asks a supervisor for approvals too, and follows the shop one works for', async () => {
    const ada = await dayOf(await server.logIn(tenant, 'ada'))
    const approving = ['awaitingOrder', 'approved', 'validated', 'awaitingApproval'] as const
    expect(numbers(ada.accepted)).toEqual(expected('A', approving).accepted)
    const bruno = await dayOf(await server.logIn(tenant, 'bruno'))
    expect(numbers(bruno.lapsing)).toEqual(expected('B', []).lapsing)
  })

  it('[D-232 part] has the own jobs that came to an end within a day, with their projects', async () => {
    const person = await idOf(anna)
    const visible = stored.find(({ shop, isDeleted }) => shop === 'A' && !isDeleted)?.number ?? 0
    const binned = stored.find(({ shop, isDeleted }) => shop === 'A' && isDeleted)?.number ?? 0
    const [{ id: offer } = { id: '' }] = await asOwner(1, 'select id from offer order by number limit 1')
    const job = async (by: string, hours: number, state: string, input: object, task = 'pictures/take') => {
      const id = uuidv7(now.getTime() - hours * hour)
      await asOwner(
        1,
        `insert into job (tenant, id, task, state, input, created_by, finished_at)
         values (1, $1, $2, $3, $4, $5, now())`,
        [id, task, state, JSON.stringify(input), by],
      )
      return id
    }
    const project = { project: visible }
    const picture = await job(person, 2, 'done', project)
    const failed = await job(person, 23, 'failed', project)
    await job(person, 25, 'done', project)
    await job(person, 1, 'running', project)
    await job(person, 1, 'done', { project: binned })
    await job(person, 1, 'done', project, 'pictures/project')
    await job('somebody', 1, 'done', project)
    expect((await dayOf(anna)).jobs.map(({ id, state }) => [id, state])).toEqual([
      [picture, 'done'],
      [failed, 'failed'],
    ])

    await asOwner(1, 'update project set deleted_at = null, shop = $1', ['A'])
    await job(person, 0, 'done', { offer }, 'offer/make')
    const [latest] = (await dayOf(anna)).jobs
    const [{ number } = { number: 0 }] = await asOwner(
      1,
      'select project as number from offer order by offer.number limit 1',
    )
    expect(latest).toMatchObject({ task: 'offer/make', project: number, name: `Project ${number}` })
  })

  it('[D-232 part] has the own drafts, and is of professionals of its tenant alone', async () => {
    const key = randomUUID()
    const kept = { key, project: null, revision: 0, version: documentVersion, name: 'Left', seq: 1, after: 0 }
    await server.call(tenant, 'drafts/keep', { ...kept, changes: {}, base: testDocument('Left', 1) }, anna)
    expect((await dayOf(anna)).drafts).toMatchObject([{ key, name: 'Left', project: null }])
    const elsewhere = await dayOf(await server.logIn(other, 'anna'), other)
    expect([elsewhere.drafts, elsewhere.jobs]).toEqual([[], []])
    const carla = await server.logIn(tenant, 'carla')
    expect((await server.call(tenant, 'home/day', {}, carla)).status).toBe(403)
  })
})
