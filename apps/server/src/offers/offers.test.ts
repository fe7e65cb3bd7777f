import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfferListing, ReportAnswers } from '@arredo/contract'
import { type ArticleRow, type ProjectDocument, splitTrade } from '@arredo/project'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentSnapshot } from '../documents/document-snapshot.ts'
import { folderFiles } from '../files/folder-files.ts'
import type { JobPorts } from '../jobs/job-context.ts'
import { jobWork } from '../jobs/job-work.ts'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'

let server: TestServer
let worker: Worker
const typesetter = createTypesetter({ log: () => {} })
let tenant: TestTenant
let other: TestTenant
let anna: Via
const drawn: unknown[] = []
/** Stands in for the stage, which has tests of its own. */
const pictures: JobPorts['pictures'] = {
  async projectPicture({ document, view, width }) {
    // The small picture of a saved project is taken whenever its turn comes.
    if (width > 1000) drawn.push(view)
    if (document.header.name === 'Cannot be drawn') throw new Error('No stage')
    return greyDot
  },
  articlePicture: async () => greyDot,
}
const greyDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPYAgAAtgC1GKYl5AAAAABJRU5ErkJggg==',
  'base64',
)

const folder = mkdtempSync(join(tmpdir(), 'offers-'))

beforeAll(async () => {
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 5_000, stopAfter: 5_000 },
    },
    work: jobWork(),
    portsFor: (number) => ({ files: folderFiles(folder).of(number), pictures, typesetter }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })
})
afterAll(async () => {
  await worker.stop()
  await typesetter.close()
  await server.end()
  rmSync(folder, { recursive: true })
})

async function save(document: ProjectDocument, id: number | null = null, revision = 0, via = anna) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

type Asked = Partial<Record<'idempotencyKey' | 'language', string>> &
  Partial<Record<'validDays' | 'revision', number>> & { answers?: ReportAnswers }

function ask(projectId: number, { revision = 1, ...changes }: Asked = {}, via: Via = anna, site = tenant) {
  const input = {
    projectId,
    revision,
    idempotencyKey: randomUUID(),
    language: 'en',
    validDays: 30,
    ...changes,
  }
  return server.call(site, 'offers/make', input, via)
}

async function make(projectId: number, changes: Asked = {}): Promise<OfferListing> {
  const { answer } = await ask(projectId, changes)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.offer
}

async function ready({ id }: OfferListing): Promise<OfferListing & { document: object }> {
  let offer: OfferListing | null = null
  await until(async () => {
    const { answer } = await server.call(tenant, 'offers/get', { id }, anna)
    offer = answer.ok ? answer.value : null
    return offer?.state !== 'making'
  })
  if (!offer) throw new Error('The offer went away')
  return offer
}

async function makeAgain(offer: OfferListing) {
  await asOwner(`delete from document_file where document = '${offer.id}'`)
  await asOwner(`update document set pages = null where id = '${offer.id}'`)
  await asOwner(`update job set state = 'queued' where id = '${offer.job}'`)
  await asOwner(`select enqueue('offer/make', '{"job": "${offer.job}"}'::jsonb)`, server.database.appUrl)
  return ready(offer)
}

function fetchFile(file: string, via: Via | null = anna, site = tenant, query = '') {
  const headers = via && 'bearer' in via ? { authorization: `Bearer ${via.bearer}` } : {}
  return server.fastify.inject({ url: `/files/${file}${query}`, headers: { host: site.host, ...headers } })
}

function pdfText(pdf: Buffer): string {
  const path = join(folder, `${randomUUID()}.pdf`)
  writeFileSync(path, pdf)
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
}

function asOwner<Row extends pg.QueryResultRow>(text: string, url = server.database.ownerUrl) {
  return queryAs<Row>(url, text, { tenant: tenant.number })
}

