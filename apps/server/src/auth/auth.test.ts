import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let closed: TestTenant

beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 })
  tenant = await server.addTenant(1)
  closed = await server.addTenant(2, { isguest: false, isCustomerLogin: false })
})
afterAll(() => server.end())

const credentials = (username: string, password = 'right horse') => ({ userid: 'acme', username, password })

describe('login', () => {
  it('[A-186] [A-119 part] gives the profile: kind, id, shops, modules upper-cased, consents, seller type, admin flag', async () => {
    await queryAs(
      server.database.ownerUrl,
      `update person set consents = '{t,t,t,t}' where username = 'anna'`,
      {
        tenant: tenant.number,
      },
    )
    const anna = await server.call(tenant, 'auth/login', { ...credentials('Anna'), carrier: 'bearer' })
    const ada = await server.call(tenant, 'auth/login', { ...credentials('ada'), carrier: 'bearer' })

    expect(anna.answer).toMatchObject({
      ok: true,
      value: {
        profile: {
          kind: 'pro',
          userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          consents: [true, true, true, true],
          isAdmin: false,
          modules: ['RENDER', 'JOB'],
          sellerType: 6,
          shop: { code: 'A', country: 'IT', priceList: 'EUR2026' },
          shops: [{ code: 'A' }, { code: 'B' }],
          canSaveProject: true,
        },
      },
    })
    expect(ada.answer).toMatchObject({ value: { profile: { isAdmin: true, consents: [] } } })
    const guest = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
    expect(guest.answer).toMatchObject({ value: { profile: { kind: 'guest', isAdmin: false, shop: null } } })
  })

  it('answers an unknown user and a wrong password alike, in comparable time', async () => {
    const time = async (username: string) => {
      const start = performance.now()
      const { answer, status } = await server.call(tenant, 'auth/login', {
        ...credentials(username, 'wrong'),
        carrier: 'cookie',
      })
      return { answer, status, took: performance.now() - start }
    }
    const wrong: Awaited<ReturnType<typeof time>>[] = []
    const unknown: typeof wrong = []
    // In turns, so that whatever else the machine does meets both alike.
    for (let turn = 0; turn < 4; turn++) {
      wrong.push(await time('bruno'))
      unknown.push(await time('nobody'))
    }
    const fastest = (all: readonly { took: number }[]) => Math.min(...all.map(({ took }) => took))

    expect(wrong[0]?.answer).toEqual(unknown[0]?.answer)
    expect([wrong[0]?.status, unknown[0]?.status]).toEqual([401, 401])
    expect(fastest(unknown)).toBeGreaterThan(fastest(wrong) / 3)
  })

  it('stops guessing at one account from one address after ten attempts, even at the same time', async () => {
    const guessed = await server.addTenant(9)
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, guess) =>
        server.call(guessed, 'auth/login', { ...credentials('anna', `guess ${guess}`), carrier: 'bearer' }),
      ),
    )
    const right = await server.call(guessed, 'auth/login', { ...credentials('anna'), carrier: 'bearer' })
    // Who guesses locks out nobody but whoever sits beside them.
    const elsewhere = await server.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: guessed.host, 'x-forwarded-for': '198.51.100.20' },
      payload: { ...credentials('anna'), carrier: 'bearer' },
    })
    const otherTenant = await server.call(closed, 'auth/login', { ...credentials('anna'), carrier: 'bearer' })

    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
    expect([right.status, elsewhere.statusCode]).toEqual([429, 200])
    expect(otherTenant.status).toBe(200)
  })

  it('does not count success as an attempt', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const { status } = await server.call(tenant, 'auth/login', {
        ...credentials('anna'),
        carrier: 'bearer',
      })
      expect(status).toBe(200)
    }
  })

  it('[A-180] lets customers in only where the brand does', async () => {
    const { status } = await server.call(closed, 'auth/login', { ...credentials('carla'), carrier: 'bearer' })
    expect(status).toBe(401)
  })

  it('[H-30] knows no customer where a professional is asked for', async () => {
    const asked = { ...credentials('carla'), carrier: 'bearer' } as const
    const pro = await server.call(tenant, 'auth/login', { ...asked, isProfessional: true })
    expect(pro.answer).toMatchObject({ ok: false, message: 'Wrong user ID, user name or password' })
    expect((await server.call(tenant, 'auth/login', asked)).status).toBe(200)
    const anna = { ...credentials('anna'), carrier: 'bearer', isProfessional: true } as const
    expect((await server.call(tenant, 'auth/login', anna)).status).toBe(200)
  })

  it("does not know another tenant's users", async () => {
    const via = await server.logIn(tenant, 'anna')
    const { answer } = await server.call(closed, 'auth/session', {}, via)
    expect(answer).toEqual({ ok: true, value: null })
  })
})

