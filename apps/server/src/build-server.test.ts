import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from './build-server.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { addTenant } from './testing/test-tenant.ts'
import { until } from './testing/test-worker.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
})
afterAll(() => database.drop())

function build(settings: { readonly databaseUrl?: string; readonly stopDelay?: number }) {
  return buildServer({
    databaseUrl: database.appUrl,
    databaseConnections: 2,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    trustProxy: false,
    rateFactor: 1_000,
    sheds: true,
    webFolder: null,
    webDevUrl: null,
    buildId: 'test',
    stopDelay: 0,
    filesFolder: 'unused',
    s3: null,
    metricsPort: null,
    ...settings,
  })
}

const guest = {
  method: 'POST',
  url: '/api/auth/guest',
  headers: { host: 'tenant1.localhost' },
  payload: { carrier: 'bearer' },
} as const

describe('without its database', () => {
  it('lives on, says it is not ready, and answers calls with "not available" and when to try again', async () => {
    const server = await build({ databaseUrl: 'postgres://arredo_app:x@127.0.0.1:1/none' })
    const [live, ready, call] = await Promise.all(
      ['/livez', '/readyz'].map((url) => server.fastify.inject(url)).concat(server.fastify.inject(guest)),
    )
    await server.stop()

    expect([live?.statusCode, ready?.statusCode, call?.statusCode]).toEqual([200, 503, 503])
    expect(call?.json()).toMatchObject({ ok: false, code: 'unavailable' })
    expect(call?.headers['retry-after']).toBe('2')
  })

  it('goes on after its connections were cut, in use or idle', async () => {
    const server = await build({})
    const tenant = { number: 1, cell: 'main' }
    const cut = async () => {
      const admin = new pg.Client({ connectionString: database.adminUrl })
      await admin.connect()
      const ours = "from pg_stat_activity where usename = 'arredo_app' and datname = current_database()"
      const { rows } = await admin.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${ours}`)
      const pids = rows.map((row) => row.pid)
      // These gone for good, and our side of it heard: only then is the next call about what comes after.
      // Not "none at all": the server listens again within moments, which is what it should do.
      const left = () => admin.query('select 1 from pg_stat_activity where pid = any($1)', [pids])
      await until(async () => (await left()).rowCount === 0)
      await admin.end()
    }
    const working = server.databases.withTenant(tenant, async (db) => {
      await db.selectFrom('shop').select('code').execute()
      await cut()
      return db.selectFrom('shop').select('code').execute()
    })

    await expect(working).rejects.toThrow()
    expect((await server.fastify.inject(guest)).statusCode).toBe(200)
    await cut()
    expect((await server.fastify.inject(guest)).statusCode).toBe(200)
    await server.stop()
  })
})

it('waits for the rest of a request for some time only', async () => {
  const server = await build({})
  const { requestTimeout, headersTimeout } = server.fastify.server
  await server.stop()
  expect(requestTimeout).toBeGreaterThan(0)
  expect(requestTimeout).toBeLessThanOrEqual(120_000)
  expect(headersTimeout).toBeLessThanOrEqual(60_000)
})

describe('stopping', () => {
  it('says so at once, finishes what runs, then closes', async () => {
    const server = await build({ stopDelay: 2_000 })
    await server.fastify.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.fastify.server.address() as AddressInfo
    const arrived = new Promise((resolve) => server.fastify.server.once('request', resolve))
    // Over a socket: the server waits for requests that came in over one.
    const running = statusOf(port)
    await arrived
    const stopped = server.stop()
    const ready = await server.fastify.inject('/readyz')

    expect(ready.json()).toEqual({ ok: false, problem: 'stopping' })
    expect(await running).toBe(200)
    await stopped
    await expect(statusOf(port)).rejects.toThrow('ECONNREFUSED')
    await expect(
      server.databases.withoutTenant((db) => db.selectFrom('tenant').selectAll().execute()),
    ).rejects.toThrow()
  })
})

function statusOf(port: number): Promise<number | undefined> {
  const { method, url: path, headers, payload } = guest
  const type = { 'content-type': 'application/json', connection: 'close' }
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, ...type } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(payload))
  })
}
