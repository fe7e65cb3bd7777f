import { randomUUID } from 'node:crypto'
import { jobs } from '@arredo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../database/databases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { startWorkerOf, until } from '../testing/test-worker.ts'
import type { JobWork } from './run-job.ts'
import { startJob } from './start-job.ts'

let database: TestDatabase
let app: Databases

beforeAll(async () => {
  database = await createTestDatabase()
  for (const tenant of [1, 2, 3]) await addTenant(database.ownerUrl, tenant)
  app = openDatabases({ cells: { main: database.appUrl }, connections: 5, onConnectionError() {} })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const kinds = {
  async offer(tenant: number) {
    await ask(tenant, (db) => startJob(db, causeOf(tenant), 'offer/make', { offer: randomUUID() }))
  },
  async document(tenant: number) {
    await ask(tenant, (db) => startJob(db, causeOf(tenant), 'documents/make', { document: randomUUID() }))
  },
  async look(tenant: number) {
    await ask(tenant, (db) => startJob(db, causeOf(tenant), 'documents/look', { document: randomUUID() }))
  },
}
type Kind = keyof typeof kinds

const causeOf = (tenant: number) => ({ tenant, person: 'anna' })

function ask(number: number, work: Parameters<typeof app.withTenant<string>>[1]) {
  return app.withTenant({ number, cell: 'main' }, work)
}

/** In the order in which one worker that does one job at a time begins them. */
async function begun(count: number): Promise<readonly string[]> {
  const order: string[] = []
  const noting = (kind: Kind, job: JobWork['job'], result: unknown): JobWork => ({
    job,
    run: async ({ site }) => {
      order.push(`${kind} of ${site.tenant.number}`)
      return result
    },
  })
  const worker = await startWorkerOf(
    database,
    [
      noting('offer', jobs['offer/make'], { document: randomUUID(), pages: 1 }),
      noting('document', jobs['documents/make'], { pages: 1 }),
      noting('look', jobs['documents/look'], { pages: 1 }),
    ],
    { jobsAtOnce: 1 },
  )
  await until(() => order.length === count)
  await worker.stop()
  return order
}

it('tenants take turns, whatever they have made: who asked for many first is passed by all others', async () => {
  for (const kind of ['offer', 'offer', 'document', 'offer'] as const) await kinds[kind](1)
  await kinds.document(2)
  await kinds.offer(2)
  await kinds.offer(3)

  expect(await begun(7)).toEqual([
    ...['offer of 1', 'document of 2', 'offer of 3'],
    ...['offer of 1', 'offer of 2'],
    ...['document of 1', 'offer of 1'],
  ])
})

it('looks come before all that is made to be kept, in turns of their own', async () => {
  for (const kind of ['offer', 'document', 'look', 'look', 'look'] as const) await kinds[kind](1)
  await kinds.offer(2)
  await kinds.look(2)

  expect(await begun(7)).toEqual([
    ...['look of 1', 'look of 2', 'look of 1', 'look of 1'],
    ...['offer of 1', 'offer of 2', 'document of 1'],
  ])
})
