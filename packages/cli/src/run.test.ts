import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Answer } from '@arredo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { compileCatalogueFolder, newCatalogue, readCatalogueSource } from './index.ts'
import { run } from './run.ts'

/** The starter catalogue: small, so that nobody waits for it to be tried. */
let range = ''
beforeAll(async () => {
  range = await mkdtemp(join(tmpdir(), 'range-'))
  await newCatalogue(range)
})
afterAll(() => rm(range, { recursive: true }))

type Received = {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
type Reply = Answer<unknown> | string

const cleanUps: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A server that keeps what it is sent and answers each path as told. */
async function listen(replies: Readonly<Record<string, Reply>>) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: JSON.parse(text) })
    const reply = replies[path] ?? { ok: true, value: null }
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

async function arredo(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await run(words, {
    environment,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

function onServer(origin: string, ...words: readonly string[]) {
  const server = ['--to', origin, '--host', 'demo.localhost', '--user', 'SHOP/ada']
  return arredo(['catalogue', ...words, ...server], { ARREDO_PASSWORD: 'secret' })
}

function publish(origin: string, ...more: readonly string[]) {
  return onServer(origin, 'publish', range, ...more)
}

const profile = {
  userId: 'SHOP',
  username: 'ada',
  displayName: 'Ada',
  kind: 'pro',
  isAdmin: true,
  modules: [],
  sellerType: 0,
  consents: [],
  shop: null,
  shops: [],
  language: null,
  canSaveProject: true,
}
const session = { ok: true, value: { profile, bearer: 'token', expiresAt: '2026-11-16T00:00:00Z' } } as const
const release = {
  code: 'KITCHEN',
  number: 2,
  name: { en: 'Kitchen' },
  version: '2026.11.1',
  hash: 'abc',
  articleCount: 1,
  state: 'current',
  validFrom: '2026-11-15T10:00:00.000Z',
  validTo: null,
  goesBackTo: null,
  note: '',
  publishedAt: '2026-11-15T10:00:00.000Z',
  publishedBy: 'Ada',
  cancelledAt: null,
  cancelledBy: null,
} as const
const earlier = { ...release, number: 1, version: '2026.1', hash: 'def', state: 'over' } as const

describe('arredo catalogue check', () => {
  it('names the pack and its hash', async () => {
    const compiled = await compileCatalogueFolder(range)
    const { code, said } = await arredo(['catalogue', 'check', range])
    expect(code).toBe(0)
    expect(said).toContain('MYRANGE 1: 2 articles')
    expect(compiled.ok && compiled.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(said).toContain(compiled.ok ? compiled.hash : 'no hash')
  })

  it('points at every mistake and refuses', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    cleanUps.push(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'a.yaml'), 'code: X\nnmae: X\n')
    const { code, complained } = await arredo(['catalogue', 'check', folder])
    expect(code).toBe(1)
    expect(complained).toContain('a.yaml:2:1 nmae means nothing here')
  })

  it('refuses an empty or missing folder in words', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    cleanUps.push(() => rm(folder, { recursive: true }))
    expect((await arredo(['catalogue', 'check', folder])).complained).toContain(
      'There is no .yaml file in this folder',
    )
    expect(await arredo(['catalogue', 'check', join(folder, 'missing')])).toMatchObject({ code: 1 })
  })

  it('explains itself when it is not understood', async () => {
    for (const words of [
      [],
      ['catalogue'],
      ['catalogue', 'burn', 'x'],
      ['catalogue', 'check', 'x', '--nonsense'],
    ]) {
      const { code, complained } = await arredo(words)
      expect(code).toBe(2)
      expect(complained).toContain('Usage:')
    }
    expect((await arredo(['catalogue', 'chek'])).complained).toContain('Did you mean catalogue check?')
    expect((await arredo(['catalogue', 'check'])).complained).toContain(
      'The folder or workbook.xlsx is missing',
    )
    expect((await arredo(['catalogue', 'check', 'x', '--nonsense'])).complained).toContain("'--nonsense'")
  })

  it('takes paths from where its author stands, also through npm', async () => {
    const words = ['catalogue', 'check', basename(range)]
    const through = { npm_lifecycle_event: 'arredo', INIT_CWD: dirname(range) }
    expect(await arredo(words, through)).toMatchObject({ code: 0 })
    expect(await arredo(words, { ...through, npm_lifecycle_event: 'guide' })).toMatchObject({ code: 1 })
  })
})

describe('arredo catalogue publish', () => {
  it('logs in, uploads the textures the server misses, publishes the pack with its hash, and logs out', async () => {
    const compiled = await compileCatalogueFolder(range)
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings))
    const [texture] = compiled.needs
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/missingTextures': { ok: true, value: texture ? [texture.sha256] : [] },
      '/api/catalogues/putTexture': { ok: true, value: { hash: texture?.sha256 ?? '' } },
      '/api/catalogues/publish': { ok: true, value: release },
    })
    const { code, said, complained } = await publish(server.origin)
    expect({ code, complained }).toMatchObject({ code: 0 })
    expect(said).toContain('Uploaded 1 file')
    expect(said).toContain('Published KITCHEN 2026.11.1 on demo.localhost')

    const [login, asked, put, published, logout] = server.received
    expect(server.received.map(({ path }) => path)).toEqual([
      '/api/auth/login',
      '/api/catalogues/missingTextures',
      '/api/catalogues/putTexture',
      '/api/catalogues/publish',
      '/api/auth/logout',
    ])
    expect(login?.body).toEqual({ userid: 'SHOP', username: 'ada', password: 'secret', carrier: 'bearer' })
    expect(login?.headers).toMatchObject({ host: 'demo.localhost', 'x-arredo-contract': '1' })
    expect(asked?.body).toEqual({ hashes: compiled.needs.map(({ sha256 }) => sha256).toSorted() })
    const { hash, content } = (put?.body ?? {}) as { readonly hash?: string; readonly content?: string }
    expect(
      createHash('sha256')
        .update(Buffer.from(content ?? '', 'base64'))
        .digest('hex'),
    ).toBe(hash)
    expect(hash).toBe(texture?.sha256)
    const { pack, tradeTerms } = compiled
    expect(published?.body).toEqual({
      ...{ pack, tradeTerms, hash: compiled.hash },
      source: await readCatalogueSource(range),
    })
    for (const sent of [asked, put, published, logout]) {
      expect(sent?.headers.authorization).toBe('Bearer token')
    }
  })

  it('passes on when it is to be sold, and says so', async () => {
    const scheduled = { ...release, state: 'scheduled', validFrom: '2026-12-31T23:00:00.000Z' }
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/missingTextures': { ok: true, value: [] },
      '/api/catalogues/publish': { ok: true, value: { ...scheduled, warnings: ['No price in NY01'] } },
    })
    const { said, complained } = await publish(
      server.origin,
      '--at',
      '2027-01-01',
      '--previous-until',
      '2027-02-01',
    )
    expect(said).toContain('on demo.localhost, sold from 2026-12-31T23:00:00.000Z')
    expect(complained).toContain('Warning: No price in NY01')
    const published = server.received.find(({ path }) => path === '/api/catalogues/publish')
    expect(published?.body).toMatchObject({ at: '2027-01-01', previousUntil: '2027-02-01' })
  })

  it('passes on the words of a refusal', async () => {
    const details = [{ file: 'articles › 0', message: 'There is no recipe' }]
    const refusing = await listen({
      '/api/auth/login': session,
      '/api/catalogues/missingTextures': { ok: true, value: [] },
      '/api/catalogues/publish': {
        ok: false,
        code: 'invalid',
        message: 'The catalogue has mistakes',
        details,
      },
    })
    expect((await publish(refusing.origin)).complained).toContain(
      'Not published: The catalogue has mistakes\narticles › 0: There is no recipe',
    )
    expect(refusing.received.at(-1)?.path).toBe('/api/auth/logout')

    const server = await listen({
      '/api/auth/login': { ok: false, code: 'notLoggedIn', message: 'Wrong password' },
    })
    expect(await publish(server.origin)).toMatchObject({
      code: 1,
      complained: 'Not published: Wrong password',
    })
    expect(server.received).toHaveLength(1)
  })

  it('says which field was refused where the server does', async () => {
    const details = [{ path: 'at', message: 'Invalid input' }]
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/missingTextures': { ok: true, value: [] },
      '/api/catalogues/publish': { ...{ ok: false, code: 'invalid', message: 'Not valid', details } },
    })
    expect((await publish(server.origin)).complained).toBe('Not published: Not valid\nat: Invalid input')
  })

  it('says so when nothing answers, or something else does', async () => {
    const silent = await publish('http://127.0.0.1:1')
    expect(silent).toMatchObject({ code: 1 })
    expect(silent.complained).toContain('does not answer as Arredo')
    const page = await listen({ '/api/auth/login': '<html></html>' })
    expect((await publish(page.origin)).complained).toContain('the answer is no JSON')
    const strange = await listen({ '/api/auth/login': { ok: true, value: { bearer: 1 } } })
    expect((await publish(strange.origin)).complained).toContain('in a form this version does not know')
  })

  it('asks for what is missing before it does anything', async () => {
    const server = await listen({})
    const words = [
      'catalogue',
      'publish',
      range,
      '--to',
      server.origin,
      '--host',
      'demo.localhost',
      '--user',
      'SHOP/ada',
    ]
    expect(await arredo(words)).toMatchObject({
      code: 2,
      complained: 'ARREDO_PASSWORD is not set. Set it to the password of SHOP/ada',
    })
    const nothing = await arredo(['catalogue', 'publish', range])
    expect(nothing.complained.split('\n')).toEqual([
      '--to is missing: the address of the server, such as --to https://plan.example',
      '--host is missing: the host name of the brand, such as --host demo.example',
      '--user is missing: account and name, such as --user SHOP/ada',
      'ARREDO_PASSWORD is not set. Set it to the password of the user',
    ])
    const wrong = await publish(
      'plan.example',
      '--user',
      'ada',
      '--at',
      '1.1.2027',
      '--previous-until',
      '2027-02-30',
    )
    expect(wrong).toMatchObject({ code: 2 })
    expect(wrong.complained.split('\n')).toEqual([
      '--at 1.1.2027 is no date. Write a day as 2027-01-01, or a moment as 2027-01-01T08:00:00+01:00',
      '--previous-until 2027-02-30 is no date. Write a day as 2027-01-01, or a moment as 2027-01-01T08:00:00+01:00',
      '--to plan.example is no address. Write it as https://plan.example',
    ])
    expect(server.received).toEqual([])
  })
})

