import { mostRecent } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let ada: Via
let now = new Date('2026-11-15T08:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  ada = await server.logIn(tenant, 'ada')
})
afterAll(() => server.end())

function later() {
  now = new Date(now.getTime() + 1000)
}

async function set(article: string, isFavourite: boolean, via = anna) {
  later()
  const { answer } = await server.call(
    tenant,
    'favourites/set',
    { catalogue: 'KITCHEN', article, isFavourite },
    via,
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function use(article: string, via = anna) {
  later()
  const { answer } = await server.call(tenant, 'favourites/noteUse', { catalogue: 'KITCHEN', article }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

describe('favourites', () => {
  it('are kept by person, the latest first, and given up again', async () => {
    await set('B-DOOR', true)
    expect((await set('B-CORNER', true)).favourites).toEqual(['KITCHEN/B-CORNER', 'KITCHEN/B-DOOR'])
    expect((await set('B-DOOR', true)).favourites[0]).toBe('KITCHEN/B-CORNER')

    const { answer } = await server.call(tenant, 'favourites/list', {}, ada)
    expect(answer).toEqual({ ok: true, value: { favourites: [], recent: [] } })
    expect((await set('B-CORNER', false)).favourites).toEqual(['KITCHEN/B-DOOR'])
  })

  it('do not end because an article was used long ago', async () => {
    await set('OLD', true, ada)
    await use('OLD', ada)
    for (let number = 0; number < mostRecent + 3; number++) await use(`N-${number}`, ada)
    const { favourites, recent } = await use('N-5', ada)

    expect(favourites).toEqual(['KITCHEN/OLD'])
    expect(recent).toHaveLength(mostRecent)
    expect(recent.slice(0, 2)).toEqual(['KITCHEN/N-5', `KITCHEN/N-${mostRecent + 2}`])
    expect(recent).not.toContain('KITCHEN/OLD')
  })

  it('are nothing for guests and strangers', async () => {
    const { answer } = await server.call(tenant, 'favourites/list', {})
    expect(answer).toMatchObject({ ok: false, code: 'notLoggedIn' })
  })
})
