import { type AddressInfo, connect } from 'node:net'
import { calls, ordinaryBody } from '@arredo/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { createBuckets } from './buckets.ts'
import { isTooDeep } from './json-limits.ts'
import { networkOf } from './network-of.ts'

let server: TestServer
let tenant: TestTenant
let port: number
let carla: string

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  await server.addTenant(2)
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (server.fastify.server.address() as AddressInfo).port
  carla = bearerOf(await server.logIn(tenant, 'carla'))
})
afterAll(() => server.end())

function bearerOf(via: Via): string {
  return 'bearer' in via ? via.bearer : ''
}

/** Sends the head of a request and, unless told, nothing of its body; gives the status line of the answer. */
function askWithoutBody(path: string, headers: readonly string[], sent = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = [`POST ${path} HTTP/1.1`, `Host: ${tenant.host}`, 'Content-Type: application/json']
      socket.write([...head, ...headers, '', sent].join('\r\n'))
    })
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

describe('before a body is read', () => {
  const large = 'Content-Length: 4000000'

  it('the name, the origin, the session and the right to call are looked at', async () => {
    const as = (bearer: string) => `Authorization: Bearer ${bearer}`
    expect(await askWithoutBody('/api/auth/nothing', [large])).toContain('404')
    expect(await askWithoutBody('/api/catalogues/publish', [large])).toContain('401')
    expect(await askWithoutBody('/api/projects/save', [large, as('x'.repeat(43))])).toContain('401')
    expect(await askWithoutBody('/api/catalogues/publish', [large, as(carla)])).toContain('403')
    expect(await askWithoutBody('/api/auth/login', ['Origin: https://evil.example', large])).toContain('403')
  })

  it('its length is: every call says how much it takes, and most take little', async () => {
    expect(await askWithoutBody('/api/auth/login', [large])).toContain('413')
    const chunked = ['Transfer-Encoding: chunked']
    const more = (ordinaryBody + 1).toString(16)
    const body = `${more}\r\n${' '.repeat(ordinaryBody + 1)}\r\n`
    expect(await askWithoutBody('/api/auth/login', chunked, body)).toContain('413')
    const open = Object.entries(calls).filter(([, call]) => call.access === 'anyone')
    expect(open.filter(([, { largest = ordinaryBody }]) => largest > 96 * 1024)).toEqual([])
  })
})

describe('how deep a body nests', () => {
  it('is counted as JSON counts it, whatever stands in its texts', () => {
    const shells = fc.array(fc.record({ isList: fc.boolean(), text: fc.string() }), { maxLength: 60 })
    fc.assert(
      fc.property(shells, (layers) => {
        const value = layers.reduce<unknown>(
          (inner, { isList, text }) => (isList ? [text, inner, []] : { [text]: text, inner }),
          '[{"',
        )
        expect(isTooDeep(JSON.stringify(value))).toBe(layers.length + (layers[0]?.isList ? 1 : 0) > 40)
      }),
    )
    expect(isTooDeep(`"${'['.repeat(100)}\\"${'{'.repeat(100)}"`)).toBe(false)
    expect(isTooDeep('['.repeat(41))).toBe(true)
  })

  it('is counted before it is parsed, for every call', async () => {
    const statusOf = async (depth: number) => {
      const deep = `{"ignored":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const headers = { host: tenant.host, 'content-type': 'application/json' }
      const asked = { method: 'POST', url: '/api/auth/session', headers, payload: deep } as const
      return (await server.fastify.inject(asked)).statusCode
    }
    expect([await statusOf(39), await statusOf(40)]).toEqual([200, 400])
  })
})

describe('how often', () => {
  it('a bucket gives what it holds at once and then what runs into it, and says how long to wait', () => {
    const { take } = createBuckets(1)
    const bucket = { perSecond: 2, most: 3 }
    const now = 1_000_000
    expect([1, 2, 3, 4].map(() => take('one', bucket, now))).toEqual([0, 0, 0, 1])
    expect(take('another', bucket, now)).toBe(0)
    expect([take('one', bucket, now + 500), take('one', bucket, now + 500)]).toEqual([0, 1])
  })

  it('a customer of a /64 counts as one, however the address is written', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0db8:1:2::ffff')).toBe('2001:db8:1:2::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect([networkOf('::ffff:203.0.113.9'), networkOf('203.0.113.9')]).toEqual([
      '203.0.113.9',
      '203.0.113.9',
    ])
  })

  it('one session that saves without end is told to wait; the others are not', async () => {
    const now = new Date('2026-11-16T10:00:00Z')
    const strict = await startTestServer({ rateFactor: 1, clock: () => now })
    const shop = await strict.addTenant(1)
    const [busy, calm] = [await strict.logIn(shop, 'anna'), await strict.logIn(shop, 'anna')]
    const save = { id: null, revision: 0, idempotencyKey: 'a-key-of-ours', document: {} } as never
    const statuses: number[] = []
    for (let turn = 0; turn < 65; turn++)
      statuses.push((await strict.call(shop, 'projects/save', save, busy)).status)
    const last = await strict.call(shop, 'projects/save', save, busy)
    const other = await strict.call(shop, 'projects/save', save, calm)
    await strict.end()

    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect([last.status, last.headers['retry-after'], other.status]).toEqual([429, '1', 400])
  })
})

describe('one address', () => {
  let strict: TestServer
  let shop: TestTenant
  beforeAll(async () => {
    const now = new Date('2026-11-16T10:00:00Z')
    strict = await startTestServer({ rateFactor: 0.1, trustProxy: 1, clock: () => now })
    shop = await strict.addTenant(1)
  })
  afterAll(() => strict.end())

  async function ask(count: number, from: string, asked: { url: string; method?: 'POST' }) {
    const statuses: number[] = []
    for (let turn = 0; turn < count; turn++) {
      const headers = { host: shop.host, 'x-forwarded-for': from.replace('*', String(turn)) }
      statuses.push((await strict.fastify.inject({ ...asked, headers })).statusCode)
    }
    return statuses.filter((status) => status === 429).length
  }

  it('makes so many calls of a kind, with whatever sessions and addresses of its network', async () => {
    const login = { url: '/api/auth/login', method: 'POST' } as const
    expect(await ask(45, '2001:db8:0:1::*', login)).toBe(5)
    expect(await ask(40, '2001:db8:0:2::*', login)).toBe(0)
  })

  it('asks for so much of anything, pages and files too', async () => {
    expect(await ask(305, '203.0.113.9', { url: '/livez' })).toBe(5)
    expect(await ask(1, '203.0.113.10', { url: '/livez' })).toBe(0)
  })
})

describe('who is asked for', () => {
  it('is what the request says itself, never what is said to have been forwarded', async () => {
    const behind = await startTestServer({ trustProxy: 1, database: server.database })
    const response = await behind.fastify.inject({
      url: '/config/config.json',
      headers: { host: 'nobody.example', 'x-forwarded-host': tenant.host },
    })
    const own = await behind.fastify.inject({ url: '/config/config.json', headers: { host: tenant.host } })
    await behind.stop()
    expect([response.statusCode, own.statusCode]).toEqual([404, 200])
  })
})
