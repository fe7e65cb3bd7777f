import { randomUUID } from 'node:crypto'
import { cleanForPrint, fromWireProject, toWireProject, toWireReportWish } from '@arredo/contract'
import { readDocument, splitTrade, tradeOfProject, withTrade } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOffer } from '../testing/add-offer.ts'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { uuidv7 } from '../uuidv7.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let ada: Via
let carla: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  anna = await server.logIn(tenant, 'anna')
  ada = await server.logIn(tenant, 'ada')
  carla = await server.logIn(tenant, 'carla')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
})
afterAll(() => server.end())

async function save(customerFields: Record<string, unknown> = {}): Promise<number> {
  const plain = testKitchen('Original')
  const document = { ...plain, header: { ...plain.header, customerFields } }
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, anna)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

describe('a CDF project', () => {
  const convert = (cdfProject: unknown, via: Via = anna) =>
    server.call(tenant, 'microservices/convertCDFToDauJson', { cdfProject, extraEvalData: {} }, via)
  const wire = toWireProject(testKitchen('From elsewhere'), {
    ...{
      id: null,
      evaluation: { alternative: 'a', articles: {}, findings: [], prices: {} },
      measures: null,
      currency: 'EUR',
    },
  })

  it('[H-72] becomes a project of ours, evaluated in the catalogues sold now', async () => {
    const { answer } = await convert(JSON.stringify(wire))
    if (!answer.ok || !answer.value.project) throw new Error('Not converted')
    const document = fromWireProject(answer.value.project)
    expect(document).toMatchObject({
      ok: true,
      value: { header: { name: 'From elsewhere', priceList: 'EUR2026' } },
    })
    expect(document.ok && Object.values(document.value.rows)).toMatchObject([
      { catalogue: samplePack.code, article: 'B-DOOR', model: 'LINEO_STD' },
      { placement: { at: [600, 0, 0] } },
    ])
  })

  it('[D-37, A-45 part] from before walls were kept by themselves has its walls in today’s form', async () => {
    const old = JSON.parse(`{ "envWall": {}, "rows": [
      { "type": 1, "uniqueid": "n", "pos": { "x": 0, "y": 3000, "rot": 0 }, "length": 4000, "depth": 120 },
      { "type": 1, "uniqueid": "e", "pos": { "x": 4000, "y": 3000, "rot": 270 }, "length": 3000, "depth": 120 }
    ] }`)
    const { answer } = await convert({ ...wire, ...old, rows: [...old.rows, ...wire.rows] })
    const project = answer.ok ? answer.value.project : null
    expect(fromWireProject(project)).toMatchObject({
      ok: true,
      rebuiltWalls: 0,
      value: { walls: { n: {}, e: {} } },
    })
  })

  it('[H-72, H-40, D-27] answers no project for an empty one, and refuses what is not sold by name', async () => {
    expect((await convert({})).answer).toEqual({ ok: true, value: { project: null } })
    const strange = JSON.stringify({ ...wire, rows: wire.rows }).replaceAll('B-DOOR', 'NONE')
    expect((await convert(strange)).answer).toMatchObject({ message: 'NONE is an unknown article' })
  })
})

describe('a copy of a project', () => {
  it('[H-78, A-62 part, D-15] is a new project with new rows, unknown to other systems', async () => {
    const id = await save({ insightContextId: 'I-1', note: 'blue' })
    const input = { id, idempotencyKey: randomUUID() }
    const first = await server.call(tenant, 'projects/clone', input, anna)
    const again = await server.call(tenant, 'projects/clone', input, anna)
    if (!first.answer.ok) throw new Error(first.answer.message)
    expect(first.answer.value).toMatchObject({ revision: 1, status: 'assigned' })
    expect(first.answer.value.id).not.toBe(id)
    expect(again.answer).toEqual(first.answer)

    const loaded = await server.call(tenant, 'projects/load', { id: first.answer.value.id }, anna)
    const copy = loaded.answer.ok ? readDocument(loaded.answer.value.document) : loaded.answer
    expect(copy).toMatchObject({ ok: true, value: { header: { customerFields: { note: 'blue' } } } })
    const original = Object.keys(testKitchen('Original').rows)
    expect(
      copy.ok && 'rows' in copy.value && Object.keys(copy.value.rows).filter((row) => original.includes(row)),
    ).toEqual([])
  })

  it('[H-78] is refused to whoever cannot see the project', async () => {
    const id = await save()
    const { answer } = await server.call(
      tenant,
      'projects/clone',
      { id, idempotencyKey: randomUUID() },
      carla,
    )
    expect(answer).toMatchObject({ code: 'notFound', message: 'Project not found' })
  })
})

