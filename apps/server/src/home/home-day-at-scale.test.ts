import type { Profile } from '@arredo/contract'
import { type Explainable, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, type Databases, openDatabases } from '../database/databases.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { finishedJobs } from './finished-jobs.ts'
import { acceptedProjects, lapsingProjects } from './offered-projects.ts'

let database: TestDatabase
let databases: Databases
const now = new Date()

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  databases = openDatabases({ cells: { main: database.appUrl }, connections: 2, onConnectionError() {} })
  // Half of a shop's projects are offers nobody ever closed: those that lapsed long ago are not walked through.
  await asAdmin(`
    insert into project (tenant, number, id, revision, owner, shop, status, name, article_count, search, document,
      saved_at, saved_by)
    select 1, n, gen_random_uuid(), 1, 'person', case n % 10 when 0 then 'A' else 'B' end,
      case n % 20 when 0 then 'awaitingOrder' when 1 then 'sellerDesign' else 'offer' end,
      '', 0, '', '{}', now(), '' from generate_series(1, 20000) n`)
  await asAdmin(`
    insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by, total,
      snapshot, job)
    select 1, gen_random_uuid(), n, n, 1, 'en', '2026-10-01', (date '2020-01-01' + n % 3000)::text, now(), '', '{}',
      '{}', gen_random_uuid() from generate_series(1, 20000) n`)
  await asAdmin(`
    insert into job (tenant, id, task, state, input, created_by)
    select 1, (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - n * 600000::bigint), 12, '0')
        || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
      'pictures/take', 'done', jsonb_build_object('project', n), 'person'
    from generate_series(1, 3000) n`)
  await asAdmin('vacuum analyze project, offer, job')
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

const asAdmin = (text: string) => queryAs(database.adminUrl, text, { tenant: 1 })
const shop = { code: 'A', name: 'A', country: 'IT', currency: 'EUR', priceList: 'EUR2026' }
const anna: Profile = {
  ...{ userId: 'person', username: 'anna', displayName: 'Anna', kind: 'pro', isAdmin: false, modules: [] },
  ...{ sellerType: 0, consents: [], shops: [shop], shop, language: null, canSaveProject: true },
}

type Plan = { readonly Plan: PlanNode }
type PlanNode = {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const queries: readonly (readonly [string, (db: Database) => Explainable, RegExp])[] = [
  [
    'offers that lapse',
    (db) => lapsingProjects(db, 1, anna, { from: '2026-10-20', until: '2026-11-26' }),
    /project_lapsing/,
  ],
  ['accepted ones', (db) => acceptedProjects(db, 1, anna), /project_accepted/],
  ['jobs that are ready', (db) => finishedJobs(db, 1, anna, now), /job_by_person|job_pkey/],
]

it.each(queries)('reads %s along an index, however many there are', async (_, query, index) => {
  const nodes = await databases.readWithTenant({ number: 1, cell: 'main' }, async (db) => {
    const [explained] = await query(db).explain<Record<string, readonly Plan[]>>('json', sql`analyze`)
    return flat(explained?.['QUERY PLAN']?.[0]?.Plan)
  })
  expect(nodes.map((node) => node['Index Name'] ?? '').join()).toMatch(index)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const touched = nodes.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  )
  expect(Math.max(...touched)).toBeLessThan(200)
})

function flat(node: PlanNode | undefined): readonly PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(flat)] : []
}
