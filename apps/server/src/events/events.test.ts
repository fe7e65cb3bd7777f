import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventsPath, lastEventHeader, readEvents, type ServerEvent } from '@arredo/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addJob } from '../jobs/start-job.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { testJob, until } from '../testing/test-worker.ts'

let server: TestServer
let one: TestTenant
let two: TestTenant
let port: number
let anna: string
let annaId: string

beforeAll(async () => {
  server = await startTestServer()
  one = await server.addTenant(1)
  two = await server.addTenant(2)
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (server.fastify.server.address() as AddressInfo).port
  anna = await bearerOf(one, 'anna')
  annaId = await userIdOf(one, anna)
})
afterAll(() => server.end())

async function bearerOf(tenant: TestTenant, username: string): Promise<string> {
  const via = await server.logIn(tenant, username)
  return 'bearer' in via ? via.bearer : ''
}

async function userIdOf(tenant: TestTenant, bearer: string): Promise<string> {
  const { answer } = await server.call(tenant, 'auth/session', {}, { bearer })
  return answer.ok ? (answer.value?.profile.userId ?? '') : ''
}

type Heard = {
  readonly events: ServerEvent[]
  readonly status: () => number
  readonly lastId: () => string | null
  readonly isOpen: () => boolean
  readonly leave: () => void
}

async function follow(host: string, headers: Record<string, string>): Promise<Heard> {
  const reader = readEvents()
  const events: ServerEvent[] = []
  let status = 0
  let isOpen = true
  const sent = request({ host: '127.0.0.1', port, path: eventsPath, headers: { host, ...headers } })
  sent.on('error', () => {
    isOpen = false
  })
  sent.on('response', (response) => {
    status = response.statusCode ?? 0
    response.on('data', (chunk: Buffer) => events.push(...reader.push(chunk.toString())))
    response.on('error', () => {})
    response.on('close', () => {
      isOpen = false
    })
  })
  sent.end()
  await until(() => status !== 0)
  return {
    events,
    status: () => status,
    lastId: reader.lastId,
    isOpen: () => isOpen,
    leave: () => sent.destroy(),
  }
}

const as = (bearer: string, last?: string | null) => ({
  authorization: `Bearer ${bearer}`,
  ...(last ? { [lastEventHeader]: last } : {}),
})

function start(tenant: number, person: string): Promise<string> {
  return server.databases.withTenant({ number: tenant, cell: 'main' }, (database) =>
    addJob(database, { tenant, person }, testJob, { word: 'x' }),
  )
}

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.database.ownerUrl })
  await client.connect()
  await client.query(`set app.tenant = '1'; ${text}`)
  await client.end()
}

describe('the stream of events', () => {
  it('begins with "read everything", then tells of each own job, and of nobody else’s', async () => {
    const bruno = await bearerOf(one, 'bruno')
    const other = await bearerOf(two, 'anna')
    const [mine, colleague, stranger] = await Promise.all([
      follow(one.host, as(anna)),
      follow(one.host, as(bruno)),
      follow(two.host, as(other)),
    ])
    await until(() => [mine, colleague, stranger].every(({ events }) => events.length === 1))
    const job = await start(1, annaId)
    await until(() => mine.events.length === 2)
    // Something of their own comes after, so that "nothing came" is no matter of waiting.
    const theirs = await start(2, await userIdOf(two, other))
    await until(() => stranger.events.length === 2)
    await start(1, await userIdOf(one, bruno))
    await until(() => colleague.events.length === 2)

    expect(mine.events).toEqual([
      { topic: 'reread', subject: '' },
      { topic: 'job', subject: job },
    ])
    expect(stranger.events[1]).toEqual({ topic: 'job', subject: theirs })
    expect(colleague.events.map(({ subject }) => subject)).not.toContain(job)
    for (const { leave } of [mine, colleague, stranger]) leave()
  })

  it('tells nothing of what was rolled back', async () => {
    const heard = await follow(one.host, as(anna))
    await server.databases
      .withTenant({ number: 1, cell: 'main' }, async (database) => {
        await addJob(database, { tenant: 1, person: annaId }, testJob, { word: 'x' })
        throw new Error('on purpose')
      })
      .catch(() => {})
    const job = await start(1, annaId)
    await until(() => heard.events.length === 2)
    expect(heard.events[1]).toEqual({ topic: 'job', subject: job })
    heard.leave()
  })

  it('goes on after the last id without a gap, many writers at a time', async () => {
    const first = await follow(one.host, as(anna))
    await until(() => first.lastId() !== null)
    const last = first.lastId()
    first.leave()
    await until(() => !first.isOpen())
    const missed = await Promise.all(Array.from({ length: 30 }, () => start(1, annaId)))
    const again = await follow(one.host, as(anna, last))
    const later = await Promise.all(Array.from({ length: 30 }, () => start(1, annaId)))
    await until(() => again.events.length === 60)
    expect(again.events.map(({ subject }) => subject).toSorted()).toEqual([...missed, ...later].toSorted())
    again.leave()
  })

  it('says "read everything" where the last id is too old, from the future, or nonsense', async () => {
    for (const last of ['0', '999999', 'x']) {
      if (last === '0') await asOwner('delete from event where id < 5')
      const heard = await follow(one.host, as(anna, last))
      await until(() => heard.events.length > 0)
      expect(heard.events, last).toEqual([{ topic: 'reread', subject: '' }])
      heard.leave()
    }
  })

  it('draws its line to the database again and makes up for what was said meanwhile', async () => {
    const heard = await follow(one.host, as(anna))
    await until(() => heard.events.length === 1)
    const admin = new pg.Client({ connectionString: server.database.adminUrl })
    await admin.connect()
    const listening = `from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
    await admin.query(`select pg_terminate_backend(pid) ${listening}`)
    const job = await start(1, annaId)
    await until(() => heard.events.length === 2)
    expect(heard.events[1]).toEqual({ topic: 'job', subject: job })
    expect((await admin.query(`select 1 ${listening}`)).rowCount).toBe(1)
    await admin.end()
    heard.leave()
  })

  it('is for those who entered, from the own site only', async () => {
    expect((await follow(one.host, {})).status()).toBe(401)
    expect((await follow(two.host, as(anna))).status()).toBe(401)
    expect((await follow(one.host, { ...as(anna), 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
    expect((await follow('nobody.localhost', as(anna))).status()).toBe(404)
  })
})

describe('stopping', () => {
  it('ends every stream instead of waiting for it', async () => {
    const own = await startTestServer()
    try {
      const tenant = await own.addTenant(1)
      const via = await own.logIn(tenant, 'anna')
      await own.fastify.listen({ host: '127.0.0.1', port: 0 })
      const before = port
      port = (own.fastify.server.address() as AddressInfo).port
      const heard = await follow(tenant.host, as('bearer' in via ? via.bearer : ''))
      port = before
      const begun = Date.now()
      await own.stop()
      expect(Date.now() - begun).toBeLessThan(2_000)
      await until(() => !heard.isOpen())
    } finally {
      await own.database.drop()
    }
  })
})
