import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordProblem } from '../auth/password-rules.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { operatorCommands } from './operator-commands.ts'
import { runOperator } from './run-operator.ts'
import { withDesk } from './with-desk.ts'

let server: TestServer
const password = 'long enough to be taken'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

/** As typed in a terminal; the password is what the terminal would have given. */
async function arredo(line: string, given: string | null = password, files: Record<string, string> = {}) {
  const said: string[] = []
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
  const code = await runOperator(words, {
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
    withDesk: (work) =>
      withDesk({ ownerUrl: server.database.ownerUrl, filesFolder: '', s3: null }, (desk) =>
        work({ ...desk, readPassword: async () => given, readText: async (path) => files[path] ?? '' }),
      ),
  })
  return { code, said: said.join('\n') }
}

async function expectDone(line: string, words: string, given?: string): Promise<void> {
  const { code, said } = await arredo(line, given)
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(words) })
}

async function expectRefused(line: string, words: string, given?: string): Promise<void> {
  const { code, said } = await arredo(line, given)
  expect(said).toContain(words)
  expect(code).not.toBe(0)
}

function logIn(host: string, username: string, used: string) {
  const tenant = { number: 0, host, password: used }
  const input = { userid: 'north', username, password: used, carrier: 'bearer' } as const
  return server.call(tenant, 'auth/login', input)
}

