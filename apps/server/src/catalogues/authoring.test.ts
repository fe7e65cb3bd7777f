import { randomUUID } from 'node:crypto'
import { amendWorkbook, compileCatalogue } from '@arredo/catalogue/compile'
import { readLibrary, sha256 } from '@arredo/cli'
import type { Calls, InputOf } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { testVersion } from '../testing/test-versions.ts'
import { packToSource } from './pack-to-source.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let ada: Via
let anna: Via
const now = new Date('2026-11-15T10:00:00.000Z')
const first = testVersion('1')

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  ada = await server.logIn(tenant, 'ada')
  anna = await server.logIn(tenant, 'anna')
  const { answer } = await server.call(tenant, 'catalogues/publish', first, ada)
  expect(answer).toMatchObject({ ok: true })
})
afterAll(() => server.end())

/** The test kitchen as its author wrote it, with a golden price and one more change. */
function filesOf(version: string, change: (text: string) => string = (text) => text) {
  const { pack, tradeTerms } = testPublication
  const [file] = packToSource({ ...pack, version }, tradeTerms)
  const golden = `golden:\n  - { article: B-DOOR, model: LINEO_STD, priceList: EUR2026, price: "GOLD" }\n`
  return {
    'catalogue.json': change(file?.text ?? ''),
    'golden.yaml': golden,
  }
}

const withGolden = (files: Record<string, string>, price: string) => ({
  ...files,
  'golden.yaml': files['golden.yaml']?.replace('GOLD', price) ?? '',
})

