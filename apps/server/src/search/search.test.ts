import type { Calls, InputOf } from '@arredo/contract'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShelf, type RangeArticle, type Shelf, testRange } from '../testing/test-range.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

type Wish = Partial<InputOf<Calls['catalogues/search']>>

let server: TestServer
let shelf: Shelf
let tenant: TestTenant
let other: TestTenant
let anna: Via
let otherAnna: Via
let now = new Date('2026-06-01T10:00:00.000Z')
let kitchenHash: string

const named = (code: string, en: string, it: string, more: Partial<RangeArticle> = {}): RangeArticle => ({
  ...{ code, name: { en, it }, tags: [], ...more },
})

const kitchen: readonly RangeArticle[] = [
  named('B-DOOR', 'Base cabinet with door', 'Base con anta', {
    ...{ tags: ['oak', 'new'], price: '100.00', defaults: { W: 450 } },
    description: { en: 'Stands on légs', it: 'Su piedini' },
  }),
  named('B-DOOR2', 'Base cabinet with two doors', 'Base con due ante', {
    ...{ tags: ['oak'], price: '200.00', defaults: { W: 900 } },
  }),
  named('B-DRAW', 'Drawer cabinet', 'Cassettiera', { classification: 'BASE_DRAWER', price: '300.00' }),
  named('W60', 'Wall cabinet', 'Pensile', { classification: 'WALL', attach: 'wall', price: '150.00' }),
  named('W-CREDENZA', 'Crédènza', 'Credenza à giorno', { classification: 'WALL', price: null }),
  named('B_OLD', 'Old cabinet', 'Vecchia base', { replacedBy: 'B-DOOR' }),
]
const living: readonly RangeArticle[] = [
  named('S-1', 'Shelf', 'Mensola', { classification: 'WALL', tags: ['oak'], price: '50.00' }),
]

const synonyms = [{ language: 'en', words: ['shelves', 'ledge'] }]
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  shelf = openShelf(server.database.appUrl)
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  otherAnna = await server.logIn(other, 'anna')
  kitchenHash = await shelf.release(1, testRange('KITCHEN', '1', kitchen), now)
  await shelf.release(1, { ...testRange('LIVING', '1', living), synonyms }, now)
  await shelf.release(
    2,
    testRange('KITCHEN', '1', [named('B-SECRET', 'Secret base cabinet', 'Base segreta')]),
    now,
  )
})
afterAll(async () => {
  await shelf.close()
  await server.end()
})

