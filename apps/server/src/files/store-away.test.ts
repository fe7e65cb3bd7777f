import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleWebp } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

const words = 'Files cannot be kept or fetched at the moment. Try again in a minute'
const hash = 'a'.repeat(64)
let server: TestServer
let tenant: TestTenant
let ada: Via

beforeAll(async () => {
  const place = { bucket: 'files', region: 'us-east-1', hasPathStyle: true, redirects: true }
  const endpoint = `http://127.0.0.1:${await closedPort()}`
  server = await startTestServer({ s3: { ...place, endpoint, accessKey: 'a', secretKey: 'b' } })
  tenant = await server.addTenant(1)
  ada = await server.logIn(tenant, 'ada')
})
afterAll(() => server.end())

/** Where nobody listens. */
function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const address = door.address()
      door.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

it('whoever opens a file while the store is away is told in words when to come again', async () => {
  const asOwner = (text: string) => queryAs(server.database.ownerUrl, text, { tenant: 1 })
  await asOwner(
    `insert into texture (tenant, hash, size, put_at, put_by) values (1, '${hash}', 1, now(), 'ada')`,
  )
  const [file] = await asOwner(
    `insert into file (tenant, id, hash, size, content_type, name, owner, is_internal)
     values (1, '${randomUUID()}', '${hash}', 1, 'application/pdf', 'offer.pdf', (select id from person where username = 'ada'), false) returning id`,
  )
  const headers = { host: tenant.host, authorization: `Bearer ${'bearer' in ada ? ada.bearer : ''}` }
  for (const url of [`/files/${file?.id}`, `/textures/${hash}.webp`]) {
    const answer = await server.fastify.inject({ url, headers })
    expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([503, words, '10'])
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    })
  }
})

it('a call that reads is told so as a call is, and one that writes waits, but not for a process that stops', async () => {
  const own = await startTestServer({
    s3: {
      ...{ bucket: 'files', region: 'us-east-1', hasPathStyle: true, redirects: false },
      ...{ endpoint: `http://127.0.0.1:${await closedPort()}`, accessKey: 'a', secretKey: 'b' },
    },
  })
  const shop = await own.addTenant(1)
  const anna = await own.logIn(shop, 'anna')
  await queryAs(
    own.database.ownerUrl,
    `insert into underlay (tenant, hash, kind, size, put_at, put_by) values (1, '${hash}', 'webp', 1, now(), 'anna')`,
    { tenant: 1 },
  )
  const read = await own.call(shop, 'underlays/load', { file: `${hash}.webp` }, anna)
  expect(read).toMatchObject({ status: 503, answer: { ok: false, code: 'unavailable', message: words } })

  const content = Buffer.from(sampleWebp('waits')).toString('base64')
  let isAnswered = false
  const put = own.call(shop, 'underlays/put', { content }, anna).finally(() => {
    isAnswered = true
  })
  await pause(1_500)
  expect(isAnswered).toBe(false)
  await own.end()
  const late = pause(30_000, 'it waits on')
  expect(await Promise.race([put, late])).toMatchObject({ status: 503, answer: { message: words } })
})