async function check(input: InputOf<Calls['catalogues/check']>, via = ada) {
  const { answer } = await server.call(tenant, 'catalogues/check', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

/** What the golden price must say, learnt from the checker itself. */
async function rightPrice(files: Record<string, string>): Promise<string> {
  const { golden } = await check({ files: withGolden(files, '1.00') })
  return ((golden[0]?.found ?? 0) / 100).toFixed(2)
}

describe('checking', () => {
  it('names mistakes by file and line, with golden prices, and keeps nothing', async () => {
    const broken = await check({ files: { 'a.yaml': 'code: X\nnmae: X\n' } })
    expect(broken.checked).toBeNull()
    expect(broken.findings).toContainEqual(
      expect.objectContaining({ kind: 'mistake', file: 'a.yaml', line: 2, column: 1 }),
    )

    const wrong = await check({ files: withGolden(filesOf('1'), '1.00') })
    expect(wrong.checked).toBeNull()
    expect(wrong.golden).toEqual([
      expect.objectContaining({
        article: 'B-DOOR',
        currency: 'EUR',
        expected: 100,
        found: expect.any(Number),
      }),
    ])
    expect(wrong.findings[0]).toMatchObject({
      ...{ kind: 'mistake', file: 'golden.yaml', line: 2 },
      message: expect.stringMatching(/^B-DOOR costs [\d.]+ now, not 1\.00\./),
    })
  })

  it('takes the prices as they are now for the fixed ones where its author accepts them, in files and workbooks', async () => {
    const files = withGolden(filesOf('1'), '1.00')
    const right = await rightPrice(filesOf('1'))
    const accepted = await check({ files, accept: { version: '1a' } })
    expect(accepted).toMatchObject({ version: '1a', checked: { code: 'KITCHEN', version: '1a' } })
    expect(accepted.golden).toMatchObject([{ expected: Math.round(Number(right) * 100) }])

    const hash = accepted.checked?.hash ?? ''
    const { answer } = await server.call(tenant, 'catalogues/workbook', { code: 'KITCHEN', hash }, ada)
    if (!answer.ok) throw new Error(answer.message)
    const dearer = amendWorkbook(Buffer.from(answer.value.workbook, 'base64'), [
      { path: ['golden', 0, 'price'], value: '2.00' },
    ])
    if (!dearer) throw new Error('The price cannot be written')
    const workbook = Buffer.from(dearer).toString('base64')
    expect(await check({ workbook })).toMatchObject({ checked: null, golden: [{ expected: 200 }] })
    expect(await check({ workbook, accept: {} })).toMatchObject({ checked: { hash, version: '1a' } })
  })

  it('refuses what is no workbook in words, at its place', async () => {
    const { findings, checked } = await check({ workbook: Buffer.from('code;price').toString('base64') })
    expect(checked).toBeNull()
    expect(findings).toMatchObject([{ kind: 'mistake', message: 'The file is no workbook (.xlsx)' }])
  })

  it('keeps what is sound for its authors alone, until it is published or forgotten', async () => {
    const files = filesOf('draft')
    const { checked, golden } = await check({ files: withGolden(files, await rightPrice(files)) })
    expect(checked).toMatchObject({ code: 'KITCHEN', version: 'draft', missingTextures: [] })
    expect(checked?.trial.states).toBeGreaterThanOrEqual(200)
    expect(golden[0]?.found).toBe(golden[0]?.expected)

    const hash = checked?.hash ?? ''
    const fetched = async (via: Via | null, host = tenant.host) => {
      const authorization = via && 'bearer' in via ? { authorization: `Bearer ${via.bearer}` } : {}
      return server.fastify.inject({ url: `/packs/${hash}.json`, headers: { host, ...authorization } })
    }
    expect((await fetched(ada)).statusCode).toBe(200)
    expect((await fetched(ada)).headers['cache-control']).toBe('private, no-store')
    expect((await fetched(anna)).statusCode).toBe(404)
    expect((await fetched(null)).statusCode).toBe(404)
    expect((await fetched(ada, other.host)).statusCode).toBe(404)
    expect((await server.call(tenant, 'catalogues/tradeTerms', { hash }, ada)).status).toBe(200)
    expect((await server.call(tenant, 'catalogues/tradeTerms', { hash }, anna)).status).toBe(404)
    expect((await server.call(tenant, 'catalogues/check', { files }, anna)).status).toBe(403)

    // As the sweep does after two weeks.
    await queryAs(server.database.ownerUrl, 'delete from pack_draft where hash = $1', {
      values: [hash],
      tenant: tenant.number,
    })
    expect((await server.call(tenant, 'catalogues/publish', { hash }, ada)).answer).toMatchObject({
      message: 'This catalogue was not checked here, or too long ago. Check it again',
    })
  })
})

describe('a price list raised by 4.2 % with the workbook alone', () => {
  const raised = (text: string) =>
    text.replaceAll(/"(\d+\.\d\d)"/g, (_, amount) => `"${(Number(amount) * 1.042).toFixed(2)}"`)

  async function download(hash?: string) {
    const input = { code: 'KITCHEN', ...(hash !== undefined && { hash }) }
    const { answer } = await server.call(tenant, 'catalogues/workbook', input, ada)
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }

  it('is downloaded, checked, compared, published and taken back', async () => {
    // Published without its author's files, as by an older command: the pack alone must do.
    const { pack, tradeTerms } = testPublication
    const source = packToSource({ ...pack, version: '1.1' }, tradeTerms)
    const compiled = compileCatalogue(source, sha256, { library: await readLibrary(null) })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings))
    const old = { pack: compiled.pack, tradeTerms: [...compiled.tradeTerms], hash: compiled.hash }
    await server.call(tenant, 'catalogues/publish', old, ada)
    const downloaded = await download()
    expect(downloaded).toMatchObject({ name: 'KITCHEN 1.1.xlsx', hash: old.hash })
    expect((await check({ workbook: downloaded.workbook })).checked?.hash).toBe(old.hash)

    const document = { ...testKitchen('Pinned'), packs: { KITCHEN: old.hash } }
    const save = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
    const { answer: saved } = await server.call(tenant, 'projects/save', save, anna)
    if (!saved.ok) throw new Error(saved.message)

    const ask = { projectId: saved.value.id, revision: 1, language: 'en', validDays: 30 }
    const { answer: offered } = await server.call(
      tenant,
      'offers/make',
      { ...ask, idempotencyKey: randomUUID() },
      anna,
    )
    if (!offered.ok) throw new Error(offered.message)

    const { checked } = await check({ files: { 'catalogue.json': raised(filesOf('2')['catalogue.json']) } })
    const hash = checked?.hash ?? ''
    const { answer } = await server.call(tenant, 'catalogues/difference', { hash }, ada)
    if (!answer.ok) throw new Error(answer.message)
    const { value: difference } = answer
    expect(difference).toMatchObject({ from: { version: '1.1' }, to: { version: '2' }, added: [], gone: [] })
    expect(difference.prices.length).toBeGreaterThan(10)
    for (const { old, new: next } of difference.prices) {
      expect(Math.abs((next ?? 0) - (old ?? 0) * 1.042)).toBeLessThanOrEqual(0.5001)
    }
    const sizes = difference.prices.map(({ percent }) => Math.abs(percent ?? 0))
    expect(sizes).toEqual(sizes.toSorted((one, two) => two - one))
    expect(sizes[0]).toBeCloseTo(4.2, 0)
    expect(difference.projects).toEqual({
      count: 1,
      first: [{ id: saved.value.id, name: 'Pinned', shop: 'A', status: offered.value.status }],
    })
    expect(difference.offers).toMatchObject({ count: 1, first: [{ project: saved.value.id }] })
    // Anyone may know how many there are, but see only the own ones.
    const stranger = await server.logIn(tenant, 'bruno')
    await letChangeCatalogues('bruno')
    const seen = await server.call(tenant, 'catalogues/difference', { hash }, stranger)
    expect(seen.answer).toMatchObject({
      value: { projects: { count: 1, first: [] }, offers: { count: 1, first: [] } },
    })

    const published = await server.call(tenant, 'catalogues/publish', { hash }, ada)
    expect(published.answer).toMatchObject({ ok: true, value: { version: '2', state: 'current' } })
    const raisedBook = await download(hash)
    expect((await check({ workbook: raisedBook.workbook })).checked?.hash).toBe(hash)
    const back = await server.call(tenant, 'catalogues/rollBack', { code: 'KITCHEN', current: hash }, ada)
    expect(back.answer).toMatchObject({ ok: true, value: { version: '1.1' } })
    expect((await download()).hash).toBe(old.hash)
    const unknown = await server.call(tenant, 'catalogues/workbook', { code: 'NONE' }, ada)
    expect(unknown.answer).toMatchObject({ ok: false, message: 'Catalog not found' })
  })
})

