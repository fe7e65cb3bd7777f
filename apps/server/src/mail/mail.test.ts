import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, mailsIn, startMailbox } from '../../../../tools/stack/start-mailbox.ts'
import { jobWork } from '../jobs/job-work.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { readMailSettings } from './read-mail-settings.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let mailbox: Mailbox
let mailer: Mailer
let worker: Worker | undefined
let now = new Date()
const folder = mkdtempSync(join(tmpdir(), 'mails-'))
const next = 'a lamp over the table'

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  tenant = await server.addTenant(1, { name: 'Città & <Casa>', mailSender: 'hello@casa.example' })
  other = await server.addTenant(2)
  for (const { number } of [tenant, other])
    await asOwner(`update person set email = username || '@example.com'`, number)
  mailbox = await startMailbox(folder)
  const settings = readMailSettings({ ...mailbox.environment, SMTP_TLS: false })
  if (!settings) throw new Error('No settings')
  mailer = createMailer(settings)
})
beforeEach(async () => {
  now = new Date()
  if (worker) await written()
  for (const { number } of [tenant, other]) await asOwner('delete from rate_limit', number)
})
afterAll(async () => {
  await worker?.stop()
  mailer.close()
  await mailbox.stop()
  await server.end()
  rmSync(folder, { recursive: true })
})

function asOwner<Row extends Record<string, unknown>>(text: string, number = tenant.number) {
  return queryAs<Row>(server.database.ownerUrl, text, { tenant: number })
}

function ask(email: string, site = tenant, language = 'en') {
  return server.call(site, 'auth/askPassword', { email, language })
}

/** Everything that was asked for is written. */
async function written(): Promise<void> {
  await until(
    async () => (await asOwner(`select from job where state in ('queued', 'running')`)).length === 0,
  )
}

