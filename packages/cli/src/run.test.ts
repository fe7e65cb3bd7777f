import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer } from '@arredo/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { compileCatalogueFolder } from './index.ts'
import { run, type Surroundings } from './run.ts'

const kitchen = fileURLToPath(new URL('../../../catalogues/kitchen', import.meta.url))

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

async function arredo(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  more: Pick<Surroundings, 'migrate'> = {},
) {
  const said: string[] = []
  const complained: string[] = []
  const code = await run(words, {
    environment,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ...more,
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

function publish(origin: string) {
  const words = [
    'catalogue',
    'publish',
    kitchen,
    '--to',
    origin,
    '--host',
    'demo.localhost',
    '--user',
    'SHOP/ada',
  ]
  return arredo(words, { ARREDO_PASSWORD: 'secret' })
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
const listing = {
  code: 'KITCHEN',
  name: { en: 'Kitchen' },
  version: '2026.11.1',
  hash: 'abc',
  articleCount: 1,
}

describe('arredo catalogue check', () => {
  it('names the pack and its hash', async () => {
    const compiled = await compileCatalogueFolder(kitchen)
    const { code, said } = await arredo(['catalogue', 'check', kitchen])
    expect(code).toBe(0)
    expect(said).toContain('KITCHEN 2026.11.1: 1 articles')
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
  })
})

describe('arredo catalogue publish', () => {
  it('logs in to the tenant, publishes the pack with its hash, and logs out', async () => {
    const server = await listen({
      '/api/auth/login': session,
      '/api/catalogues/publish': { ok: true, value: listing },
    })
    const { code, said } = await publish(server.origin)
    expect(code).toBe(0)
    expect(said).toContain('Published KITCHEN 2026.11.1 on demo.localhost')

    const [login, published, logout] = server.received
    expect(server.received.map(({ path }) => path)).toEqual([
      '/api/auth/login',
      '/api/catalogues/publish',
      '/api/auth/logout',
    ])
    expect(login?.body).toEqual({ userid: 'SHOP', username: 'ada', password: 'secret', carrier: 'bearer' })
    expect(login?.headers).toMatchObject({ host: 'demo.localhost', 'x-arredo-contract': '1' })
    const compiled = await compileCatalogueFolder(kitchen)
    if (!compiled.ok) throw new Error('does not compile')
    const { pack, tradeTerms, hash } = compiled
    expect(published?.body).toEqual({ pack, tradeTerms, hash })
    expect(published?.headers.authorization).toBe('Bearer token')
    expect(logout?.headers.authorization).toBe('Bearer token')
  })

  it('passes on the words of a refusal', async () => {
    const server = await listen({
      '/api/auth/login': { ok: false, code: 'notLoggedIn', message: 'Wrong password' },
    })
    expect(await publish(server.origin)).toMatchObject({
      code: 1,
      complained: 'Not published: Wrong password',
    })
    expect(server.received).toHaveLength(1)
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
      kitchen,
      '--to',
      server.origin,
      '--host',
      'demo.localhost',
      '--user',
      'SHOP/ada',
    ]
    expect(await arredo(words)).toMatchObject({ code: 2 })
    expect(server.received).toEqual([])
  })
})

describe('arredo migrate', () => {
  it('names what ran, and says when there was nothing to do', async () => {
    const first = await arredo(['migrate'], {}, { migrate: async () => ['0001_tenants', '0002_people'] })
    expect(first).toMatchObject({ code: 0, complained: '' })
    expect(first.said).toBe('Ran 0001_tenants\nRan 0002_people\nThe database is at this version now')
    const again = await arredo(['migrate'], {}, { migrate: async () => [] })
    expect(again).toMatchObject({ code: 0, said: 'The database is at this version already' })
  })

  it('fails in words, also when every address refused', async () => {
    const refused = new AggregateError([new Error('connect refused by ::1'), new Error('and by 127.0.0.1')])
    const { code, complained } = await arredo(['migrate'], {}, { migrate: () => Promise.reject(refused) })
    expect(code).toBe(1)
    expect(complained).toBe('Not migrated: connect refused by ::1; and by 127.0.0.1')
  })

  it('is not offered by an arredo that came without the server', async () => {
    expect((await arredo(['migrate'])).complained).not.toContain('arredo migrate')
    const shown = await arredo(['help'], {}, { migrate: async () => [] })
    expect(shown).toMatchObject({ code: 2 })
    expect(shown.complained).toContain('arredo migrate')
  })
})