describe('a difference', () => {
  it('lists the 5,000 largest changes of price, and says how many more there are', async () => {
    const upTo = Array.from({ length: 80 }, (_, index) => 300 + 20 * index)
    const priced = (version: string, factor: number) =>
      testVersion(version, 1, (pack) => ({
        ...pack,
        priceLists: pack.priceLists.map((list) => ({
          ...list,
          items: list.items.map((item) =>
            item.kind !== 'matrix' || list.code !== 'EUR2026'
              ? item
              : {
                  ...{ ...item, acrossUpTo: upTo, downUpTo: upTo },
                  cells: upTo.map((_, row) => upTo.map(() => ((1 + row) * factor ** (1 + row)).toFixed(2))),
                },
          ),
        })),
      }))
    const [old, next] = [priced('many 1', 1), priced('many 2', 1.01)]
    for (const one of [old, next]) {
      const published = await server.call(tenant, 'catalogues/publish', { ...one, at: '2028-01-01' }, ada)
      expect(published.answer).toMatchObject({ ok: true })
    }
    const { answer } = await server.call(
      tenant,
      'catalogues/difference',
      { hash: next.hash, from: old.hash },
      ada,
    )
    if (!answer.ok) throw new Error(answer.message)
    const { prices, morePrices } = answer.value
    expect([prices.length, morePrices]).toEqual([5_000, 1_400])
    expect(prices[0]?.percent).toBeGreaterThan(prices.at(-1)?.percent ?? 1_000)
  })

  it('lists articles that came, went and changed, and the sections that differ', async () => {
    const next = testVersion('3', 1, (pack) => {
      const [door] = pack.articles
      if (!door) throw new Error('no article')
      const [rule] = pack.rules
      return {
        ...pack,
        rules: rule ? [{ ...rule, why: { en: 'Another reason' } }, ...pack.rules.slice(1)] : [],
        articles: [
          { ...door, name: { en: 'Another name' } },
          { ...door, code: 'B-NEW' },
        ],
        priceLists: pack.priceLists.map((list) => ({
          ...list,
          items: [...list.items, { kind: 'base', article: 'B-NEW', amount: '10.00' }],
        })),
      }
    })
    const published = await server.call(tenant, 'catalogues/publish', { ...next, at: '2027-01-01' }, ada)
    expect(published.answer).toMatchObject({ ok: true })
    const compare = async (hash: string, from: string) =>
      (await server.call(tenant, 'catalogues/difference', { hash, from }, ada)).answer
    expect(await compare(next.hash, first.hash)).toMatchObject({
      value: {
        added: [{ code: 'B-NEW' }],
        gone: [],
        changed: [{ code: 'B-DOOR', parts: ['name'] }],
        sections: ['rules'],
        prices: [],
      },
    })
    expect(await compare(first.hash, next.hash)).toMatchObject({
      value: { added: [], gone: [{ code: 'B-NEW' }] },
    })
    expect(await compare('f'.repeat(64), first.hash)).toMatchObject({ code: 'notFound' })
    expect(await compare(first.hash, 'f'.repeat(64))).toMatchObject({ message: 'Catalog not found' })
  })
})

async function letChangeCatalogues(username: string): Promise<void> {
  await queryAs(
    server.database.ownerUrl,
    `update person set modules = '{CATALOGUE}' where username = '${username}'`,
    { tenant: tenant.number },
  )
}
