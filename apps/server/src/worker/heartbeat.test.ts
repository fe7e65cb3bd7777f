import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ElsewhereError } from '../database/cell-map.ts'
import { type Databases, openDatabases } from '../database/databases.ts'
import { addJob } from '../jobs/start-job.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { startTestWorker, testJob, until } from '../testing/test-worker.ts'
import { releaseLost, releaseOf } from './heartbeat.ts'

let database: TestDatabase
let databases: Databases
const log = pino({ level: 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  await addTenant(database.ownerUrl, 2)
  databases = openDatabases({
    ...{ cells: { main: database.workerUrl }, isAlone: true, connections: 2 },
    onConnectionError() {},
  })
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})
afterEach(async () => {
  await setHere(1, true)
  await queryAs(database.adminUrl, 'delete from graphile_worker._private_jobs')
  for (const tenant of [1, 2]) await queryAs(database.ownerUrl, 'delete from job', { tenant })
})

const setHere = (tenant: number, isHere: boolean) =>
  queryAs(database.ownerUrl, 'update tenant set is_here = $2 where number = $1', { values: [tenant, isHere] })

/** A job of each brand, begun by a worker that died; the brand 1 is not here any more. */
async function dieAndLeave(): Promise<void> {
  for (const tenant of [1, 2]) {
    await databases.withTenant({ number: tenant, cell: 'main' }, (own) =>
      addJob(own, { tenant, person: 'anna' }, testJob, { word: 'left' }),
    )
    await queryAs(database.ownerUrl, `update job set state = 'running', attempts = 1`, { tenant })
  }
  await queryAs(
    database.adminUrl,
    `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`,
  )
  await setHere(1, false)
}

const rows = () =>
  queryAs(database.adminUrl, 'select tenant, state, attempts, interruptions from job order by tenant')
const locks = () =>
  queryAs(database.adminUrl, 'select locked_by from graphile_worker._private_jobs order by id')

it('a brand that is not here holds back neither the jobs of the others nor its own lock', async () => {
  const queue = new pg.Pool({ connectionString: database.workerUrl, max: 2 })
  try {
    await dieAndLeave()
    const before = performance.now()
    await releaseLost(databases, queue, 500, log)
    // Nobody waits for it to come back.
    expect(performance.now() - before).toBeLessThan(4_000)
    expect(await locks()).toEqual([{ locked_by: null }, { locked_by: null }])
    expect(await rows()).toEqual([
      { tenant: 1, state: 'running', attempts: 1, interruptions: 0 },
      { tenant: 2, state: 'queued', attempts: 1, interruptions: 1 },
    ])
  } finally {
    await queue.end()
  }
})

it('one that leaves just then holds them back no more', async () => {
  const queue = new pg.Pool({ connectionString: database.workerUrl, max: 2 })
  const leaving: Databases = {
    ...databases,
    withTenant(tenant, work) {
      if (tenant.number === 1) return Promise.reject(new ElsewhereError('Tenant 1 is on its way'))
      return databases.withTenant(tenant, work)
    },
  }
  try {
    await dieAndLeave()
    await setHere(1, true)
    await releaseOf(leaving, queue, 'pool-dead')
    expect(await locks()).toEqual([{ locked_by: null }, { locked_by: null }])
    expect(await rows()).toMatchObject([{ state: 'running' }, { state: 'queued' }])
  } finally {
    await queue.end()
  }
})

it('a line whose job another ended is open again, and one that is worked in stays closed', async () => {
  const queue = new pg.Pool({ connectionString: database.workerUrl, max: 2 })
  const held = () =>
    queryAs(
      database.adminUrl,
      'select queue_name, locked_by from graphile_worker._private_job_queues order by 1',
    )
  try {
    await queryAs(
      database.adminUrl,
      `select graphile_worker.add_job('test/do', '{}', queue_name => 'worked in');
       select graphile_worker.add_job('test/do', '{}', queue_name => 'empty');
       update graphile_worker._private_job_queues set locked_by = 'pool-slow', locked_at = now() - interval '1 minute';
       update graphile_worker._private_jobs set locked_by = 'pool-slow', locked_at = now()
         where job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = 'worked in')`,
    )
    await releaseLost(databases, queue, 500, log)
    expect(await held()).toEqual([
      { queue_name: 'empty', locked_by: null },
      { queue_name: 'worked in', locked_by: 'pool-slow' },
    ])
  } finally {
    await queue.end()
  }
})

it('a worker starts and works beside it, and does its job when it is back', async () => {
  await dieAndLeave()
  const worker = await startTestWorker(database, async () => ({ said: 'done' }), { lostAfter: 500 })
  try {
    await until(async () => (await rows())[1]?.state === 'done')
    await setHere(1, true)
    await until(async () => (await rows())[0]?.state === 'done')
    expect(await rows()).toMatchObject([{ attempts: 2, interruptions: 1 }, { attempts: 2 }])
  } finally {
    await worker.stop()
  }
})