describe('a report', () => {
  const ask = (report: string, project: number | null, via: Via = anna) =>
    server.call(
      tenant,
      'projects/jPrjCreatePDFDevExpress',
      toWireReportWish(
        { report, project, format: 'pdf', params: [], sent: null, language: null },
        { site: '', user: '', projects: null },
      ),
      via,
    )

  it('[H-79 part] is the document of the newest offer, as a list whose one entry holds a path', async () => {
    const id = await save()
    await addOfferWithFile(id)
    const file = await addOfferWithFile(id)
    const made = await ask('offer', id)
    expect(made.answer).toEqual({
      ok: true,
      value: [{ file: expect.stringContaining(`/files/${file}?key=`) }],
    })
  })

  it('[H-79 part] says plainly what there is no report of', async () => {
    const id = await save()
    expect((await ask('Cutting list', id)).answer).toMatchObject({
      message: 'Report [Cutting list] not found',
    })
    expect((await ask('Offer', null)).answer).toMatchObject({ message: 'Save the project first' })
    expect((await ask('Offer', id, carla)).answer).toMatchObject({ message: 'Project not found' })
  })
})

describe('a project for the printer', () => {
  const clean = (jOrd: unknown, via: Via = anna) =>
    server.call(tenant, 'jprjcleaner/jPrjPrintCleaner', { wSite: 'Atlas', _uid: 'anna', jOrd }, via)
  const discounted = withTrade(testKitchen('To print'), tradeOfProject, { discounts: [0.5, 0.1] })
  const project = toWireProject(discounted, {
    ...{ id: 7, measures: null, currency: 'EUR', history: ['Place'] },
    evaluation: { alternative: 'a', articles: {}, findings: [], prices: {} },
  })

  it('[A-158, D-260 part] is answered without what is not for paper, to the trade with its discounts alone', async () => {
    const [forTrade, forOthers] = [true, false].map((isTradeKnown) =>
      cleanForPrint(project, { isTradeKnown }),
    )
    expect(forTrade).not.toEqual(forOthers)
    expect((await clean(JSON.stringify(project))).answer).toEqual({ ok: true, value: forTrade })
    expect((await clean(project)).answer).toEqual({ ok: true, value: forTrade })
    expect((await clean(project, carla)).answer).toEqual({ ok: true, value: forOthers })
  })

  it('[D-260 part] is none where none was sent, and refused where it is nothing of ours', async () => {
    expect((await clean('')).answer).toEqual({ ok: true, value: null })
    for (const other of ['x', '{}', '['.repeat(50_000)]) {
      expect((await clean(other)).answer).toMatchObject({ message: 'The project is not valid' })
    }
  })
})

describe('translations', () => {
  it('[H-78, D-35, H-51] are saved by supervisors for the whole brand, and answer OK', async () => {
    const words = { lang: 'IT', Room: 'Ambiente', Save: 'Salva' }
    const saved = await server.call(tenant, 'translations/save', words, ada)
    await server.call(tenant, 'translations/save', { lang: 'it', Room: 'Stanza', Open: '' }, ada)
    const bySeller = await server.call(tenant, 'translations/save', words, anna)
    const unknown = await server.call(tenant, 'translations/save', { lang: 'xx' }, ada)

    expect(saved.answer).toEqual({ ok: true, value: 'OK' })
    expect(bySeller.status).toBe(403)
    expect(unknown.answer).toMatchObject({ message: 'Lang [xx] not valid' })
    expect((await server.call(tenant, 'translations/load', { lang: 'it' })).answer).toEqual({
      ok: true,
      value: { Room: 'Stanza', Save: 'Salva' },
    })
  })

  it('are so many and no more, because every page that opens is sent all of them', async () => {
    const many = (prefix: string, count: number, text: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix} ${index}`, text]))
    const save = async (words: Readonly<Record<string, string>>) =>
      (await server.call(tenant, 'translations/save', { lang: 'en', ...words }, ada)).answer
    const full = { ok: false, message: 'There are too many words of your own in this language. Save less' }
    expect(await save(many('a', 4_999, 'b'))).toMatchObject({ ok: true })
    expect(await save(many('b', 2, 'b'))).toMatchObject(full)
    // The same sentences again are no more than they were; longer ones may be.
    expect(await save(many('a', 4_999, 'c'))).toMatchObject({ ok: true })
    expect(await save(many('a', 260, 'd'.repeat(3_900)))).toMatchObject(full)
    const { answer } = await server.call(tenant, 'translations/load', { lang: 'en' })
    expect(answer.ok && new Set(Object.values(answer.value))).toEqual(new Set(['c']))
  })
})

/** An offer whose document is there, as the worker leaves it. */
async function addOfferWithFile(project: number): Promise<string> {
  const asOwner = (text: string, values: readonly unknown[]) =>
    queryAs(server.database.ownerUrl, text, { tenant: tenant.number, values })
  const file = uuidv7()
  await asOwner(
    `insert into file (tenant, id, hash, content_type, name, size, project)
     values (1, $1, $2, 'application/pdf', 'Offer.pdf', 10, $3)`,
    [file, 'a'.repeat(64), project],
  )
  await addOffer(asOwner, { project, files: [file, file] })
  return file
}