describe('guests', () => {
  it('[A-111 part] enter where the brand admits them and are refused in the known words elsewhere', async () => {
    const guest = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
    const refused = await server.call(closed, 'auth/guest', { carrier: 'cookie' })

    expect(guest.answer).toMatchObject({
      ok: true,
      value: { profile: { kind: 'guest', shops: [], sellerType: 0 } },
    })
    expect(refused.answer).toMatchObject({ ok: false, message: expect.stringContaining('11-Wrong User ID:') })
  })

  it('[A-05] pass profile calls only', async () => {
    const { cookie } = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
    const via = { cookie: cookie ?? '' }
    const profile = await server.call(tenant, 'catalogues/list', {}, via)
    const loggedIn = await server.call(tenant, 'offers/list', { projectId: 1 }, via)
    const pro = await server.call(tenant, 'catalogues/tradeTerms', { hash: 'x' }, via)

    expect([profile.status, loggedIn.status, pro.status]).toEqual([200, 401, 401])
    expect(loggedIn.answer).toMatchObject({ code: 'notLoggedIn', message: 'First must do login' })
  })
})

describe('a new login', () => {
  it('ends the session it takes the place of, and no other', async () => {
    const enter = (via?: Via, carrier: 'cookie' | 'bearer' = 'cookie') =>
      server.call(tenant, 'auth/login', { ...credentials('anna'), carrier }, via)
    const holds = async (via: Via) => (await server.call(tenant, 'projects/list', {}, via)).status === 200
    const cookieOf = ({ cookie }: { readonly cookie: string | null }) => ({ cookie: cookie ?? '' })

    const guest = cookieOf(await server.call(tenant, 'auth/guest', { carrier: 'cookie' }))
    const elsewhere = cookieOf(await enter())
    const first = cookieOf(await enter(guest))
    // The guest's waits until a professional leaves (D-132).
    expect((await server.call(tenant, 'catalogues/list', {}, guest)).status).toBe(200)
    // A frame of the same site has a session of its own.
    const { answer } = await enter(first, 'bearer')
    const frame = { bearer: (answer.ok && answer.value.bearer) || '' }
    expect(await holds(first)).toBe(true)
    await server.call(tenant, 'auth/login', { ...credentials('anna', 'wrong'), carrier: 'cookie' }, first)
    expect(await holds(first)).toBe(true)

    const second = cookieOf(await enter(first))
    expect(await Promise.all([first, second, frame, elsewhere].map(holds))).toEqual([false, true, true, true])
  })
})