describe('making an offer', () => {
  it('[D-43 part] [D-80 part] gives a numbered document in the customer’s face and moves an assigned project to offer', async () => {
    const { id, price, status } = await save(testKitchen('Rossi, kitchen'))
    expect(status).toBe('assigned')
    const { answer } = await ask(id, { language: 'it', validDays: 14 })
    expect(answer).toMatchObject({ ok: true, value: { status: 'offer', offer: { total: price } } })
    if (!answer.ok) return

    const offer = await ready(answer.value.offer)
    expect(offer).toMatchObject({ state: 'ready', document: { pages: 3 }, madeBy: 'Anna' })
    expect(Date.parse(offer.validUntil) - Date.parse(offer.madeAt.slice(0, 10))).toBeLessThanOrEqual(
      15 * 86_400_000,
    )
    const file = await fetchFile(offer.document?.file ?? '', anna, tenant, '?download')
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Offerta ${offer.number}.pdf"; filename*=UTF-8''Offerta%20${offer.number}.pdf`,
    })
    const text = pdfText(file.rawPayload)
    for (const words of [
      `Offerta ${offer.number}`,
      'Gentile Rosa Bianchi',
      'Totale IVA inclusa',
      'B-DOOR',
      'Anna',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/discount|sconto/i)

    const loaded = await server.call(tenant, 'projects/load', { id }, anna)
    expect(loaded.answer).toMatchObject({
      value: { revision: 1, document: { header: { status: 'offer' } } },
    })
  })

  it('is refused while something stands outside the room, whoever asks', async () => {
    const furnished = furnishedRoom('Out in the garden')
    const { placement, ...cabinet } = furnished.rows['cabinet-0'] as ArticleRow
    const away = { at: [9000, 9000, 0], rotation: 0, seat: { on: 'floor' } } as const
    const outside = {
      ...furnished,
      rows: { ...furnished.rows, [cabinet.id]: { ...cabinet, placement: away } },
    }
    const { id } = await save(outside)
    expect((await ask(id)).answer).toMatchObject({
      ...{ ok: false, code: 'invalid' },
      message: 'Something stands outside the room: bring it in or remove it first',
    })
    const inside = { ...outside, rows: { ...outside.rows, [cabinet.id]: { ...cabinet, placement } } }
    await save(inside, id, 1)
    expect((await ask(id, { revision: 2 })).answer).toMatchObject({ ok: true })
  })

  it('is one offer for one intent, however many ask at once', async () => {
    const { id } = await save(testKitchen('Twenty at once'))
    const idempotencyKey = randomUUID()
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(id, { idempotencyKey })))
    expect(asked[0]?.status).toBe(200)
    for (const { answer } of asked) expect(answer).toEqual(asked[0]?.answer)
    const listed = await server.call(tenant, 'offers/list', { projectId: id }, anna)
    expect(listed.answer).toMatchObject({ ok: true, value: [{ projectId: id }] })
    const { answer } = await ask(id, { idempotencyKey, validDays: 31 })
    expect(answer).toMatchObject({ ok: false, code: 'reusedKey' })
  })

  it('counts without gaps and without doubles, whatever fails in between', async () => {
    const { id } = await save(testKitchen('Counted'))
    const empty = await save(testKitchen('Nothing in it', 0))
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 3 === 2 ? ask(empty.id) : ask(id))),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(asked.find(({ status }) => status === 400)?.answer).toMatchObject({
      message: 'There is nothing to offer yet: place an article first',
    })
    const numbers = await asOwner<{ number: number }>('select number from offer order by number')
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  })

  it('is refused for a revision that is not the newest, a language the brand has not, and a project without prices', async () => {
    const { id } = await save(testKitchen('Old'))
    await save(testKitchen('Newer'), id, 1)
    expect((await ask(id)).answer).toMatchObject({ code: 'conflict', details: { revision: 2 } })
    expect((await ask(id, { revision: 2, language: 'xx' })).answer).toMatchObject({ code: 'invalid' })
    const unpriced = await save({ ...testKitchen('No list'), packs: {} })
    expect((await ask(unpriced.id)).answer).toMatchObject({
      message: 'No price list is valid for this project',
    })
    expect(
      (await asOwner(`select from audit where action = 'offer' and subject = 'project ${id}'`)).length,
    ).toBe(0)
  })

  it('[D-43 part] leaves the status where the table does not lead to an offer', async () => {
    const { id, status } = await save(testKitchen('Nobody yet', 1, null))
    expect(status).toBe('unassigned')
    expect((await ask(id)).answer).toMatchObject({ ok: true, value: { status: 'unassigned' } })
  })
})

