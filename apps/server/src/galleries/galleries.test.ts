import {
  everyGallery,
  fromWireGallery,
  type GallerySearch,
  GallerySource,
  toWireGallerySearch,
  toWireGalleryWish,
} from '@arredo/contract'
import { readDocument } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let ada: Via

const catalogue = samplePack.code
const article = samplePack.articles[0]?.code ?? ''
const room = (code: string, more: object = {}) =>
  GallerySource.parse({
    ...{
      code,
      name: { en: `Room ${code}`, it: `Stanza ${code}` },
      room: { type: 'rt1', lengths: [4000, 3000] },
    },
    items: [
      { article, at: [100, 2400, 0], wall: 1 },
      { article, at: [1200, 2400, 0], wall: 1 },
    ],
    ...more,
  })
const galleries = [
  room('Loft', { order: 2, filters: ['kitchen', 'modern'], picture: '/textures/a.webp' }),
  room('Attic', { order: 1, filters: ['kitchen', 'classic'] }),
  room('Cellar', { order: 3, filters: ['living'] }),
]

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  ada = await server.logIn(tenant, 'ada')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
  const { answer } = await server.call(tenant, 'galleries/publish', { catalogue, galleries }, ada)
  if (!answer.ok) throw new Error(`${answer.message} ${JSON.stringify(answer.details)}`)
})
afterAll(() => server.end())