async function newestMail(to: string) {
  await written()
  const mail = mailsIn(folder).findLast((candidate) => candidate.to.includes(to))
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

/** The last part of its first link. */
async function codeFor(email: string): Promise<string> {
  const { text } = await newestMail(email)
  return /https?:\/\/\S+\/([\w-]+)$/m.exec(text)?.[1] ?? ''
}

function set(code: string, password = next, site = tenant) {
  return server.call(site, 'auth/setPassword', { code, next: password })
}

function stateOf(code: string, site = tenant, purpose: 'password' | 'registration' = 'password') {
  return server.call(site, 'auth/codeState', { code, purpose })
}

async function logInStatus(username: string, password: string, userid = 'acme'): Promise<number> {
  const input = { userid, username, password, carrier: 'bearer' } as const
  return (await server.call(tenant, 'auth/login', input)).status
}

it('[D-215 part] where no worker sends mails, pages are told so and nothing waits', async () => {
  expect((await server.call(tenant, 'auth/mailState', {})).answer).toEqual({
    ok: true,
    value: { canMail: false },
  })
  expect((await ask('anna@example.com')).answer).toEqual({ ok: true, value: { isSent: false } })
  expect(await asOwner('select from job')).toHaveLength(0)
})

describe('with a mail server', () => {
  beforeAll(async () => {
    worker = await startWorker({
      settings: {
        ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
        ...{ jobsAtOnce: 2, lostAfter: 5_000, stopAfter: 5_000 },
      },
      work: jobWork().filter(({ job }) => job.task === 'mail/send'),
      portsFor: () => ({ mailer }) as never,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    })
    await until(async () => {
      const { answer } = await server.call(tenant, 'auth/mailState', {})
      return answer.ok && answer.value.canMail
    })
  })

  it('[D-216 part] a code sets the password once; all sessions end, other codes too, and a mail says so', async () => {
    const [here, there] = [await server.logIn(tenant, 'anna'), await server.logIn(tenant, 'anna')]
    await ask('Anna@example.com')
    const first = await codeFor('anna@example.com')
    await ask('anna@example.com')
    const second = await codeFor('anna@example.com')
    expect(first).not.toBe(second)
    expect((await stateOf(second)).answer).toEqual({
      ok: true,
      value: { state: 'good', kind: 'pro', userid: 'acme', username: 'anna' },
    })
    // What is refused spends nothing.
    expect((await set(second, 'short')).answer).toMatchObject({ ok: false, code: 'invalid' })

    expect((await set(second)).answer).toEqual({ ok: true, value: { ended: 2 } })
    for (const via of [here, there])
      expect((await server.call(tenant, 'projects/list', {}, via)).status).toBe(401)
    expect(await logInStatus('anna', tenant.password)).toBe(401)
    expect(await logInStatus('anna', next)).toBe(200)
    expect((await newestMail('anna@example.com')).subject).toBe(
      'Your password for Città & <Casa> was changed',
    )

    for (const code of [first, second]) {
      expect((await set(code, 'another lamp over it')).answer).toMatchObject({ code: 'conflict' })
      expect((await stateOf(code)).answer).toMatchObject({ value: { state: 'used' } })
    }
    const stored = await asOwner<{ all: string }>('select mail_code::text as all from mail_code')
    for (const { all } of stored) {
      expect(all).not.toContain(first)
      expect(all).not.toContain(second)
    }
    const jobs = await asOwner<{ all: string }>('select job::text as all from job')
    expect(jobs.some(({ all }) => all.includes(second))).toBe(false)
  })

  it('[D-216 part] a code is too old after half an hour, and of another brand it is none', async () => {
    await ask('bruno@example.com')
    const code = await codeFor('bruno@example.com')
    expect((await stateOf(code, other)).answer).toMatchObject({ value: { state: 'unknown' } })
    expect((await set(code, next, other)).answer).toMatchObject({ code: 'notFound' })
    now = new Date(Date.now() + 31 * 60_000)
    expect((await stateOf(code)).answer).toMatchObject({ value: { state: 'expired' } })
    expect((await set(code)).answer).toMatchObject({ ok: false, message: 'This link is too old' })
    expect(await logInStatus('bruno', tenant.password)).toBe(200)
  })

  it('[D-216 part] two at once are good, the third puts an end to the first', async () => {
    const codes = []
    for (let asked = 0; asked < 3; asked++) {
      await ask('ada@example.com')
      codes.push(await codeFor('ada@example.com'))
    }
    const states = await Promise.all(codes.map(async (code) => (await stateOf(code)).answer))
    expect(states.map((answer) => answer.ok && answer.value.state)).toEqual(['unknown', 'good', 'good'])
    const twice = await Promise.all(codes.slice(1).map((code) => set(code)))
    expect(twice.map(({ answer }) => answer.ok).sort()).toEqual([false, true])
  })

  it('[D-216 part] who asks learns nothing: known or not, the answer and the work are the same', async () => {
    const before = mailsIn(folder).length
    const known = await ask('carla@example.com')
    const unknown = await ask('nobody@example.com')
    expect(known.answer).toEqual(unknown.answer)
    const jobs = await asOwner<{ input: { email: string } }>('select input from job order by id desc limit 2')
    expect(jobs.map(({ input }) => input.email).sort()).toEqual(['carla@example.com', 'nobody@example.com'])
    await written()
    expect(
      mailsIn(folder)
        .slice(before)
        .map(({ to }) => to),
    ).toEqual(['Carla <carla@example.com>'])
    for (const email of ['carla@example.com', 'nobody@example.com']) {
      await ask(email)
      await ask(email)
      expect((await ask(email)).answer).toMatchObject({ ok: false, code: 'tooMany' })
    }
  })

  it('[D-216 part] who is locked out does not come back by mail', async () => {
    await ask('bruno@example.com')
    const code = await codeFor('bruno@example.com')
    await asOwner(`update person set locked_at = now() where username = 'bruno'`)
    const before = mailsIn(folder).length
    await ask('bruno@example.com')
    await written()
    expect(mailsIn(folder)).toHaveLength(before)
    expect((await set(code)).answer).toMatchObject({ code: 'notFound' })
    await asOwner('update person set locked_at = null')
  })

  it('[D-215 part] a mail has the brand as its sender and its look, in plain words and HTML, in the language of the reader', async () => {
    await asOwner(
      `update person set language = 'it', display_name = E'Carla\\r\\nBcc: all@example.com' where username = 'carla'`,
    )
    await ask('carla@example.com')
    const mail = await newestMail('carla@example.com')
    expect(mail.from).toBe('Città & <Casa> <hello@casa.example>')
    expect(mail.subject).toBe('La tua nuova password per Città & <Casa>')
    expect(mail.text).toMatch(/^http:\/\/tenant1\.localhost\/guestresetpassword\/[\w-]{43}$/m)
    expect(mail.html).toContain('Città &amp; &lt;Casa&gt;')
    expect(mail.html).toMatch(/background:#[0-9a-f]{6}/)
    expect(mail.html).not.toContain('<Casa>')
    expect(mail.to).toBe('"Carla Bcc: all@example.com" <carla@example.com>')
    expect(mail.deliveredTo).toEqual(['carla@example.com'])
  })

  it('[D-215 part] a link leads to us, whatever port a caller names', async () => {
    await server.fastify.inject({
      ...{ method: 'POST', url: '/api/auth/askPassword' },
      headers: { host: `${tenant.host}:6666`, 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'ada@example.com', language: 'en' }),
    })
    const { text } = await newestMail('ada@example.com')
    expect(text).toMatch(/^http:\/\/tenant1\.localhost\/resetpassword\//m)
    expect(text).not.toContain('6666')
  })

  it('[D-217 part] a customer registers with the code of a mail, once, and has no rights', async () => {
    const wish = { email: 'Nina@example.com', language: 'en' }
    expect((await server.call(tenant, 'auth/askRegistration', wish)).answer).toMatchObject({
      value: { isSent: true },
    })
    const code = await codeFor('nina@example.com')
    const input = { code, name: 'Nina Neri', password: next, consent: true, language: 'it' }
    const register = (changes: Partial<typeof input> = {}) =>
      server.call(tenant, 'auth/register', { ...input, ...changes })
    expect((await register({ name: ' ' })).answer).toMatchObject({
      code: 'invalid',
      message: 'Please enter your name',
    })
    expect((await register({ consent: false })).answer).toMatchObject({ code: 'invalid' })
    expect((await register({ password: 'nina@example.com 1' })).answer).toMatchObject({ code: 'invalid' })
    expect((await set(code)).answer).toMatchObject({ code: 'notFound' })

    expect((await register()).answer).toEqual({ ok: true, value: { username: 'nina@example.com' } })
    expect((await register()).answer).toMatchObject({ code: 'conflict' })
    const entered = await server.call(tenant, 'auth/login', {
      ...{ userid: 'customer', username: 'nina@example.com', password: next, carrier: 'bearer' },
    })
    expect(entered.answer).toMatchObject({
      value: {
        profile: { kind: 'customer', displayName: 'Nina Neri', isAdmin: false, modules: [], language: 'it' },
      },
    })

    await server.call(tenant, 'auth/askRegistration', wish)
    const mail = await newestMail('nina@example.com')
    expect(mail.subject).toBe('Sei già registrato presso Città & <Casa>')
    expect(mail.text).toContain('/guestresetpassword/')
  })

  it('[D-217 part] nobody registers where customers do not log in', async () => {
    const closed = await server.addTenant(3, { isCustomerLogin: false })
    const { answer } = await server.call(closed, 'auth/askRegistration', {
      email: 'x@example.com',
      language: 'en',
    })
    expect(answer).toMatchObject({ ok: false, code: 'forbidden' })
  })
})

it('the application makes customers only, whatever it is told', async () => {
  const insert = (kind: string) =>
    queryAs(
      server.database.appUrl,
      `insert into person (tenant, id, account, username, password_hash, display_name, kind)
       values (1, gen_random_uuid(), 'acme', 'new-${kind}', 'x', 'New', '${kind}')`,
      { tenant: 1 },
    )
  await expect(insert('pro')).rejects.toThrow('row-level security')
  await expect(insert('customer')).resolves.toBeDefined()
})