async function search(wish: Wish = {}, site = tenant, via = anna) {
  const input = { language: 'en', sort: 'relevance' as const, limit: 40, ...wish }
  const { answer } = await server.call(site, 'catalogues/search', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function facets(wish: Wish = {}) {
  const { answer } = await server.call(tenant, 'catalogues/facets', { language: 'en', ...wish }, anna)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function codes(wish: Wish) {
  const { articles, found } = await search(wish)
  return [found, ...articles.map(({ code }) => code)]
}

describe('search', () => {
  it('lists everything sold, in the order of the catalogues, without what has been replaced', async () => {
    const all = await search()
    expect(all.articles.map(({ key }) => key)).toEqual([
      ...['KITCHEN/B-DOOR', 'KITCHEN/B-DOOR2', 'KITCHEN/B-DRAW', 'KITCHEN/W60', 'KITCHEN/W-CREDENZA'],
      'LIVING/S-1',
    ])
    expect(all).toMatchObject({ total: 6, found: 'all', next: null })
    expect(all.articles[0]).toEqual({
      ...{
        key: 'KITCHEN/B-DOOR',
        catalogue: 'KITCHEN',
        hash: kitchenHash,
        code: 'B-DOOR',
        model: 'LINEO_STD',
      },
      ...{ name: 'Base cabinet with door', description: 'Stands on légs', classification: 'BASE_DOOR' },
      // Consumer price: with VAT, and nothing of the trade.
      ...{ priceFrom: 12_200, currency: 'EUR', tags: ['oak', 'new'], picture: null },
      size: { width: 450, depth: 581, height: 820 },
    })
    expect(
      (await server.call(tenant, 'catalogues/search', { language: 'en', sort: 'name', limit: 1 })).status,
    ).toBe(401)
  })

  it('finds words in any order, case and number, by their beginning and without accents', async () => {
    expect(await codes({ text: 'DOOR base' })).toEqual(['text', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'cabinets with drawers' })).toEqual(['text', 'B-DRAW'])
    expect(await codes({ text: 'credenza' })).toEqual(['text', 'W-CREDENZA'])
    expect(await codes({ text: 'LEGS' })).toEqual(['text', 'B-DOOR'])
    expect(await codes({ text: 'draw' })).toEqual(['text', 'B-DRAW'])
    expect(await codes({ text: 'base anta', language: 'it' })).toEqual(['text', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'giórno', language: 'it-CH' })).toEqual(['text', 'W-CREDENZA'])
    expect((await search({ text: 'mensola', language: 'it' })).articles[0]?.name).toBe('Mensola')
    // A language the catalogue does not speak is answered in English.
    expect((await search({ text: 'shelf', language: 'fr' })).articles[0]?.name).toBe('Shelf')
  })

  it('finds codes by their beginning in any case, the one written to the end first', async () => {
    expect(await codes({ text: 'b-do' })).toEqual(['code', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'B-DOOR' })).toEqual(['code', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'w6' })).toEqual(['code', 'W60'])
    // Signs that mean something to LIKE mean themselves.
    expect(await codes({ text: 'b_d' })).toEqual(['text', 'B-DOOR', 'B-DOOR2', 'B-DRAW'])
    expect(await codes({ text: 'b%' })).toEqual(expect.arrayContaining(['text']))
  })

  it('forgives typing mistakes, and only when nothing is found as it was written', async () => {
    expect(await codes({ text: 'cabient doro' })).toEqual(['typo', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'casettiera', language: 'it' })).toEqual(['typo', 'B-DRAW'])
    // Numbers and codes are taken as they are.
    expect(await codes({ text: 'wll cabient w60' })).toEqual(['typo', 'W60'])
    expect((await search({ text: 'cabinet' })).found).toBe('text')
    // A word that is right stays as it is, although another filter leaves nothing.
    expect(await search({ text: 'drawer', classification: 'WALL' })).toMatchObject({
      total: 0,
      found: 'text',
    })
    expect(await search({ text: 'xyzzy' })).toMatchObject({
      total: 0,
      found: 'text',
      articles: [],
      next: null,
    })
    expect(await codes({ text: '---' })).toEqual(['text'])
  })

  it('reads a number as a width, in centimetres or millimetres, and says where an article can be had in it', async () => {
    const widths = async (text: string, language = 'en') =>
      (await search({ text, language })).articles.map(({ code, width }) => [code, width])
    const at600 = [
      ['B-DOOR', 600],
      ['B-DOOR2', 600],
      ['B-DRAW', 600],
    ]
    expect(await widths('base 60')).toEqual(at600)
    for (const text of ['60 cm base', 'base 600', '600mm base', 'Base cm 60', 'base 24 in', 'base 23.6″'])
      expect(await widths(text)).toEqual(at600)
    expect(await widths('basi 60', 'it')).toEqual(at600)
    // The one that stands so wide by itself comes before those that can be chosen so.
    expect(await widths('base 90')).toEqual([
      ['B-DOOR2', 900],
      ['B-DOOR', 900],
      ['B-DRAW', 900],
    ])
    expect(await widths('drawers 900')).toEqual([['B-DRAW', 900]])
    expect((await widths('wall unit 45')).map(([code]) => code)).toEqual(['W60', 'W-CREDENZA', 'S-1'])
    expect((await facets({ text: 'base 60' })).catalogues.map(({ count }) => count)).toEqual([3, 0])
    expect((await search({ text: '45 cm' })).articles[0]).toMatchObject({ code: 'B-DOOR', width: 450 })
    expect((await search({ text: 'base' })).articles[0]).not.toHaveProperty('width')
    // Too wide for any: what is close, and not at that width.
    const close = await search({ text: 'base 800 cm' })
    expect(close).toMatchObject({ found: 'typo', total: 3 })
    expect(close.articles[0]).not.toHaveProperty('width')
    expect((await search({ text: 'baes 60' })).articles[0]).toMatchObject({ code: 'B-DOOR', width: 600 })
  })

  it('knows what else a thing is called, by the trade and by the brand, in both languages', async () => {
    expect(await codes({ text: 'cupboards base' })).toEqual(['text', 'B-DOOR', 'B-DOOR2', 'B-DRAW'])
    expect(await codes({ text: 'cassettiere', language: 'it' })).toEqual(['text', 'B-DRAW'])
    expect(await codes({ text: 'cassettone', language: 'it' })).toEqual(['text', 'B-DRAW'])
    expect(await codes({ text: 'cassetto' })).toEqual(['text', 'B-DRAW'])
    expect(await codes({ text: 'base 2 doors' })).toEqual(['text', 'B-DOOR2'])
    expect(await codes({ text: 'mensola' })).toEqual(['text', 'S-1'])
    expect(await codes({ text: 'shelves' })).toEqual(['text', 'S-1'])
    expect(await codes({ text: 'ledges' })).toEqual(['text', 'S-1'])
    expect((await codes({ text: 'ledge', language: 'it' })).length).toBe(1)
  })

  it('narrows by catalogue, group with those below, tags, attachment, size and keys', async () => {
    expect(await codes({ catalogues: ['living'] })).toEqual(['all', 'S-1'])
    expect(await codes({ classification: 'BASE' })).toEqual(['all', 'B-DOOR', 'B-DOOR2', 'B-DRAW'])
    expect(await codes({ classification: 'BASE_DRAWER' })).toEqual(['all', 'B-DRAW'])
    expect(await codes({ tags: ['oak'] })).toEqual(['all', 'B-DOOR', 'B-DOOR2', 'S-1'])
    expect(await codes({ tags: ['oak', 'new'] })).toEqual(['all', 'B-DOOR'])
    expect(await codes({ attach: ['wall', 'ceiling'] })).toEqual(['all', 'W60'])
    expect(await codes({ width: { from: 601 } })).toEqual(['all', 'B-DOOR2'])
    expect(await codes({ width: { to: 450 }, height: { from: 820, to: 820 }, depth: {} })).toEqual([
      'all',
      'B-DOOR',
    ])
    expect(await codes({ only: ['LIVING/S-1', 'KITCHEN/W60', 'NONE/W60', 'KITCHEN/S-1'] })).toEqual([
      ...['all', 'W60', 'S-1'],
    ])
    expect(await codes({ only: [] })).toEqual(['all'])
  })

  it("narrows and sorts by the price in the shop's list, or in the one asked for", async () => {
    expect(await codes({ price: { from: 12_200, to: 24_400 } })).toEqual(['all', 'B-DOOR', 'B-DOOR2', 'W60'])
    expect(await codes({ price: { to: 10_000 }, priceList: 'USD2026' })).toEqual(['all', 'B-DOOR', 'S-1'])
    expect((await search({ priceList: 'USD2026' })).articles[0]).toMatchObject({
      priceFrom: 10_000,
      currency: 'USD',
    })
    expect((await search({ priceList: 'NONE' })).articles[0]).toMatchObject({
      priceFrom: null,
      currency: null,
    })
    expect(await codes({ sort: 'price' })).toEqual([
      ...['all', 'S-1', 'B-DOOR', 'W60', 'B-DOOR2', 'B-DRAW', 'W-CREDENZA'],
    ])
    expect(await codes({ sort: 'name' })).toEqual([
      ...['all', 'B-DOOR', 'B-DOOR2', 'W-CREDENZA', 'B-DRAW', 'S-1', 'W60'],
    ])
  })

  it('counts for every filter what another value of it would find', async () => {
    const plain = await facets()
    expect(plain).toEqual({
      catalogues: [
        { code: 'KITCHEN', name: 'Range KITCHEN', count: 5 },
        { code: 'LIVING', name: 'Range LIVING', count: 1 },
      ],
      classification: [
        {
          ...{ code: 'BASE', name: 'Base units', count: 3 },
          children: [
            { code: 'BASE_DOOR', name: 'With doors', count: 2, children: [] },
            { code: 'BASE_DRAWER', name: 'With drawers', count: 1, children: [] },
          ],
        },
        { code: 'WALL', name: 'Wall units', count: 3, children: [] },
      ],
      tags: [
        { tag: 'oak', count: 3 },
        { tag: 'new', count: 1 },
      ],
      ...{ price: { min: 6_100, max: 36_600 }, currency: 'EUR', width: { min: 450, max: 900 } },
    })
    const narrowed = await facets({ catalogues: ['KITCHEN'], classification: 'WALL', price: { from: 1 } })
    expect(narrowed.catalogues.map(({ count }) => count)).toEqual([1, 1])
    expect(narrowed.classification.map(({ code, count }) => [code, count])).toEqual([
      ...[
        ['BASE', 3],
        ['WALL', 1],
      ],
    ])
    expect(narrowed.price).toEqual({ min: 18_300, max: 18_300 })
    expect((await facets({ text: 'cabient' })).catalogues.map(({ count }) => count)).toEqual([4, 0])
    expect(await facets({ text: 'xyzzy' })).toMatchObject({ tags: [], price: null, width: null })
  })

  it('refuses a page that is none of ours', async () => {
    const at = (found: unknown, key: string) =>
      Buffer.from(JSON.stringify({ found, total: 1, after: [key, 1, 1] })).toString('base64url')
    for (const after of ['rubbish', at('all', 'x'), at('else', '1'), at('all', '9'.repeat(40))]) {
      const wish = { language: 'en', sort: 'relevance' as const, limit: 1, after }
      const { answer } = await server.call(tenant, 'catalogues/search', wish, anna)
      expect(answer).toMatchObject({ code: 'invalid' })
    }
  })
})

