import { randomUUID } from 'node:crypto'
import type { Pack } from '@arredo/catalogue'
import { fromWireRecomputed, type PricingTerms, toWireRecompute } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packHash } from '../catalogues/pack-hash.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { openShelf, type Shelf } from '../testing/test-range.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { testVersion } from '../testing/test-versions.ts'

/** Where the brand is, it is the sixteenth already. */
const start = new Date('2026-11-15T12:00:00.000Z')
const today = '2026-11-16'
let now = start

let server: TestServer
let shelf: Shelf
let owner: pg.Client
let tenant: TestTenant
let vias: Record<Kind, Via>

/** Shop A sells by EUR2026, shop B by USD2026. */
const kinds = ['guest', 'carla', 'anna', 'bruno', 'ada'] as const
type Kind = (typeof kinds)[number]
const shopLists: Record<Kind, readonly string[]> = {
  guest: ['EUR2026'],
  carla: ['EUR2026'],
  anna: ['EUR2026', 'USD2026'],
  bruno: ['USD2026'],
  ada: ['EUR2026'],
}
const isSeller = (kind: Kind) => kind !== 'guest' && kind !== 'carla'

/** Each costs another multiple; when its time ended, in days before now. */
const editions = {
  live: { factor: 2, ended: null },
  recent: { factor: 3, ended: 2 },
  older: { factor: 4, ended: 60 },
  ancient: { factor: 5, ended: 100 },
  unpublished: { factor: 6, ended: null },
  foreign: { factor: 7, ended: null },
} as const
type Edition = keyof typeof editions
const editionNames = Object.keys(editions) as Edition[]

const lists = ['EUR2026', 'USD2026', 'UNKNOWN', null] as const
/** The window and one day beyond each of its ends, and an autumn list that costs half. */
const dates = [today, '2026-08-18', '2026-08-17', '2027-02-14', '2027-02-15', '2025-01-01', '2027-10-01']
const inWindow = (date: string) => '2026-08-18' <= date && date <= '2027-02-14'

/** The kitchen in which an autumn list takes the place of EUR2026 in a year's time. */
function editionPack(edition: Edition): Pack {
  const { factor } = editions[edition]
  const whole = (pack: Pack): Pack => ({
    ...pack,
    priceLists: pack.priceLists.flatMap((list) => [
      { ...list, validTo: '2027-12-31' },
      ...(list.code === 'EUR2026' ? [autumnOf(list)] : []),
    ]),
  })
  return testVersion(edition, factor, whole).pack
}

function autumnOf(list: Pack['priceLists'][number]): Pack['priceLists'][number] {
  return {
    ...list,
    ...{ code: 'AUTUMN', replaces: 'EUR2026', validFrom: '2027-09-01', validTo: '2027-10-31' },
    items: list.items.map((item) =>
      item.kind === 'matrix'
        ? { ...item, cells: item.cells.map((row) => row.map((cell) => cell && String(Number(cell) / 2))) }
        : item,
    ),
  }
}

const hashes = Object.fromEntries(editionNames.map((name) => [name, packHash(editionPack(name))])) as Record<
  Edition,
  string
>
const editionOf = (hash: string | undefined) => editionNames.find((name) => hashes[name] === hash)

/** One cabinet at 182.00 times the edition's factor, with a bar handle for 9.90; in euros 22 % of VAT. */
function costs({ priceList, priceDate, packs }: PricingTerms): number | null {
  const edition = editionOf(packs.KITCHEN)
  if (!edition || priceList === null || priceDate < '2026-01-01') return null
  const isAutumn = priceList === 'EUR2026' && priceDate >= '2027-09-01'
  const cell = (18_200 * editions[edition].factor) / (isAutumn ? 2 : 1)
  return Math.round((cell + 990) * (priceList === 'EUR2026' ? 1.22 : 1))
}

function kitchen({ priceList, priceDate, packs }: PricingTerms): ProjectDocument {
  const plain = testKitchen('Kitchen', 1)
  return { ...plain, packs, header: { ...plain.header, priceList, priceDate } }
}

/** What a new project is to be priced by; null where a seller is refused. */
function expected(kind: Kind, list: string | null, date: string, edition: Edition): PricingTerms | null {
  const own = shopLists[kind]
  const [usual = null] = own
  const mayHave: readonly Edition[] = isSeller(kind) ? ['live', 'recent', 'older'] : ['live', 'recent']
  const isSold = mayHave.includes(edition)
  if (!isSeller(kind)) {
    return {
      priceList: usual,
      priceDate: today,
      packs: { KITCHEN: isSold ? hashes[edition] : hashes.live },
    }
  }
  if ((list !== null && !own.includes(list)) || !inWindow(date) || !isSold) return null
  return { priceList: list ?? usual, priceDate: date, packs: { KITCHEN: hashes[edition] } }
}

