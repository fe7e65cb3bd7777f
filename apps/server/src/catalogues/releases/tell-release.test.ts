import { jobs } from '@arredo/contract'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { queryAs } from '../../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'
import { testVersion } from '../../testing/test-versions.ts'
import { noTypesetter, until } from '../../testing/test-worker.ts'
import { startWorker } from '../../worker/start-worker.ts'
import { tellRelease } from './tell-release.ts'

let server: TestServer
let tenant: TestTenant
let ada: Via
/** Years ago: by the clock of the queue, every moment of these tests has come unless it is far away. */
let now: Date
let tenants = 0

const [first, second, third] = [testVersion('1'), testVersion('2', 1.042), testVersion('3', 2)]
const moment = '2020-02-01T00:00:00.000Z'
const never = '2999-01-01T00:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.end())
beforeEach(async () => {
  now = new Date('2020-01-01T10:00:00.000Z')
  tenant = await server.addTenant(++tenants)
  ada = await server.logIn(tenant, 'ada')
  await publish(first)
})

async function publish(
  publication: ReturnType<typeof testVersion>,
  more: { at?: string; previousUntil?: string } = {},
) {
  const { answer } = await server.call(tenant, 'catalogues/publish', { ...publication, ...more }, ada)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

function asked(text: string): Promise<Record<string, unknown>[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: tenant.number })
}

const told = async () =>
  (await asked(`select subject from event where topic = 'catalogue' and tenant = ${tenant.number}`)).length

/** By the moment each waits for. */
const waiting = () =>
  asked(`select payload ->> 'tenant' as tenant, run_at from graphile_worker._private_jobs jobs
    join job on job.id::text = jobs.payload ->> 'job'
    where job.tenant = ${tenant.number} and job.task = 'releases/tell' order by run_at`)

/** A worker that was away comes, does all that is due, and goes. The results, in the order of the releases. */
async function workerComes(): Promise<unknown[]> {
  const noPicture = () => Promise.reject(new Error('Nobody takes pictures here'))
  const worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
    },
    work: [{ job: jobs['releases/tell'], run: tellRelease }],
    portsFor: () => ({
      files: null as never,
      typesetter: noTypesetter,
      pictures: { projectPicture: noPicture, articlePicture: noPicture },
    }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })
  try {
    await until(async () => (await waiting()).every(({ run_at }) => (run_at as Date) > new Date()))
  } finally {
    await worker.stop()
  }
  const done = await asked(`select result from job where tenant = ${tenant.number} and task = 'releases/tell'
    and state = 'done' order by (input ->> 'number')::integer`)
  return done.map(({ result }) => result)
}

it('tells browsers when a release begins, as soon as there is a worker', async () => {
  await publish(second, { at: moment })
  expect(await waiting()).toEqual([{ tenant: String(tenant.number), run_at: new Date(moment) }])
  const before = await told()
  expect(await workerComes()).toEqual([{ told: true }])
  expect(await told()).toBe(before + 1)
})

it('tells them too when the version before it is no longer on offer', async () => {
  await publish(second, { previousUntil: moment })
  await publish(third, { at: moment, previousUntil: '2020-03-01T00:00:00.000Z' })
  expect((await waiting()).map(({ run_at }) => (run_at as Date).toISOString())).toEqual([
    moment,
    moment,
    '2020-03-01T00:00:00.000Z',
  ])
  const before = await told()
  // The second has ended by now, with the third's second moment.
  expect(await workerComes()).toEqual([{ told: false }, { told: true }, { told: true }])
  expect(await told()).toBe(before + 2)
})

it('waits for its moment, and is in nobody’s list of jobs', async () => {
  await publish(second, { at: moment })
  await publish(third, { at: never })
  expect(await workerComes()).toEqual([{ told: true }])
  expect(await waiting()).toEqual([{ tenant: String(tenant.number), run_at: new Date(never) }])
  expect((await server.call(tenant, 'jobs/list', {}, ada)).answer).toMatchObject({ value: { jobs: [] } })
})

it('says nothing of a release that was cancelled, or gone back from before the worker came', async () => {
  const { number } = await publish(second, { at: moment })
  await publish(third, { at: moment })
  await server.call(tenant, 'catalogues/cancelRelease', { code: 'KITCHEN', number }, ada)
  now = new Date('2020-02-02T00:00:00.000Z')
  ada = await server.logIn(tenant, 'ada')
  const back = await server.call(tenant, 'catalogues/rollBack', { code: 'KITCHEN', current: third.hash }, ada)
  expect(back.answer).toMatchObject({ value: { version: '1' } })
  const before = await told()
  expect(await workerComes()).toEqual([{ told: false }, { told: false }])
  expect(await told()).toBe(before)
})

it('leaves no job behind when nothing was released, and none where there is no moment to wait for', async () => {
  await publish(second)
  expect(await waiting()).toEqual([])
  await asked(`create function break_release() returns trigger language plpgsql as $$
    begin if new.note = 'break' then raise 'broken'; end if; return null; end $$;
    create constraint trigger break_release after insert on release deferrable initially deferred
    for each row execute function break_release()`)
  const broken = { ...third, at: moment, note: 'break' }
  expect((await server.call(tenant, 'catalogues/publish', broken, ada)).status).toBe(500)
  expect(await waiting()).toEqual([])
  expect(await asked(`select from job where tenant = ${tenant.number} and task = 'releases/tell'`)).toEqual(
    [],
  )
})