describe('what is sold', () => {
  it('is found from its first moment to its last, and again after going back', async () => {
    const site = await server.addTenant(3)
    const names = async () => {
      const via = await server.logIn(site, 'anna')
      return (await search({ text: 'sofa' }, site, via)).articles.map(({ name }) => name)
    }
    const version = (number: number) =>
      testRange('SOFAS', String(number), [named('S', `Sofa ${number}`, `Divano ${number}`)])
    const day = 24 * 60 * 60 * 1000
    const start = now.getTime()
    const first = await shelf.release(3, version(1), now)
    await shelf.release(3, version(2), now, new Date(start + day))
    expect(await names()).toEqual(['Sofa 1'])
    now = new Date(start + day)
    expect(await names()).toEqual(['Sofa 2'])
    // The third makes the first, long ended, be forgotten.
    now = new Date(start + 3 * day)
    await shelf.release(3, version(3), now)
    const kept = await shelf.databases.withTenant({ number: 3, cell: 'main' }, (database) =>
      database.selectFrom('article_edition').select('hash').distinct().execute(),
    )
    expect(kept).toHaveLength(2)
    expect(kept.map(({ hash }) => hash)).not.toContain(first)
    const ada = await server.logIn(site, 'ada')
    const current = (await search({}, site, ada)).articles[0]?.hash ?? ''
    const back = await server.call(site, 'catalogues/rollBack', { code: 'SOFAS', current, to: 1 }, ada)
    expect(back.answer.ok).toBe(true)
    expect(await names()).toEqual(['Sofa 1'])
    now = new Date(start)
  })

  it('is read again where an older server had read it', async () => {
    const site = await server.addTenant(5)
    const via = await server.logIn(site, 'anna')
    await shelf.release(5, testRange('KITCHEN', '1', kitchen), now)
    const withOwn = <Value>(run: Parameters<typeof shelf.databases.withTenant<Value>>[1]) =>
      shelf.databases.withTenant({ number: 5, cell: 'main' }, run)
    await withOwn(async (database) => {
      const { rows } = await sql<{ number: number }>`select number from article_edition`.execute(database)
      await sql`delete from article_edition`.execute(database)
      await sql`insert into article_edition (tenant, number, hash, language, catalogue, name, groups, price_lists)
        select 5, ${rows[0]?.number ?? 1}, ${kitchenHash}, 'en', 'KITCHEN', 'Old', '[]', '[]'`.execute(
        database,
      )
    })
    expect((await search({ text: 'base 60' }, site, via)).total).toBe(3)
  })

  it("is never another tenant's", async () => {
    expect(await codes({ text: 'secret' })).toEqual(['text'])
    expect(await codes({ text: 'b-secret' })).not.toContain('B-SECRET')
    expect(await codes({ only: ['KITCHEN/B-SECRET'] })).toEqual(['all'])
    expect((await search({}, other, otherAnna)).articles.map(({ code }) => code)).toEqual(['B-SECRET'])
    expect((await search({ text: 'secrte' }, other, otherAnna)).found).toBe('typo')
  })
})