async function search(wish: Partial<GallerySearch> = {}, via = anna, site = tenant) {
  const input = toWireGallerySearch({ ...everyGallery, ...wish })
  const { answer } = await server.call(site, 'galleries/search', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.map(fromWireGallery)
}
const codes = async (wish: Partial<GallerySearch> = {}) => (await search(wish)).map(({ code }) => code)

describe('galleries', () => {
  it('[H-76] are found by their filters, by text, in pages, in the order of the authors', async () => {
    expect(await codes()).toEqual(['Attic', 'Loft', 'Cellar'])
    expect(await codes({ filters: ['Kitchen'] })).toEqual(['Attic', 'Loft'])
    expect(await codes({ filters: ['kitchen', 'MODERN'] })).toEqual(['Loft'])
    expect(await codes({ filters: [null, 'kitchen'] })).toEqual([])
    expect(await codes({ text: 'stanza l' })).toEqual(['Loft'])
    expect(await codes({ from: 1, count: 1 })).toEqual(['Loft'])
    expect(await codes({ order: 'name' })).toEqual(['Attic', 'Cellar', 'Loft'])
    const [loft] = await search({ text: 'loft' })
    expect(loft).toMatchObject({
      ...{ code: 'Loft', name: 'Room Loft', description: '', catalogue, picture: '/textures/a.webp' },
      filters: ['kitchen', 'modern'],
    })
    expect(loft?.price).toMatchObject({ currency: 'EUR', priceList: 'EUR2026', withVat: true })
    expect(loft?.price?.total).toBeGreaterThan(0)
  })

  it('are 200 in one answer at most, the others with the next', async () => {
    await queryAs(
      server.database.ownerUrl,
      `insert into gallery (tenant, catalogue, code, name, description, picture, filters, position, document,
         published_at, published_by)
       select tenant, catalogue, 'Z' || number, name, description, picture, '{}', 10 + number, '{}', published_at, published_by
       from gallery, generate_series(1, 250) as number where tenant = 1 and code = 'Loft'`,
      { tenant: 1 },
    )
    const pages = [await codes(), await codes({ count: 240 }), await codes({ from: 200 })]
    await queryAs(server.database.ownerUrl, "delete from gallery where code like 'Z%'", { tenant: 1 })
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 53])
    expect(pages[2]?.[0]).toBe('Z198')
  })

  it('cost what they do in the edition that is there now, however often somebody asks', async () => {
    const price = async () => (await search({ text: 'cellar' }))[0]?.price?.total
    const before = await price()
    expect(await price()).toBe(before)
    const one = galleries.map((gallery) => ({ ...gallery, items: gallery.items.slice(0, 1) }))
    await server.call(tenant, 'galleries/publish', { catalogue, galleries: one }, ada)
    expect(await price()).toBe((before ?? 0) / 2)
    await server.call(tenant, 'galleries/publish', { catalogue, galleries }, ada)
    expect(await price()).toBe(before)
  })

  it('belong to their tenant', async () => {
    const stranger = await server.logIn(other, 'anna')
    expect(await search({}, stranger, other)).toEqual([])
    const wish = toWireGalleryWish({ catalogue, gallery: 'Loft' })
    expect((await server.call(other, 'galleries/load', wish, stranger)).status).toBe(404)
  })

  it('[H-76, A-156 part, H-36] are loaded in any case as a project with ids of its own', async () => {
    const wish = toWireGalleryWish({ catalogue: catalogue.toLowerCase(), gallery: 'LOFT' })
    const [first, second] = await Promise.all([
      server.call(tenant, 'galleries/load', wish, anna),
      server.call(tenant, 'galleries/load', wish, anna),
    ])
    if (!first.answer.ok || !second.answer.ok) throw new Error('The gallery was not loaded')
    const { document, rows } = first.answer.value

    expect(readDocument(document)).toEqual({ ok: true, value: { ...document, trade: {} } })
    expect(document).toMatchObject({
      packs: { [catalogue]: testPublication.hash },
      header: { name: 'Room Loft', status: 'unsaved', priceList: 'EUR2026', shop: 'A' },
    })
    expect(rows).toHaveLength(2)
    expect(Object.keys(document.walls)).toHaveLength(4)
    const again = Object.keys(second.answer.value.document.rows)
    expect(Object.keys(document.rows).filter((id) => again.includes(id))).toEqual([])

    const missing = toWireGalleryWish({ catalogue, gallery: 'NONE' })
    expect((await server.call(tenant, 'galleries/load', missing, anna)).answer).toMatchObject({
      code: 'notFound',
      message: 'Unknown id gallery',
    })
    const unnamed = toWireGalleryWish({ catalogue, gallery: '' })
    expect((await server.call(tenant, 'galleries/load', unnamed, anna)).answer).toMatchObject({
      message: 'Missing id gallery',
    })
  })

  it('leave a new tenant one sample project in each shop, marked as such, and never another', async () => {
    const listed = async (via = anna) => {
      const { answer } = await server.call(tenant, 'projects/list', {}, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.projects.filter(({ isSample }) => isSample)
    }
    const sample = { name: 'Room Attic', articleCount: 2, status: 'unassigned', savedBy: 'Tenant 1' }
    const bruno = await server.logIn(tenant, 'bruno')
    expect(await listed()).toMatchObject([{ ...sample, price: { currency: 'EUR' } }])
    expect(await listed(bruno)).toMatchObject([sample])
    await server.call(tenant, 'galleries/publish', { catalogue, galleries }, ada)
    expect(await listed()).toHaveLength(1)

    const [own] = await listed()
    const { answer } = await server.call(tenant, 'projects/load', { id: own?.id ?? 0 }, anna)
    expect(answer).toMatchObject({
      value: { document: { header: { shop: 'A', priceList: 'EUR2026', status: 'unassigned' } } },
    })
  })

  it('are published all together by those who may change catalogues, or not at all', async () => {
    const bySeller = await server.call(tenant, 'galleries/publish', { catalogue, galleries: [] }, anna)
    const broken = room('Broken', { items: [{ article: 'NONE', at: [0, 0, 0] }] })
    const publish = (rooms: GallerySource[], code = catalogue) =>
      server.call(tenant, 'galleries/publish', { catalogue: code, galleries: rooms }, ada)

    expect(bySeller.status).toBe(403)
    expect((await publish([room('Good'), broken])).answer).toMatchObject({
      message: 'The galleries have mistakes',
      details: ['Broken: NONE is an unknown article'],
    })
    expect((await publish([room('Twin'), room('TWIN')])).status).toBe(400)
    expect((await publish([], 'NONE')).status).toBe(404)
    expect(await codes()).toHaveLength(3)
    expect((await publish(galleries)).status).toBe(200)
    expect(await codes()).toHaveLength(3)
  })
})
