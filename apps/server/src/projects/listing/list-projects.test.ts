import {
  type Answer,
  type Calls,
  type OutputOf,
  type ProjectListing,
  type ProjectQuery,
  projectSorts,
} from '@arredo/contract'
import { type Status, statuses } from '@arredo/project'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'

type Stored = {
  readonly number: number
  readonly shop: 'A' | 'B' | 'C'
  readonly status: Status
  readonly name: string
  readonly customer: string | null
  readonly total: number | null
  /** UTC, as PostgreSQL reads it. */
  readonly saved: string
  readonly isDeleted: boolean
}

let server: TestServer
let tenant: TestTenant
let anna: Via
let stored: readonly Stored[]

const names = ['Küche', 'kuche', 'Loft', 'loft 2', 'Ångström', 'Zürich', '100% _white_', 'İzmir', '']
const dates = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']
const times = ['00:00:00', '00:30:00.123456', '22:30:00', '22:59:59.999999', '23:00:00']

/** A shop's own with 160 of four hundred, a second one that is Anna's too, and a third that is not. */
beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  await asOwner(
    `insert into shop (tenant, code, name, country, currency, price_list) values (1, 'C', '', 'IT', 'EUR', 'EUR2026')`,
  )
  const random = fc.sample(
    fc.record({
      shop: fc.constantFrom('A' as const, 'A' as const, 'B' as const, 'C' as const),
      status: fc.constantFrom<Status>('unassigned', 'assigned', 'offer', 'ordered'),
      name: fc.constantFrom(...names),
      customer: fc.constantFrom(null, 'C1001', 'C1002'),
      total: fc.constantFrom(null, 0, 100, 999_999),
      saved: fc
        .tuple(fc.constantFrom(...dates), fc.constantFrom(...times))
        .map(([date, time]) => `${date} ${time}`),
      isDeleted: fc.integer({ max: 9, min: 0 }).map((digit) => digit === 0),
    }),
    { numRuns: 400, seed: 14 },
  )
  stored = random.map((one, index) => ({ number: index + 1, ...one }))
  await asOwner(
    `insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search, document,
       saved_at, saved_by, customer_code, price, deleted_at)
     select 1, number, gen_random_uuid(), 1, 'nobody', shop, status, name, 0, lower(name), '{}',
       (saved || '+00')::timestamptz, 'Anna', customer,
       jsonb_build_object('total', total, 'currency', 'EUR', 'withVat', true, 'priceList', 'EUR2026')
         || case when total is null then null else '{}'::jsonb end,
       case when "isDeleted" then now() end
     from jsonb_to_recordset($1) as one (number integer, shop text, status text, name text, customer text,
       total integer, saved text, "isDeleted" boolean)`,
    [JSON.stringify(stored)],
  )
})
afterAll(() => server.end())

const asOwner = (text: string, values: readonly unknown[] = []) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

/** All pages, one behind the other. */
async function pagesOf(query: ProjectQuery): Promise<readonly ProjectListing[]> {
  const found: ProjectListing[] = []
  let after: string | null = null
  do {
    const input: ProjectQuery & { after?: string } = { ...query, ...(after !== null && { after }) }
    const answer: Answer<OutputOf<Calls['projects/list']>> = (
      await server.call(tenant, 'projects/list', input, anna)
    ).answer
    if (!answer.ok) throw new Error(answer.message)
    found.push(...answer.value.projects)
    after = answer.value.next
  } while (after !== null)
  return found
}