describe('arredo catalogue releases and roll-back', () => {
  it('list what was and will be sold, and go back to what was sold before', async () => {
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/releases': {
        ok: true,
        value: [
          { ...release, prices: { from: '2026.1', changed: 38, lowest: -2, highest: 4.2 } },
          { ...earlier, prices: { from: '2025.9', changed: 38, lowest: 4.2, highest: 4.2 } },
          { ...earlier, prices: { from: '2025.8', changed: 0, lowest: null, highest: null } },
        ],
      },
      '/api/catalogues/rollBack': {
        ...{ ok: true, value: { ...earlier, number: 3, goesBackTo: 1, state: 'current' } },
      },
    })
    const listed = await onServer(server.origin, 'releases', 'KITCHEN')
    const [newest, ...others] = listed.said.split('\n')
    expect(newest).toBe(
      '#2 2026.11.1 current from 2026-11-15T10:00:00.000Z, published by Ada at 2026-11-15T10:00:00.000Z, abc, prices −2 % to +4.2 % against 2026.1 (38 changed)',
    )
    expect(others[0]).toContain(', def, prices +4.2 % against 2025.9 (38 changed)')
    expect(others[1]).toContain(', prices as in 2025.8')
    const back = await onServer(server.origin, 'roll-back', 'KITCHEN', '--release', '1')
    expect(back).toMatchObject({ code: 0, said: 'KITCHEN 2026.1 is sold again\ndef' })
    const asked = server.received.find(({ path }) => path === '/api/catalogues/rollBack')
    expect(asked?.body).toEqual({ code: 'KITCHEN', current: 'abc', to: 1 })
  })

  it('name what is still scheduled after going back, and cancel it', async () => {
    const later = { ...release, number: 4, version: '2027.1', state: 'scheduled' } as const
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/releases': { ok: true, value: [later, release, earlier] },
      '/api/catalogues/rollBack': { ok: true, value: { ...earlier, number: 5, state: 'current' } },
      '/api/catalogues/cancelRelease': { ok: true, value: { ...later, state: 'cancelled' } },
    })
    expect((await onServer(server.origin, 'roll-back', 'KITCHEN')).said).toContain(
      'Still scheduled: #4 2027.1 from 2026-11-15T10:00:00.000Z. To keep it from being sold: arredo catalogue release cancel KITCHEN --release 4 <server>',
    )
    const cancelled = await onServer(server.origin, 'release', 'cancel', 'KITCHEN')
    expect(cancelled).toMatchObject({
      code: 0,
      said: 'Cancelled #4: KITCHEN 2027.1 will not be sold from 2026-11-15T10:00:00.000Z',
    })
    const asked = server.received.find(({ path }) => path === '/api/catalogues/cancelRelease')
    expect(asked?.body).toEqual({ code: 'KITCHEN', number: 4 })
    expect(await onServer(server.origin, 'release', 'cancel', 'KITCHEN', '--release', 'next')).toMatchObject({
      code: 2,
    })
  })

  it('ask which one to cancel where several are scheduled, and say so where none is', async () => {
    const later = { ...release, number: 4, version: '2027.1', state: 'scheduled' } as const
    const several = await listen({
      '/api/auth/login': session,
      '/api/catalogues/releases': { ok: true, value: [{ ...later, number: 5 }, later, release] },
    })
    const { code, complained } = await onServer(several.origin, 'release', 'cancel', 'KITCHEN')
    expect(code).toBe(1)
    expect(complained.split('\n').map((line) => line.slice(0, 30))).toEqual([
      'Not cancelled: Several are sch',
      '#5 2027.1 scheduled from 2026-',
      '#4 2027.1 scheduled from 2026-',
    ])
    const none = await listen({
      '/api/auth/login': session,
      '/api/catalogues/releases': { ok: true, value: [release] },
    })
    expect(await onServer(none.origin, 'release', 'cancel', 'KITCHEN')).toMatchObject({
      code: 1,
      complained: 'Not cancelled: Nothing is scheduled',
    })
  })

  it('say so when there is nothing, and when they are refused', async () => {
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/releases': { ok: true, value: [] },
      '/api/catalogues/rollBack': { ok: false, code: 'notFound', message: 'Catalog not found' },
    })
    expect(await onServer(server.origin, 'releases', 'NONE')).toMatchObject({
      code: 1,
      complained: 'No catalogue NONE was ever published here',
    })
    expect(await onServer(server.origin, 'roll-back', 'NONE')).toMatchObject({
      code: 1,
      complained: 'Not rolled back: Catalog not found',
    })
  })
})
