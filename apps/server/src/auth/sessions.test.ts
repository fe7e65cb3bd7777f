import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventsPath } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'

const day = 24 * 60 * 60 * 1000

let server: TestServer
let tenant: TestTenant
let port: number
let now = new Date()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  tenant = await server.addTenant(1)
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (server.fastify.server.address() as AddressInfo).port
})
afterAll(() => server.end())

async function bearer(username: string): Promise<string> {
  const via = await server.logIn(tenant, username)
  return 'bearer' in via ? via.bearer : ''
}

function follow(token: string) {
  const stream = { status: 0, text: '', isOver: false, leave: () => {} }
  const headers = { host: tenant.host, authorization: `Bearer ${token}` }
  const sent = request({ host: '127.0.0.1', port, path: eventsPath, headers, agent: false }, (response) => {
    stream.status = response.statusCode ?? 0
    response.on('data', (chunk: Buffer) => {
      stream.text += chunk.toString()
    })
    response.on('close', () => {
      stream.isOver = true
    })
  })
  sent.on('error', () => {})
  sent.end()
  stream.leave = () => sent.destroy()
  return stream
}

describe('where somebody is logged in', () => {
  it('is listed, and ends from anywhere: session, page and stream', async () => {
    const [here, there, carla] = [await bearer('anna'), await bearer('anna'), await bearer('carla')]
    const streams = [here, there, carla].map(follow)
    await until(async () => streams.every(({ status }) => status === 200))
    const listed = await server.call(tenant, 'auth/sessions', {}, { bearer: here })
    const sessions = listed.answer.ok ? listed.answer.value.sessions : []
    expect(sessions).toHaveLength(2)
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true])

    const ended = await server.call(tenant, 'auth/endSessions', { which: 'others' }, { bearer: here })
    expect(ended.answer).toEqual({ ok: true, value: { ended: 1 } })
    await until(async () => streams[1]?.isOver === true)
    const still = await Promise.all(
      [here, there, carla].map((token) => server.call(tenant, 'projects/list', {}, { bearer: token })),
    )
    expect(still.map(({ status }) => status)).toEqual([200, 401, 200])
    expect(streams.map(({ isOver }) => isOver)).toEqual([false, true, false])
    expect(streams[1]?.text).toContain('event: session')
    for (const { leave } of streams) leave()
  })

  it("nobody ends another's", async () => {
    const [anna, carla] = [await bearer('anna'), await bearer('carla')]
    const { answer } = await server.call(tenant, 'auth/sessions', {}, { bearer: anna })
    const [first] = answer.ok ? answer.value.sessions : []
    const tried = await server.call(tenant, 'auth/endSessions', { which: first?.id ?? '' }, { bearer: carla })
    expect(tried.answer).toEqual({ ok: true, value: { ended: 0 } })
    expect((await server.call(tenant, 'projects/list', {}, { bearer: anna })).status).toBe(200)
  })

  it('a stream ends with a logout, and one session has ten of them at most', async () => {
    const token = await bearer('anna')
    const streams = Array.from({ length: 10 }, () => follow(token))
    await until(async () => streams.every(({ status }) => status === 200))
    const eleventh = follow(token)
    await until(async () => eleventh.status === 429)
    await server.call(tenant, 'auth/logout', {}, { bearer: token })
    await until(async () => streams.every(({ isOver }) => isOver))
  })

  it('one address has a hundred streams at most, however many sessions it opens', async () => {
    const guest = async () => {
      const { answer } = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
      return answer.ok ? (answer.value.bearer ?? '') : ''
    }
    const streams: ReturnType<typeof follow>[] = []
    for (let session = 0; session < 10; session++) {
      const token = await guest()
      const own = Array.from({ length: 10 }, () => follow(token))
      await until(async () => own.every(({ status }) => status === 200))
      streams.push(...own)
    }
    const next = await guest()
    const refused = follow(next)
    await until(async () => refused.status === 429)
    streams[0]?.leave()
    await until(async () => {
      const again = follow(next)
      await until(async () => again.status !== 0)
      streams.push(again)
      return again.status === 200
    })
    for (const { leave } of streams) leave()
  })
})

describe('how long a session lasts', () => {
  it('[D-70] seven days from its last use, and thirty in all; a guest keeps the room as long as it is used', async () => {
    const token = await bearer('anna')
    const guest = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
    const guestToken = guest.answer.ok ? (guest.answer.value.bearer ?? '') : ''
    const opened = now.getTime()
    const seen: boolean[] = []
    for (let passed = 5; passed <= 35; passed += 5) {
      now = new Date(opened + passed * day)
      const { status } = await server.call(tenant, 'projects/list', {}, { bearer: token })
      const { answer } = await server.call(tenant, 'auth/session', {}, { bearer: guestToken })
      seen.push(status === 200, answer.ok && answer.value !== null)
    }
    expect(seen).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      true,
    ])
  })
})