type Case = readonly [Kind, string | null, string, Edition]
const cases: readonly Case[] = kinds.flatMap((kind) =>
  lists.flatMap((list) =>
    dates.flatMap((date) => editionNames.map((edition): Case => [kind, list, date, edition])),
  ),
)
const wantedOf = ([, priceList, priceDate, edition]: Case): PricingTerms => ({
  ...{ priceList, priceDate, packs: { KITCHEN: hashes[edition] } },
})

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  shelf = openShelf(server.database.appUrl)
  owner = new pg.Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  const letterhead = { name: '', lines: [], contact: '', legalLine: '', terms: {} }
  tenant = await server.addTenant(1, { letterhead: { ...letterhead, timeZone: 'Pacific/Auckland' } })
  await server.addTenant(2)
  await owner.query(`select set_config('app.tenant', '1', false)`)
  await owner.query(`update shop set price_list = 'USD2026' where code = 'B'`)
  const ago = (days: number) => new Date(start.getTime() - days * 86_400_000)
  // Each was sold until the next one began.
  for (const [name, began] of [
    ['ancient', 200],
    ['older', 100],
    ['recent', 60],
    ['live', 2],
  ] as const) {
    await shelf.release(1, editionPack(name), ago(began))
  }
  await shelf.release(2, editionPack('foreign'), ago(200))
})
afterAll(async () => {
  await owner.end()
  await shelf.close()
  await server.end()
})
beforeEach(async () => {
  now = start
  vias = await logInAll()
})

async function logInAll(): Promise<Record<Kind, Via>> {
  const guest = await server.call(tenant, 'auth/guest', { carrier: 'cookie' })
  const people = await Promise.all(
    kinds.slice(1).map(async (name) => [name, await server.logIn(tenant, name)]),
  )
  return { ...Object.fromEntries(people), guest: { cookie: guest.cookie ?? '' } }
}

type Saving = { id?: number; revision?: number; copyOf?: number }