describe('pages', () => {
  const words = ['Oak', 'Ash', 'Walnut', 'Base', 'Tall']
  const many = Array.from({ length: 50 }, (_, index) =>
    named(`M${(index * 37) % 50}`, `${words[index % 5]} unit ${words[(index * 7) % 3]}`, 'Base', {
      // Many share a name, a price and a rank: pages must not stumble over equals.
      price: index % 9 === 0 ? null : `${(index % 4) * 10 + 10}.00`,
    }),
  )
  let via: Via
  let site: TestTenant

  beforeAll(async () => {
    site = await server.addTenant(4)
    via = await server.logIn(site, 'anna')
    await shelf.release(4, testRange('MANY', '1', many), now)
    await shelf.release(4, testRange('MORE', '1', many.slice(0, 25)), now)
  })

  it('hold together everything that is found, once and in order', async () => {
    const wish = fc.record({
      limit: fc.integer({ min: 7, max: 60 }),
      sort: fc.constantFrom('relevance' as const, 'name' as const, 'price' as const),
      text: fc.constantFrom('', 'oak', 'unit', 'm1', 'wallnut'),
    })
    await fc.assert(
      fc.asyncProperty(wish, async (asked) => {
        const whole = await everyPage({ ...asked, limit: 60 })
        const pages = await everyPage(asked)
        expect(pages.keys).toEqual(whole.keys)
        expect(new Set(pages.keys).size).toBe(pages.total)
        if (asked.sort === 'price') {
          const prices = pages.prices.map((price) => price ?? Number.POSITIVE_INFINITY)
          expect(prices).toEqual(prices.toSorted((one, two) => one - two))
        }
      }),
      { numRuns: 12 },
    )
  })

  async function everyPage(asked: Wish) {
    const keys: string[] = []
    const prices: (number | null)[] = []
    let total = 0
    for (let after: string | null | undefined; after !== null; ) {
      const page = await search({ ...asked, ...(after !== undefined && { after }) }, site, via)
      keys.push(...page.articles.map(({ key }) => key))
      prices.push(...page.articles.map(({ priceFrom }) => priceFrom))
      total = page.total
      after = page.next
    }
    return { keys, prices, total }
  }
})

describe('without the extensions', () => {
  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: server.database.adminUrl })
    await admin.connect()
    await admin.query('drop extension pg_trgm cascade; drop extension btree_gin cascade')
    await admin.end()
  })

  it('goes on, and says that it found nothing where it would have to forgive', async () => {
    expect(await codes({ text: 'DOOR base' })).toEqual(['text', 'B-DOOR', 'B-DOOR2'])
    expect(await codes({ text: 'b-do' })).toEqual(['code', 'B-DOOR', 'B-DOOR2'])
    expect(await search({ text: 'cabient' })).toMatchObject({ total: 0, found: 'text' })
  })
})