describe('from nothing to somebody who is logged in', () => {
  it('says what to do next while there is nothing', async () => {
    await expectDone('brand list', 'None yet: arredo brand new')
    await expectRefused('shop list north', 'There is no brand yet. First: arredo brand new')
  })

  it('makes a brand that nobody sees before it is published', async () => {
    await expectDone('brand new north --name "North & Co" --host north.example,early.example', 'as a draft')
    // Another name of the same brand: what a host stands for is remembered for some seconds.
    const page = await server.fastify.inject({ url: '/', headers: { host: 'early.example' } })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('No brand answers to this name')
  })

  it('adds a shop and a seller, publishes, and the seller logs in', async () => {
    await expectDone(
      'shop add north N1 --name "North one" --country NO --currency NOK --price-list NOK2026',
      'N1 is a shop',
    )
    await expectDone('user add north North/Anna --name Anna --shops N1 --modules CATALOGUE', 'can log in')
    await expectDone('brand publish north', 'Version 1 of north is what people see')
    const { answer } = await logIn('north.example', 'anna', password)
    expect(answer.ok && answer.value.profile).toMatchObject({
      kind: 'pro',
      isAdmin: false,
      modules: ['CATALOGUE'],
      shop: { code: 'N1', currency: 'NOK', priceList: 'NOK2026' },
    })
  })

  it('says where a shop is, and whether rooms may be sent to it', async () => {
    await expectDone('shop set north N1 --city Oslo --leads no', 'N1 is changed')
    await expectDone('shop list north', 'N1  North one, NO, NOK, NOK2026, no leads')
    await expectDone('shop set north N1 --leads yes', 'N1 is changed')
  })

  it('writes all of it into the audit, and no password', async () => {
    const [tenant] = await queryAs(server.database.ownerUrl, `select number from tenant where code = 'north'`)
    const rows = await queryAs(
      server.database.adminUrl,
      `select actor, action, details::text from audit
       where tenant = ${tenant?.number} and actor = 'operator' order by at, id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'brand.new',
      'shop.added',
      'user.added',
      'brand.published',
      'shop.changed',
      'shop.changed',
    ])
    expect(JSON.stringify(rows)).not.toContain(password)
  })
})

/** Anna, as the table has her. */
async function anna() {
  const [tenant] = await queryAs<{ number: number }>(server.database.ownerUrl, 'select number from tenant')
  const [person] = await queryAs<{ email: string | null; locked_at: Date | null }>(
    server.database.ownerUrl,
    `select email, locked_at from person where username = 'anna'`,
    { tenant: tenant?.number ?? 0 },
  )
  return person
}

describe('people', () => {
  it('a new password ends the sessions of the old one; a locked user stays out', async () => {
    const before = await logIn('north.example', 'anna', password)
    const bearer = before.answer.ok ? (before.answer.value.bearer ?? '') : ''
    await expectDone('user password north north/anna', 'new password', 'another that is long')
    const tenant = { number: 0, host: 'north.example', password }
    const { answer } = await server.call(tenant, 'auth/session', {}, { bearer })
    expect(answer).toMatchObject({ ok: true, value: null })
    expect((await logIn('north.example', 'anna', password)).answer.ok).toBe(false)
    expect((await logIn('north.example', 'anna', 'another that is long')).answer.ok).toBe(true)

    await expectDone('user lock north north/anna', 'cannot log in any more')
    expect((await logIn('north.example', 'anna', 'another that is long')).answer.ok).toBe(false)
    // By mail neither, until there is a new password.
    expect((await anna())?.locked_at).not.toBeNull()
    await expectDone('user password north north/anna', 'new password')
    expect((await anna())?.locked_at).toBeNull()
  })

  it('have an address for mails, in small letters', async () => {
    await expectDone('user set north north/anna --email Anna@North.example', 'is changed')
    expect((await anna())?.email).toBe('anna@north.example')
  })

  it('changes rights and shows them', async () => {
    await expectDone('user set north north/anna --admin --modules RENDER,JOB', 'has to log in again')
    await expectDone('user list north', 'north/anna  Anna, pro, supervisor, shops N1, modules RENDER JOB')
    await expectDone('user set north north/anna --no-admin --no-modules', 'is changed')
    await expectDone('user list north', 'north/anna  Anna, pro, shops N1')
  })

  it.each([
    ['user add north anna --name A --shops N1', 'must be <account>/<user>'],
    ['user add north north/anna --name A --shops N1', 'has a user north/anna already'],
    ['user add north north/bo --name A --shops N9', 'north has no shop N9'],
    ['user add north north/bo --name A', '--shops is missing'],
    ['user add north north/bo --shops N1', '--name is missing'],
    ['user add north north/bo --name A --shops N1 --modules COOK', '--modules COOK: must be RENDER'],
    ['user add south south/bo --name A --shops N1', 'No brand south. There is: north'],
    ['user add north north/bo --name A --shops N1 --password secret', "Unknown option '--password'"],
  ])('%s is refused in words', (line, words) => expectRefused(line, words))

  it.each([
    ['short', 'too short'],
    ['northern lights', 'contains the name'],
    ['aaaaaaaaaaaaaa', 'too few characters'],
    ...[
      'Password123',
      'P4ssw0rd!!',
      'i love you 2025',
      'welcome1welcome',
      '#Kitchen2026',
      'changeme1234',
    ].map((common) => [common, 'many people use']),
    ...['1234567890', 'qwertyuiop!', '1q2w3e4r5t', '1qaz2wsx1qaz2wsx', 'zyxwvutsrqpon'].map((walk) => [
      walk,
      'many people use',
    ]),
  ] as [string, string][])('the password %s is not taken', (given, words) =>
    expectRefused('user add north north/bo --name A --shops N1', words, given),
  )
})

it('a sentence of common words is a good password', () => {
  const bo = { account: 'north', username: 'bo' }
  for (const good of ['the kitchen is open on a summer sunday', 'correct horse battery', 'Xk3-9fWq.2mZ'])
    expect(passwordProblem(good, bo)).toBeNull()
})

describe('a brand', () => {
  it('is changed as a draft, published, and taken back', async () => {
    await expectDone('brand set north palette.primary=#123456 languages=en,it isguest=true', 'Draft 2')
    const config = () =>
      server.fastify.inject({ url: '/config/config.json', headers: { host: 'north.example' } })
    expect((await config()).body).not.toContain('#123456')
    await expectDone('brand publish north', 'Version 2')
    await expectDone('brand publish north --version 1', 'Version 1')
    await expectDone('brand publish north --version 2', 'Version 2')
    await expectDone('brand publish north', 'Version 2 of north is what people see already')
    const { said } = await arredo('brand show north')
    expect(JSON.parse(said)).toMatchObject({ isguest: true, languages: ['en', 'it'], name: 'North & Co' })
  })

  it('takes a file as it shows one', async () => {
    const { said } = await arredo('brand show north')
    const file = JSON.stringify({ ...JSON.parse(said), legalLine: 'North AS' })
    expect(await arredo('brand set north --file r.json', null, { 'r.json': file })).toMatchObject({ code: 0 })
    const broken = await arredo('brand set north --file r.json', null, { 'r.json': '{"nmae": "x"}' })
    expect(broken).toMatchObject({ code: 1, said: 'nmae means nothing in a brand' })
  })

  it.each([
    ['brand set north palette.primary=blue', 'palette.primary=blue'],
    ['brand set north palete=blue', 'palete means nothing in a brand'],
    ['brand set north languages=tlh', 'no words for tlh, only for en, it'],
    ['brand set north', 'Nothing to change'],
    ['brand set north hostOrigins=https://a.example/path', 'scheme, host and port alone'],
    ['brand new north --name N', 'There is a brand north already'],
    ['brand new North --name N', "a brand's code begins with a letter"],
    ['brand new south --name S --host north.example', 'north.example belongs to north'],
    ['brand new south --name S --host https://south.example', 'must be a host name without scheme'],
    ['brand publish north --version 9', 'has no version 9'],
    ['brand burn north', 'arredo brand has no burn'],
    [
      'shop add north N2 --name N --country Norway --currency NOK --price-list P',
      '--country Norway: must be two',
    ],
    ['shop set north N9 --name N', 'north has no shop N9'],
    ['shop set north N1 --leads maybe', '--leads maybe: must be yes or no'],
    ['origin allow north shop.example', 'must be scheme, host and port alone'],
    ['host remove north other.example', 'does not answer to other.example'],
  ])('%s is refused in words', (line, words) => expectRefused(line, words))

  it('lets an origin in at once, in the draft too, and out again', async () => {
    await expectDone('brand set north supportUrl=https://help.example', 'Draft')
    await expectDone('origin allow north https://shop.example', 'may show north in a frame now')
    await expectDone('origin allow north https://shop.example', 'already')
    await expectDone('origin list north', 'https://shop.example')
    const draft = JSON.parse((await arredo('brand show north')).said)
    expect(draft).toMatchObject({ hostOrigins: ['https://shop.example'], supportUrl: 'https://help.example' })
    await expectDone('origin deny north https://shop.example', 'may not show north')
    await expectDone('origin list north', 'None may')
  })

  it('keeps to its own rows', async () => {
    await expectDone('brand new south --name South --host south.example', 'as a draft')
    await expectDone('shop list south', 'None yet')
    await expectDone('user list south', 'None yet')
    await expectRefused('shop set south N1 --name Stolen', 'south has no shop N1')
    await expectDone('brand list', 'south  not published, south.example, shops 0, users 0, no catalogue')
  })
})

it('explains every command by --help', async () => {
  for (const { name, says } of operatorCommands) {
    const { code, said } = await arredo(`${name} --help`)
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(says) })
  }
})