describe('an offer', () => {
  it('stays what it was when the project goes on', async () => {
    const { id, price } = await save(testKitchen('Frozen', 2))
    const offer = await make(id)
    const [before] = await asOwner<{ snapshot: unknown }>(
      `select snapshot from document where id = '${offer.id}'`,
    )
    await save(testKitchen('Grown', 9), id, 1)
    const { document, total } = await ready(offer)
    expect(total).toEqual(price)
    const file = await fetchFile(document && 'file' in document ? String(document.file) : '')
    expect(pdfText(file.rawPayload)).toContain('Frozen')
    const [after] = await asOwner<{ snapshot: unknown }>(
      `select snapshot from document where id = '${offer.id}'`,
    )
    expect(after).toEqual(before)
    for (const url of [server.database.appUrl, server.database.workerUrl])
      await expect(asOwner(`update document set snapshot = '{}'`, url)).rejects.toThrow('permission denied')
    await expect(asOwner('delete from offer', server.database.appUrl)).rejects.toThrow('permission denied')
    await expect(asOwner('delete from document', server.database.appUrl)).rejects.toThrow('permission denied')
  })

  it('goes with the plan in place of a picture that cannot be taken', async () => {
    const { id } = await save(testKitchen('Cannot be drawn'))
    const offer = await ready(await make(id))
    expect(offer).toMatchObject({ state: 'ready', document: { pages: 2 } })
  })

  it('[D-191 part] shows the saved views that were chosen for it, in their order, each from its own place', async () => {
    const place = { eye: [0, -3000, 1600], target: [2000, 1500, 900] } as const
    const views = [
      { ...place, id: 'v1', name: 'Sink', fieldOfView: 40, order: 3, offered: true },
      { ...place, id: 'v2', name: 'Window', fieldOfView: 50, order: 2, offered: true },
      { ...place, id: 'v3', name: 'Only for us', fieldOfView: 60, order: 1, offered: false },
    ]
    const kitchen = testKitchen('With views')
    const { id } = await save({ ...kitchen, views: Object.fromEntries(views.map((view) => [view.id, view])) })
    drawn.length = 0
    const offer = await ready(await make(id))
    expect(drawn).toEqual([
      { ...place, fieldOfView: 50 },
      { ...place, fieldOfView: 40 },
    ])
    expect(offer).toMatchObject({ state: 'ready', document: { pages: 4 } })
    const file = await fetchFile(String(offer.document?.file))
    // The first is the cover, in place of the whole room.
    expect(pdfText(file.rawPayload)).toMatch(/Views of your room\s+Sink\s[\s\S]*Articles and prices/)
  })

  it('[H-48 part] shows a view by the picture that was kept of it, if that was put for projects', async () => {
    const { answer } = await server.call(
      tenant,
      'underlays/put',
      { content: greyDot.toString('base64') },
      anna,
    )
    if (!answer.ok) throw new Error(answer.message)
    const place = {
      eye: [0, -3000, 1600],
      target: [2000, 1500, 900],
      fieldOfView: 50,
      offered: true,
    } as const
    const views = {
      v: { ...place, id: 'v', name: 'Kept', order: 1, picture: answer.value.file },
      w: { ...place, id: 'w', name: 'Named only', order: 2, picture: `${'0'.repeat(64)}.png` },
    }
    const { id } = await save({ ...testKitchen('With a picture'), views })
    drawn.length = 0
    const offer = await ready(await make(id, { answers: { cover: 'room' } }))
    expect(drawn).toHaveLength(2)
    const file = await fetchFile(String(offer.document?.file))
    expect(pdfText(file.rawPayload)).toMatch(/Kept[\s\S]*Named only/)
  })

  it('made twice from one snapshot is the same file, byte by byte', async () => {
    const { id } = await save(testKitchen('Twice'))
    const offer = await ready(await make(id))
    const [row] = await asOwner<{ hash: string }>(
      `select hash from file where id = '${offer.document?.file}'`,
    )
    const again = await makeAgain(offer)
    expect(again.document?.file).not.toBe(offer.document?.file)
    const [second] = await asOwner<{ hash: string }>(
      `select hash from file where id = '${again.document?.file}'`,
    )
    expect(second?.hash).toBe(row?.hash)
  })

  it('made when documents were of version 2 is printed again as it was', async () => {
    const { id } = await save(testKitchen('Years ago'))
    const offer = await ready(await make(id))
    const [row] = await asOwner<{ hash: string; snapshot: unknown }>(
      `select file.hash, document.snapshot from document, file
       where document.id = '${offer.id}' and file.id = '${offer.document?.file}'`,
    )
    const old = JSON.stringify(asVersion2(row?.snapshot as never)).replaceAll("'", "''")
    await asOwner(`update document set snapshot = '${old}' where id = '${offer.id}'`)
    const again = await makeAgain(offer)
    const [second] = await asOwner<{ hash: string }>(
      `select hash from file where id = '${again.document?.file}'`,
    )
    expect(second?.hash).toBe(row?.hash)
  })

  it('and its files are not there for another shop, another tenant, a stranger or another customer', async () => {
    const { id } = await save(testKitchen('In shop A'))
    const offer = await ready(await make(id))
    const file = offer.document?.file ?? ''
    const bruno = await server.logIn(tenant, 'bruno')
    const carla = await server.logIn(tenant, 'carla')
    const theirs = await server.logIn(other, 'anna')
    for (const [site, via] of [
      [tenant, bruno],
      [tenant, carla],
      [other, theirs],
    ] as const) {
      const got = await server.call(site, 'offers/get', { id: offer.id }, via)
      const listed = await server.call(site, 'offers/list', { projectId: id }, via)
      const linked = await server.call(site, 'files/link', { id: file }, via)
      expect([got.status, listed.status, linked.status]).toEqual([404, 404, 404])
      expect((await fetchFile(file, via, site)).statusCode).toBe(404)
    }
    expect([(await ask(id, {}, bruno)).status, (await ask(id, {}, carla)).status]).toEqual([404, 403])
    expect((await fetchFile(file, null)).statusCode).toBe(404)
    expect((await fetchFile('..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
    expect((await fetchFile(file)).statusCode).toBe(200)
  })

  it('can be fetched without a session by a link, for as long as the link lasts', async () => {
    const { id } = await save(testKitchen('Linked'))
    const offer = await ready(await make(id))
    const preview = offer.document?.preview ?? ''
    const { answer } = await server.call(tenant, 'files/link', { id: preview }, anna)
    if (!answer.ok) throw new Error(answer.message)
    const [, key = ''] = answer.value.path.split('?')
    const picture = await fetchFile(preview, null, tenant, `?${key}`)
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
    expect(picture.body).toMatch(/^<svg/)
    for (const wrong of ['?key=', '?key=guess', `?${key}x`])
      expect((await fetchFile(preview, null, tenant, wrong)).statusCode).toBe(404)
    expect((await fetchFile(offer.document?.file ?? '', null, tenant, `?${key}`)).statusCode).toBe(404)
    await asOwner(`update file_link set expires_at = now() - interval '1 second'`)
    expect((await fetchFile(preview, null, tenant, `?${key}`)).statusCode).toBe(404)
  })
})

/** What was stored before walls had corners, rows had seats and evaluations named their alternative. */
function asVersion2({ document, evaluation, ...others }: DocumentSnapshot) {
  const { header, alternatives, rows, walls, openings, views, packs } = document
  const { alternative: _, ...answers } = evaluation
  const placed = Object.entries(rows).map(([id, row]) => {
    const at = 'placement' in row ? row.placement?.at : undefined
    return [id, { ...row, placement: { at, rotation: 0, wall: null } }]
  })
  const plain = Object.entries(alternatives).map(([id, { followers: __, ...one }]) => [id, one])
  return {
    ...others,
    evaluation: answers,
    document: {
      ...{ version: 2, header, walls, openings, views, packs },
      alternatives: Object.fromEntries(plain),
      rows: Object.fromEntries(placed),
    },
  }
}