async function save(document: ProjectDocument, kind: Kind, { id, revision = 0, copyOf }: Saving = {}) {
  const input = { id: id ?? null, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(
    tenant,
    'projects/save',
    copyOf === undefined ? input : { ...input, copyOf },
    vias[kind],
  )
  return answer
}

async function saved(...saving: Parameters<typeof save>) {
  const answer = await save(...saving)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function recomputed(wanted: PricingTerms, kind: Kind, id: number | null = null) {
  const nothing = { alternative: 'main', articles: {}, findings: [], prices: {} }
  const wish = toWireRecompute(kitchen(wanted), nothing, { face: 'customer', priceListVersion: null })
  return (await server.call(tenant, 'projects/recomputePrices', { ...wish, id }, vias[kind])).answer
}

const words = /^(The price list|Prices of|This edition of|The catalogue) /

describe('whatever terms a document names', () => {
  it('a save is priced by the server’s, or a seller is told what would be right', {
    timeout: 120_000,
  }, async () => {
    for (const one of cases) {
      const [kind] = one
      const wanted = wantedOf(one)
      const terms = expected(...one)
      const answer = await save(kitchen(wanted), kind)
      const name = JSON.stringify(one)
      if (!terms) {
        expect(answer, name).toMatchObject({ ok: false, code: 'invalid' })
        expect(answer.ok ? '' : answer.message, name).toMatch(words)
        continue
      }
      if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
      expect(answer.value.price?.total ?? null, name).toBe(costs(terms))
      expect(answer.value.terms ?? wanted, name).toEqual(terms)
    }
  })

  it('rows are priced by the server’s, or a seller is told', { timeout: 120_000 }, async () => {
    for (const one of cases) {
      const [kind] = one
      const terms = expected(...one)
      const answer = await recomputed(wantedOf(one), kind)
      const name = JSON.stringify(one)
      if (!terms) {
        expect(answer.ok ? '' : answer.message, name).toMatch(words)
        continue
      }
      if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
      const { total, priceList, date: pricedOn } = fromWireRecomputed(answer.value)
      expect([total, priceList, pricedOn], name).toEqual([costs(terms), terms.priceList, terms.priceDate])
    }
  })

  it('an offer is made by a list of the seller’s shops and a date of these days, however they came to be stored', async () => {
    for (const [kind, list, date] of cases.filter(([, , , edition]) => edition === 'ancient')) {
      const { id, terms } = await saved(kitchen(wantedOf([kind, null, today, 'live'])), kind)
      const own = { priceList: list, priceDate: date, packs: { KITCHEN: hashes.ancient } }
      await owner.query(
        `update project set document = document || jsonb_build_object('packs', $2::jsonb,
           'header', document -> 'header' || $3::jsonb) where number = $1`,
        [id, own.packs, { priceList: list, priceDate: date }],
      )
      const input = {
        projectId: id,
        revision: 1,
        idempotencyKey: randomUUID(),
        language: 'en',
        validDays: 30,
      }
      const { answer } = await server.call(tenant, 'offers/make', input, vias[kind])
      const name = JSON.stringify([kind, list, date, terms])
      const isGood = list !== null && shopLists[kind].includes(list) && inWindow(date)
      if (isSeller(kind) && isGood) {
        expect(answer.ok ? answer.value.offer.total.total : answer, name).toBe(costs(own))
        continue
      }
      const message = answer.ok ? 'made' : answer.message
      expect(message, name).toMatch(
        isSeller(kind) ? /^(The price|Prices of|No price list)/ : /login|Not allowed/,
      )
    }
  })
})

describe('a project that is stored', () => {
  it('keeps the terms it was first saved with, whatever is sold by then and whatever its document says', async () => {
    const first = await saved(kitchen(wantedOf(['carla', 'EUR2026', today, 'live'])), 'carla')
    now = new Date(start.getTime() + 200 * 86_400_000)
    vias = await logInAll()
    const lies = { priceList: 'USD2026', priceDate: '2027-10-01', packs: { KITCHEN: hashes.ancient } }
    const again = await saved(kitchen(lies), 'carla', { id: first.id, revision: 1 })
    expect(again).toMatchObject({
      price: first.price,
      terms: { priceList: 'EUR2026', priceDate: today, packs: { KITCHEN: hashes.live } },
    })
    // So does a copy, and what is asked about its rows.
    const copy = await saved(kitchen(wantedOf(['carla', 'EUR2026', today, 'live'])), 'carla', {
      copyOf: first.id,
    })
    expect(copy.price).toEqual(first.price)
    expect(copy.terms).toBeUndefined()
    const asked = await recomputed(lies, 'carla', first.id)
    expect(asked.ok && fromWireRecomputed(asked.value)).toMatchObject({
      total: first.price?.total,
      date: today,
    })
  })

  it('is saved on by a seller after its time, and offered once its date is of these days', async () => {
    const old = kitchen(wantedOf(['anna', 'EUR2026', today, 'recent']))
    const { id } = await saved(old, 'anna')
    now = new Date(start.getTime() + 120 * 86_400_000)
    vias = await logInAll()
    expect(await saved(old, 'anna', { id, revision: 1 })).toMatchObject({
      price: { total: costs(wantedOf(['anna', 'EUR2026', today, 'recent'])) },
    })
    const ask = async (revision: number) => {
      const input = { projectId: id, revision, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
      return (await server.call(tenant, 'offers/make', input, vias.anna)).answer
    }
    const refused = await ask(2)
    const right = { priceList: 'EUR2026', priceDate: '2027-03-16', packs: { KITCHEN: hashes.recent } }
    expect(refused).toMatchObject({ ok: false, details: { terms: right } })
    await saved(kitchen(right), 'anna', { id, revision: 2 })
    expect(await ask(3)).toMatchObject({ ok: true, value: { offer: { total: { total: costs(right) } } } })
  })

  it('[D-133 part] that is to keep its prices is offered by them to the named day and refused the day after, with what is right', async () => {
    const old = { ...kitchen(wantedOf(['anna', 'EUR2026', today, 'recent'])) }
    const kept = { ...old, trade: { header: { keptUntil: '2027-02-14' } } }
    const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(kept) }
    const first = (await server.call(tenant, 'projects/save', input, vias.anna)).answer
    if (!first.ok) throw new Error(first.message)
    const { id } = first.value
    const loaded = (await server.call(tenant, 'projects/load', { id }, vias.anna)).answer
    expect(loaded).toMatchObject({ ok: true, value: { trade: kept.trade } })

    const offered = async () => {
      const key = { idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
      return (await server.call(tenant, 'offers/make', { projectId: id, revision: 1, ...key }, vias.anna))
        .answer
    }
    now = new Date(start.getTime() + 90 * 86_400_000)
    vias = await logInAll()
    expect(await offered()).toMatchObject({
      ok: true,
      value: { offer: { total: { total: costs(wantedOf(['anna', 'EUR2026', today, 'recent'])) } } },
    })
    now = new Date(start.getTime() + 91 * 86_400_000)
    vias = await logInAll()
    const right = { priceList: 'EUR2026', priceDate: '2027-02-15', packs: { KITCHEN: hashes.recent } }
    expect(await offered()).toMatchObject({ ok: false, details: { terms: right } })
  })

  it('pins anew only what is sold', async () => {
    const { id, revision } = await saved(
      { ...kitchen(wantedOf(['carla', null, today, 'live'])), packs: {}, rows: {} },
      'carla',
    )
    const older = kitchen(wantedOf(['carla', null, today, 'older']))
    expect((await saved(older, 'carla', { id, revision })).terms?.packs).toEqual({ KITCHEN: hashes.live })
    const nowhere = { ...older, packs: { NOWHERE: hashes.live } }
    expect((await saved(nowhere, 'carla', { id, revision: 2 })).terms?.packs).toEqual({})
    expect(await save(nowhere, 'anna')).toMatchObject({ message: 'The catalogue NOWHERE is not sold' })
  })
})