/** The same by reading everything. */
function expected(query: ProjectQuery): readonly number[] {
  const { sort = '-saved', search = '', status = [], shops = [], customer, savedFrom, savedUntil } = query
  const own = shops.length === 0 ? ['A'] : shops.filter((shop) => shop !== 'C')
  const words = search.toLowerCase().split(/\s+/)
  const found = stored.filter(
    (one) =>
      !one.isDeleted &&
      own.includes(one.shop) &&
      (status.length === 0 || status.includes(one.status)) &&
      (customer === undefined || one.customer === customer) &&
      (savedFrom === undefined || dayInRome(one.saved) >= savedFrom) &&
      (savedUntil === undefined || dayInRome(one.saved) <= savedUntil) &&
      words.every((word) => one.name.toLowerCase().includes(word)),
  )
  const way = sort.startsWith('-') ? -1 : 1
  const keys: Readonly<Record<string, (one: Stored) => string | number>> = {
    saved: ({ saved }) => saved,
    created: ({ number }) => number,
    name: ({ name }) =>
      name
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    price: ({ total }) => total ?? -1,
  }
  const key = keys[sort.replace('-', '')] ?? (() => 0)
  const order = (one: string | number, two: string | number) => (one < two ? -1 : one > two ? 1 : 0)
  return found
    .toSorted((one, two) => way * (order(key(one), key(two)) || one.number - two.number))
    .map(({ number }) => number)
}

/** Where the brand is. */
function dayInRome(saved: string): string {
  const instant = new Date(`${saved.replace(' ', 'T').slice(0, 19)}Z`)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(instant)
}

const Query = fc.record(
  {
    sort: fc.constantFrom(...projectSorts),
    search: fc.constantFrom('l', 'LOFT', '2 loft', '%', '_w', 'kü'),
    status: fc.uniqueArray(fc.constantFrom<Status>('unassigned', 'assigned', 'offer', 'delivered'), {
      maxLength: 3,
    }),
    shops: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'nowhere'), { maxLength: 4 }),
    customer: fc.constantFrom('C1001', 'C1002', 'C9999'),
    savedFrom: fc.constantFrom(...dates),
    savedUntil: fc.constantFrom(...dates),
  },
  { requiredKeys: [] },
)

describe('the list of projects', () => {
  it('[D-150 part] is in every order and under every filter what reading everything gives, without gaps and doubles', async () => {
    for (const sort of projectSorts) {
      expect((await pagesOf({ sort, shops: ['A', 'B'] })).map(({ id }) => id)).toEqual(
        expected({ sort, shops: ['A', 'B'] }),
      )
    }
    await fc.assert(
      fc.asyncProperty(Query, async (query) => {
        expect((await pagesOf(query)).map(({ id }) => id)).toEqual(expected(query))
      }),
      { numRuns: 120 },
    )
  })

  it('[D-150 part] goes on behind the last one shown, whatever became of it meanwhile', async () => {
    const first = await server.call(tenant, 'projects/list', {}, anna)
    if (!first.answer.ok) throw new Error(first.answer.message)
    const { projects, next } = first.answer.value
    const whole = expected({})
    const last = projects.at(-1)?.id ?? 0
    await asOwner('update project set saved_at = now(), name = $2 where number = $1', [last, 'Moved up'])
    const second = await server.call(tenant, 'projects/list', { after: next ?? '' }, anna)
    await asOwner('update project set saved_at = $2, name = $3 where number = $1', [
      ...[last, `${stored[last - 1]?.saved}+00`, stored[last - 1]?.name],
    ])
    expect(second.answer).toMatchObject({ ok: true })
    if (second.answer.ok) expect(second.answer.value.projects[0]?.id).toBe(whole[50])
  })

  it.each([
    { after: '' },
    { after: '12' },
    { after: '12.now' },
    { sort: 'price' as const, after: "12.1' or true" },
    { sort: 'name' as const, after: '12.\0' },
    { savedFrom: '2026-02-30' },
    { savedUntil: '0001-01-01' },
    { status: ['sold'] },
    { sort: 'customer' },
    { shops: Array.from({ length: 51 }, () => 'A') },
  ])('refuses %j', async (input) => {
    expect((await server.call(tenant, 'projects/list', input as ProjectQuery, anna)).status).toBe(400)
  })

  it('a customer has the own projects in every order too', async () => {
    const carla = await server.logIn(tenant, 'carla')
    for (const sort of projectSorts) {
      const input = { sort, shops: ['A'], status: [...statuses] }
      expect((await server.call(tenant, 'projects/list', input, carla)).answer).toEqual({
        ok: true,
        value: { projects: [], next: null },
      })
    }
  })
})
