import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer, type Server } from '../build-server.ts'
import { createBudget } from '../reporting/budget.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { testDocument } from '../testing/test-document.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { continueTrace } from './trace.ts'

let database: TestDatabase
let server: Server
let metricsPort: number
const lines: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  metricsPort = await freePort()
  server = await buildServer(
    {
      ...{ databaseUrl: database.appUrl, databaseConnections: 4, host: '127.0.0.1', port: 0, metricsPort },
      ...{
        logLevel: 'info',
        trustProxy: false,
        rateFactor: 1_000,
        sheds: true,
        webFolder: null,
        webDevUrl: null,
        buildId: 'b1',
        stopDelay: 0,
      },
      filesFolder: 'unused',
      s3: null,
    },
    { write: (line) => void lines.push(line) },
  )
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const post = (name: string, payload: object, headers = {}) =>
  server.fastify.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { host: 'tenant1.localhost', ...headers },
    payload,
  })
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

const report = {
  ...{ kind: 'error', id: randomUUID(), source: 'screen', route: 'configurator3d' },
  message: 'anna@example.com cannot open order 4711471147114711',
  stack: 'Error: anna@example.com\n    at open (https://x.example/assets/main-1.js?t=s3cret:1:22)',
}

describe('traces', () => {
  it('go on where they can be read and begin where not', () => {
    const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
    const trace = continueTrace(given)
    expect(trace.traceparent).toMatch(
      /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-00$/,
    )
    for (const wrong of [
      undefined,
      '',
      'x',
      given.toUpperCase(),
      given.replace(/0af\w+/, '0'.repeat(32)),
      [given],
    ]) {
      expect(continueTrace(wrong).traceparent).toMatch(/^00-(?!0af7)[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    }
  })

  it('are on every line of the request they came with', async () => {
    lines.length = 0
    await post('auth/setShop', { code: 'A' }, { traceparent: `00-${'ab'.repeat(16)}-${'1'.repeat(16)}-01` })
    const own = lines.map((line) => JSON.parse(line))
    expect(own.length).toBeGreaterThan(1)
    expect(new Set(own.map(({ trace }) => trace))).toEqual(new Set(['ab'.repeat(16)]))
  })
})

describe('reports of browsers', () => {
  it('reach the log with their id, scrubbed of what belongs to a person', async () => {
    lines.length = 0
    const vital = { kind: 'vital', name: 'LCP', value: 1200, rating: 'good', route: 'home' }
    const answer = await post('errors/report', { build: 'b1', reports: [report, vital] })
    expect(answer.json()).toEqual({ ok: true, value: null })
    const line = lines.find((text) => text.includes('browser error')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      ...{ error: report.id, build: 'b1', route: 'configurator3d', tenant: 'tenant1', source: 'screen' },
      msg: 'browser error: <e-mail> cannot open order #',
      stack: 'at open (/assets/main-1.js:1:22)',
    })
    expect(lines.join('')).not.toMatch(/anna@|4711471147114711|s3cret/)
  })

  it('are refused in another shape and dropped in floods', async () => {
    expect(
      (await post('errors/report', { build: 'b1', reports: [{ ...report, source: 'x' }] })).statusCode,
    ).toBe(400)
    const takes = createBudget({ perSecond: 10, most: 20 })
    expect([takes(15, 1_000), takes(15, 1_000), takes(15, 1_500), takes(15, 60_000)]).toEqual([15, 5, 5, 15])
  })
})

describe('metrics', () => {
  it('are not on the public door', async () => {
    const page = await server.fastify.inject({ url: '/metrics', headers: { host: 'tenant1.localhost' } })
    expect(page.body).not.toContain('arredo_')
  })

  it('count calls by outcome, saves, events, policy reports and what browsers say', async () => {
    await post('auth/guest', { carrier: 'bearer' })
    await post('projects/save', {
      id: null,
      revision: 0,
      idempotencyKey: 'key-12345',
      ...splitTrade(testDocument('x')),
    })
    await server.fastify.inject({
      ...{ method: 'POST', url: '/policy-reports', payload: '{}' },
      headers: { 'content-type': 'application/csp-report' },
    })
    await post('errors/report', { build: 'b1', reports: [report] })
    const text = await metrics()
    expect(text).toMatch(/arredo_call_seconds_count\{call="auth\/guest",outcome="\w+"\} 1/)
    expect(text).toContain('arredo_saves_total{outcome="failed"} 1')
    expect(text).toContain('arredo_policy_reports_total 1')
    expect(text).toMatch(/arredo_browser_errors_total\{source="screen"\} [12]/)
    expect(text).toContain('arredo_event_clients 0')
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('tell the loop’s delay and the line for the database’s connections', async () => {
    const { databases } = server
    const tenant = { number: 1, cell: 'main' }
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    // Four connections, all of them lent; a fifth has to wait.
    const holding = Array.from({ length: 5 }, () => databases.withTenant(tenant, () => held))
    for (let tries = 0; tries < 200 && databases.use().waiting === 0; tries++) await pause(5)
    const text = await metrics()
    letGo()
    await Promise.all(holding)
    const after = await metrics()

    expect(text).toContain('arredo_pool_waiting{cell="main"} 1')
    expect(text).toContain('arredo_pool_connections{cell="main",state="busy"} 4')
    expect(figureIn(text, 'arredo_pool_longest_wait_seconds.cell="main".')).toBeGreaterThan(0)
    expect(after).toContain('arredo_pool_waiting{cell="main"} 0')
    expect(figureIn(after, 'arredo_pool_longest_wait_seconds.cell="main".')).toBe(0)
    expect(figureIn(after, 'arredo_pool_wait_seconds_count')).toBeGreaterThanOrEqual(5)
    expect(figureIn(after, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})

function figureIn(text: string, metric: string): number {
  return Number(new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1])
}
