import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { loopWait } from './loop-wait.ts'
import { mustShed, rankOf } from './must-shed.ts'

describe('how long one waits for the thread', () => {
  it('is nothing while it is free, half a gap while gaps follow each other, and little after one alone', () => {
    const free = loopWait(0)
    for (let now = 20; now <= 2_000; now += 20) free.tick(now)
    expect(free.wait(2_010)).toBe(0)

    const busy = loopWait(0)
    for (let now = 420; now <= 4_200; now += 420) busy.tick(now)
    expect(busy.wait(4_200)).toBeCloseTo(190, -1)

    free.tick(2_420)
    expect(free.wait(2_420)).toBeCloseTo(80, 0)
    for (let now = 2_440; now <= 3_440; now += 20) free.tick(now)
    expect(free.wait(3_440)).toBe(0)
    // A gap that has not ended yet counts as well.
    expect(free.wait(7_460)).toBeCloseTo(2_000, -3)
  })
})

describe('what is refused first', () => {
  it('is what nobody waits for; saves and logins come last, and health never', () => {
    const refusedAt = (wait: number) =>
      (['tell', 'work', 'light', 'enter', 'keep'] as const).filter((rank) =>
        mustShed(rank, { loop: 0, pool: wait }),
      )
    expect(refusedAt(0)).toEqual([])
    expect(refusedAt(500)).toEqual(['tell'])
    expect(refusedAt(1_000)).toEqual(['tell', 'work'])
    expect(refusedAt(2_000)).toEqual(['tell', 'work', 'light'])
    expect(refusedAt(4_000)).toEqual(['tell', 'work', 'light', 'enter', 'keep'])
    expect(mustShed('light', { loop: 2_000, pool: 0 })).toBe(true)

    const paths = ['/livez', '/readyz', '/version', '/api/events', '/api/errors/report', '/api/projects/save']
    const ranks = [null, null, null, 'tell', 'tell', 'keep']
    expect(paths.map(rankOf)).toEqual(ranks)
    expect(['/api/auth/login', '/api/projects/list', '/api/a/b', '/home'].map(rankOf)).toEqual([
      ...['enter', 'light', 'light', 'light'],
    ])
  })
})

describe('a server with too much to do', () => {
  let server: TestServer
  let tenant: TestTenant
  let anna: Via
  let port = 0
  beforeAll(async () => {
    server = await startTestServer({ sheds: true })
    tenant = await server.addTenant(1)
    anna = await server.logIn(tenant, 'anna')
    await server.fastify.listen({ host: '127.0.0.1', port: 0 })
    port = (server.fastify.server.address() as AddressInfo).port
  })
  afterAll(() => server.end())

  const health = async () => (await server.fastify.inject('/livez')).statusCode

  it('says so before the body is read, while a save still waits for its turn and is kept', async () => {
    const lent = lendAll(server)
    // The first in the line gets its answer when the line's time is over.
    const first = server.call(tenant, 'projects/list', {}, anna)
    while (server.databases.use().longestWait < 1_600) await pause(10)

    const document = splitTrade(testDocument('kept'))
    const saving = server.call(
      tenant,
      'projects/save',
      { id: null, revision: 0, idempotencyKey: 'kept-12345', ...document },
      anna,
    )
    const refused = await server.call(tenant, 'projects/list', {}, anna)
    expect(refused).toMatchObject({
      status: 503,
      answer: { ok: false, code: 'unavailable', message: 'Too much to do at the moment, try again' },
      headers: { 'retry-after': '2' },
    })
    expect(await answerToHead(port, tenant.host)).toMatch(/^HTTP\/1.1 503 /)
    expect(await health()).toBe(200)

    expect(await first).toMatchObject({
      ...{ status: 503, headers: { 'retry-after': '2' } },
      answer: { code: 'unavailable', message: 'Not available at the moment, try again' },
    })
    await lent.giveBack()
    expect((await saving).answer).toMatchObject({ ok: true })
    expect((await server.call(tenant, 'projects/list', {}, anna)).status).toBe(200)
  })

  it('does the same when the thread itself is late, and takes everybody again afterwards', async () => {
    const until = performance.now() + 3_600
    while (performance.now() < until);
    const refused = await server.call(tenant, 'projects/list', {}, anna)
    const session = await server.call(tenant, 'auth/session', {}, anna)
    expect([refused.status, session.status, await health()]).toEqual([503, 200, 200])

    while ((await server.call(tenant, 'projects/list', {}, anna)).status === 503) await pause(50)
  })
})

/** Every connection of the pool at work at something that does not end. */
function lendAll({ databases }: TestServer) {
  let giveBack = () => {}
  const held = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  const work = Array.from({ length: 10 }, () => databases.withTenant({ number: 1, cell: 'main' }, () => held))
  return {
    async giveBack() {
      giveBack()
      await Promise.all(work)
    },
  }
}

/** What is answered to a head that announces a megabyte of which nothing is ever sent. */
function answerToHead(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.write(
      `POST /api/projects/list HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 15000\r\n\r\n`,
    )
  })
}
