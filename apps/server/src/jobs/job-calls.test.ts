import { randomUUID } from 'node:crypto'
import { jobs } from '@arredo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { enqueue } from './start-job.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let bruno: Via
let annaId: string
const key = { number: 1, cell: 'main' }
const definition = jobs['offer/make']

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  bruno = await server.logIn(tenant, 'bruno')
  const { answer } = await server.call(tenant, 'auth/session', {}, anna)
  annaId = answer.ok ? (answer.value?.profile.userId ?? '') : ''
})
afterAll(() => server.end())

/** A job of the registry as it is at rest; no worker is there to do it. */
async function jobOf(person: string, state: string): Promise<string> {
  const id = randomUUID()
  await server.databases.withTenant(key, async (database) => {
    const job = { tenant: 1, id, task: definition.task, state, input: '{}', created_by: person }
    await database.insertInto('job').values(job).execute()
    if (state === 'queued') await enqueue(database, definition, id)
  })
  return id
}

async function queued(): Promise<readonly unknown[]> {
  const waiting = `select payload ->> 'job' as job from graphile_worker._private_jobs`
  const rows = await queryAs(server.database.ownerUrl, waiting)
  return rows.map(({ job }) => job)
}

it('lists the own jobs, newest first, in pages', async () => {
  const ids: string[] = []
  for (let count = 0; count < 52; count++) ids.push(await jobOf(annaId, 'done'))
  await jobOf('somebody', 'done')
  const first = await server.call(tenant, 'jobs/list', {}, anna)
  if (!first.answer.ok) throw new Error(first.answer.message)
  const last = first.answer.value.jobs.at(-1)?.id ?? ''
  const second = await server.call(tenant, 'jobs/list', { after: last }, anna)
  if (!second.answer.ok) throw new Error(second.answer.message)

  const listed = [...first.answer.value.jobs, ...second.answer.value.jobs].map(({ id }) => id)
  expect(listed).toEqual(ids.toSorted().reverse())
  expect([first.answer.value.hasMore, second.answer.value.hasMore]).toEqual([true, false])
  expect((await server.call(tenant, 'jobs/list', {}, bruno)).answer).toMatchObject({ value: { jobs: [] } })
})

it('takes a cancelled job out of the queue', async () => {
  const id = await jobOf(annaId, 'queued')
  expect(await queued()).toContain(id)
  const { answer } = await server.call(tenant, 'jobs/cancel', { id }, anna)
  expect(answer).toMatchObject({ ok: true, value: { id, state: 'cancelled' } })
  expect(await queued()).not.toContain(id)
  expect((await server.call(tenant, 'jobs/cancel', { id }, anna)).status).toBe(409)
})

it('puts a failed or cancelled job back, and no other', async () => {
  for (const state of ['failed', 'cancelled']) {
    const id = await jobOf(annaId, state)
    const { answer } = await server.call(tenant, 'jobs/retry', { id }, anna)
    expect(answer).toMatchObject({ ok: true, value: { id, state: 'queued', error: null, finishedAt: null } })
    expect(await queued()).toContain(id)
  }
  for (const state of ['queued', 'running', 'done']) {
    const id = await jobOf(annaId, state)
    expect((await server.call(tenant, 'jobs/retry', { id }, anna)).status).toBe(409)
  }
})

it('does not let anybody touch another’s job, or say that it is there', async () => {
  const id = await jobOf(annaId, 'queued')
  for (const name of ['jobs/cancel', 'jobs/retry'] as const) {
    expect((await server.call(tenant, name, { id }, bruno)).status).toBe(404)
    expect((await server.call(tenant, name, { id: randomUUID() }, anna)).status).toBe(404)
    expect((await server.call(tenant, name, { id })).status).toBe(401)
  }
  expect(await queued()).toContain(id)
})