describe('the two carriers', () => {
  it('[A-120] a cookie is HttpOnly, Lax and lasts seven days; the answer then holds no bearer', async () => {
    const { headers, answer } = await server.call(tenant, 'auth/login', {
      ...credentials('anna'),
      carrier: 'cookie',
    })
    const cookie = String(headers['set-cookie'])
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')

    expect(cookie).toMatch(/^arredo_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    expect(expires - Date.now()).toBeGreaterThan(6.99 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(7.01 * 86_400_000)
    expect(answer).toMatchObject({ value: { bearer: null } })
  })

  it('over https the cookie is bound to the host and secure', async () => {
    const response = await server.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: tenant.host, 'x-forwarded-proto': 'https' },
      payload: { ...credentials('anna'), carrier: 'cookie' },
    })
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-arredo_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers['strict-transport-security']).toBeDefined()
  })

  it('counts attempts by the address the proxy saw, whatever the caller says before it', async () => {
    await server.fastify.inject({
      method: 'POST',
      url: '/api/auth/guest',
      headers: { host: tenant.host, 'x-forwarded-for': '203.0.113.7, 198.51.100.9' },
      payload: { carrier: 'bearer' },
    })
    const buckets = await server.databases.withTenant({ number: 1, cell: 'main' }, (db) =>
      db.selectFrom('rate_limit').where('bucket', 'like', 'guest address %').select('bucket').execute(),
    )
    expect(buckets.map(({ bucket }) => bucket)).toContain('guest address 198.51.100.9')
    expect(buckets.map(({ bucket }) => bucket)).not.toContain('guest address 203.0.113.7')
  })

  it('a token of one carrier does not work in the other', async () => {
    const via = await server.logIn(tenant, 'anna')
    const { cookie } = await server.call(tenant, 'auth/login', { ...credentials('anna'), carrier: 'cookie' })
    const bearer = 'bearer' in via ? via.bearer : ''
    const asCookie = await server.call(tenant, 'projects/list', {}, { cookie: `arredo_session=${bearer}` })
    const asBearer = await server.call(tenant, 'projects/list', {}, { bearer: cookie?.split('=')[1] ?? '' })

    expect([asCookie.status, asBearer.status]).toEqual([401, 401])
  })

  it('a cookie acts only for pages of its own host', async () => {
    const { cookie } = await server.call(tenant, 'auth/login', { ...credentials('anna'), carrier: 'cookie' })
    const from = (origin?: string) =>
      server.call(tenant, 'projects/list', {}, { cookie: cookie ?? '', ...(origin ? { origin } : {}) })
    const login = await server.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: tenant.host, origin: 'https://evil.example' },
      payload: { ...credentials('anna'), carrier: 'cookie' },
    })

    expect((await from()).status).toBe(200)
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    expect((await from(`http://${tenant.host}.evil.example`)).status).toBe(403)
    expect(login.statusCode).toBe(403)
  })

  it('[D-70] a session is renewed on use and gone after logout', async () => {
    const { cookie } = await server.call(tenant, 'auth/login', { ...credentials('anna'), carrier: 'cookie' })
    const via = { cookie: cookie ?? '' }
    const renewed = await server.call(tenant, 'auth/session', {}, via)
    await server.call(tenant, 'auth/logout', {}, via)
    const after = await server.call(tenant, 'auth/session', {}, via)

    expect(renewed.cookie).toBe(cookie)
    expect(renewed.answer).toMatchObject({ value: { profile: { username: 'anna' } } })
    expect(after.answer).toEqual({ ok: true, value: null })
  })

  it('[D-70] a call that only reads renews the session too, behind its own transaction', async () => {
    const { cookie } = await server.call(tenant, 'auth/login', { ...credentials('anna'), carrier: 'cookie' })
    const via = { cookie: cookie ?? '' }
    const twoDaysOld = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
    await server.databases.withTenant({ number: 1, cell: 'main' }, (db) =>
      db.updateTable('session').set({ expires_at: twoDaysOld }).execute(),
    )
    const renewed = await server.call(tenant, 'projects/list', {}, via)
    const again = await server.call(tenant, 'projects/list', {}, via)
    expect([renewed.status, renewed.cookie, again.status, again.cookie]).toEqual([200, cookie, 200, null])
  })

  it('keeps no token in the database', async () => {
    const via = await server.logIn(tenant, 'anna')
    const token = 'bearer' in via ? via.bearer : ''
    const rows = await server.databases.withTenant({ number: 1, cell: 'main' }, (db) =>
      db.selectFrom('session').selectAll().execute(),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('latin1') }))),
    ).not.toContain(token)
  })
})

describe('the first tour', () => {
  it('is for a person who has not been shown around, on any device, until it is noted', async () => {
    const isNew = async (via: Via) => {
      const { answer } = await server.call(tenant, 'auth/session', {}, via)
      return answer.ok && answer.value?.profile.isNew
    }
    const via = await server.logIn(tenant, 'anna')
    expect(await isNew(via)).toBeUndefined()
    const admin = new pg.Client({ connectionString: server.database.adminUrl })
    await admin.connect()
    await admin.query(`update person set toured_at = null where tenant = 1 and username in ('anna', 'bruno')`)
    await admin.end()
    expect(await isNew(via)).toBe(true)
    expect((await server.call(tenant, 'auth/noteTour', {}, via)).answer).toEqual({ ok: true, value: null })
    expect(await isNew(await server.logIn(tenant, 'anna'))).toBeUndefined()
    const bruno = await server.logIn(tenant, 'bruno')
    expect(await isNew(bruno)).toBe(true)
    await server.call(tenant, 'auth/noteTour', {}, bruno)
    expect((await server.call(tenant, 'auth/noteTour', {})).status).toBe(401)
  })
})

describe('shops', () => {
  it('[H-29] [H-56] a user works for the own shops only', async () => {
    const via = await server.logIn(tenant, 'anna')
    const own = await server.call(tenant, 'auth/setShop', { code: 'B' }, via)
    const other = await server.call(tenant, 'auth/setShop', { code: 'C' }, via)
    const none = await server.call(tenant, 'auth/setShop', { code: '' }, via)
    const bruno = await server.logIn(tenant, 'bruno')
    const foreign = await server.call(tenant, 'auth/setShop', { code: 'A' }, bruno)
    const now = await server.call(tenant, 'auth/session', {}, via)

    expect(own.answer).toMatchObject({ ok: true, value: { shop: { code: 'B' } } })
    expect(other.answer).toMatchObject({ ok: false, message: 'Shop not available for user' })
    expect(foreign.answer).toMatchObject({ ok: false, message: 'Shop not available for user' })
    expect(none.answer).toMatchObject({ ok: false, message: 'Missing shop id' })
    expect(now.answer).toMatchObject({ value: { profile: { shop: { code: 'B' } } } })
  })
})
