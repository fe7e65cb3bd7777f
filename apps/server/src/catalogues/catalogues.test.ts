import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type ArticleRow, type ProjectDocument, splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { packHash } from './pack-hash.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let ada: Via
let anna: Via

const publication = testPublication
const { pack: kitchen, hash } = publication

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  ada = await server.logIn(tenant, 'ada')
  anna = await server.logIn(tenant, 'anna')
  await server.call(tenant, 'catalogues/publish', publication, ada)
})
afterAll(() => server.end())

function getPack(site: TestTenant, name = hash) {
  return server.fastify.inject({ url: `/packs/${name}.json`, headers: { host: site.host } })
}

describe('publishing', () => {
  it('is for supervisors, checks the hash, and may be repeated', async () => {
    const again = await server.call(tenant, 'catalogues/publish', publication, ada)
    const bySeller = await server.call(tenant, 'catalogues/publish', publication, anna)
    const tampered = { ...publication, pack: { ...kitchen, version: 'tampered' } }
    const wrong = await server.call(tenant, 'catalogues/publish', tampered, ada)
    const broken = {
      ...kitchen,
      articles: kitchen.articles.map((article) => ({ ...article, recipe: 'none' })),
    }
    const brokenPack = await server.call(
      tenant,
      'catalogues/publish',
      { ...publication, pack: broken, hash: packHash(broken) },
      ada,
    )
    const noPack = await server.call(
      tenant,
      'catalogues/publish',
      { ...publication, pack: { format: 'x' } },
      ada,
    )
    const listed = await server.call(tenant, 'catalogues/list', {}, anna)

    expect([again.status, bySeller.status, wrong.status, noPack.status]).toEqual([200, 403, 400, 400])
    expect(brokenPack.answer).toMatchObject({ ok: false, message: 'The catalogue has mistakes' })
    expect(listed.answer).toEqual({
      ok: true,
      value: [
        {
          code: 'KITCHEN',
          name: kitchen.name,
          version: kitchen.version,
          hash,
          articleCount: kitchen.articles.length,
          alsoValid: [],
        },
      ],
    })
  })

  it('sends a pack compressed to whoever takes that, and no other', async () => {
    const sentTo = (encodings: string) =>
      server.fastify.inject({
        url: `/packs/${hash}.json`,
        headers: { host: tenant.host, 'accept-encoding': encodings },
      })
    const { body } = await getPack(tenant)
    for (const again of [false, true]) {
      const small = await sentTo('gzip, deflate, br')
      expect(small.headers, `${again}`).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body)
      const packed = await sentTo('gzip')
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(gunzipSync(packed.rawPayload).toString()).toBe(body)
    }
    for (const encodings of ['identity', 'gzip;q=0', 'br;q=0, gzip; q=0.0, deflate']) {
      expect((await sentTo(encodings)).headers['content-encoding']).toBeUndefined()
    }
  })

  it('serves the pack to its own tenant only, for good, without the terms of trade', async () => {
    const own = await getPack(tenant)
    const foreign = await getPack(other)

    expect(own.statusCode).toBe(200)
    expect(packHash(own.json())).toBe(hash)
    expect(own.headers['cache-control']).toContain('immutable')
    expect(own.body).not.toContain('Trade discount')
    expect(foreign.statusCode).toBe(404)
    expect((await getPack(tenant, '..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
  })

  it('[D-80 part] gives the terms of trade to professionals, not to customers', async () => {
    const pro = await server.call(tenant, 'catalogues/tradeTerms', { hash }, anna)
    const customer = await server.call(
      tenant,
      'catalogues/tradeTerms',
      { hash },
      await server.logIn(tenant, 'carla'),
    )

    expect(pro.answer).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ priceList: 'EUR2026' })]),
    })
    expect(customer.status).toBe(403)
  })
})

describe('the price of a save', () => {
  const row: ArticleRow = {
    id: 'cabinet',
    alternative: 'main',
    order: 1,
    flags: { drawn: true, offered: true, ordered: true },
    kind: 'article',
    catalogue: 'KITCHEN',
    model: 'LINEO_STD',
    article: 'B-DOOR',
    side: 'L',
    choices: {},
    quantity: 2,
    placement: null,
  }

  async function priced(packs: Record<string, string>) {
    const plain = testDocument('Priced')
    const document: ProjectDocument = {
      ...plain,
      packs,
      header: { ...plain.header, priceList: 'EUR2026' },
      rows: { cabinet: row },
    }
    const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
    const { answer } = await server.call(tenant, 'projects/save', input, anna)
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }

  it("is the server's own, from the pinned pack, and stands in the list", async () => {
    const { id, price } = await priced({ KITCHEN: hash })
    const { answer } = await server.call(tenant, 'projects/list', {}, anna)
    if (!answer.ok) throw new Error(answer.message)

    expect(price).toMatchObject({ currency: 'EUR', priceList: 'EUR2026', withVat: true })
    expect(price?.total).toBeGreaterThan(2 * 182_00)
    expect(answer.value.projects.find((project) => project.id === id)).toMatchObject({
      price,
      articleCount: 1,
    })
  })

  it('is nothing for a catalogue that the project does not pin', async () => {
    expect((await priced({})).price).toBeNull()
  })
})
