import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromWireCatalogue, GallerySource, toWireGalleryWish } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { samplePack, samplePictures, sampleWebp } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPublication } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

const filesFolder = mkdtempSync(join(tmpdir(), 'arredo-uploads-'))
const catalogue = samplePack.code
const png = Buffer.from(samplePictures.png)
let server: TestServer
let tenant: TestTenant
let anna: Via

beforeAll(async () => {
  server = await startTestServer({ filesFolder })
  tenant = await server.addTenant(1, { localCatalogues: [catalogue], saveprjpicture: true })
  anna = await server.logIn(tenant, 'anna')
  const ada = await server.logIn(tenant, 'ada')
  await server.call(tenant, 'catalogues/publish', testPublication, ada)
  const loft = GallerySource.parse({
    ...{ code: 'Loft', name: { en: 'Loft' }, room: { type: 'rt1', lengths: [4000, 3000] } },
    items: [{ article: samplePack.articles[0]?.code ?? '', at: [100, 2400, 0], wall: 1 }],
  })
  await server.call(tenant, 'galleries/publish', { catalogue, galleries: [loft] }, ada)
})
afterAll(async () => {
  await server.end()
  rmSync(filesFolder, { recursive: true })
})

async function saved(at = tenant, via = anna): Promise<number> {
  const document = splitTrade(furnishedRoom('Pictured'))
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...document }
  const { answer } = await server.call(at, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

function upload(id: number, bytes: Buffer, { via = anna, at = tenant }: { via?: Via; at?: TestTenant } = {}) {
  return server.call(at, 'projects/uploadImage', { id, content: bytes.toString('base64') }, via)
}

async function pictureOf(id: number) {
  const headers = { host: tenant.host, authorization: `Bearer ${'bearer' in anna ? anna.bearer : ''}` }
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await server.fastify.inject({ url: `/pictures/${id}`, headers })
  return [statusCode, sent['content-type'], statusCode === 200 ? rawPayload.length : 0]
}

it('[A-156] a gallery is loaded by catalogue and code, a picture is kept by the project’s id, catalogues are listed with their local flag', async () => {
  const wish = toWireGalleryWish({ catalogue, gallery: 'Loft' })
  expect((await server.call(tenant, 'galleries/load', wish, anna)).answer).toMatchObject({
    ...{ ok: true, value: { document: { header: { name: 'Loft' } } } },
  })
  const listed = await server.call(tenant, 'catalogs/getCatalogs', {}, anna)
  expect(listed.answer.ok && listed.answer.value.map(fromWireCatalogue)).toMatchObject([
    { code: catalogue, isLocal: true },
  ])

  const id = await saved()
  expect((await upload(id, png)).answer).toMatchObject({ ok: true })
  expect(await pictureOf(id)).toEqual([200, 'image/png', png.length])
  const { answer } = await server.call(tenant, 'projects/list', {}, anna)
  const own = answer.ok ? answer.value.projects.find((project) => project.id === id) : null
  expect(own?.picture).toMatchObject({ revision: 1 })
})

it('[D-68] the same picture of the same revision is E05, and another takes its place', async () => {
  const id = await saved()
  await upload(id, png)
  expect(await upload(id, png)).toMatchObject({ status: 409, answer: { details: { code: 'E05' } } })
  const webp = Buffer.from(sampleWebp('the other'))
  expect((await upload(id, webp)).answer).toMatchObject({ ok: true })
  expect((await pictureOf(id))[1]).toBe('image/webp')
})

it('is not for who does not see the project, may not save or brings no picture, nor where pictures are switched off', async () => {
  const id = await saved()
  const off = await server.addTenant(2, { saveprjpicture: false, guestMaySave: false })
  const stranger = await server.logIn(off, 'anna')
  await server.call(off, 'catalogues/publish', testPublication, await server.logIn(off, 'ada'))
  const theirs = await saved(off, stranger)
  const { cookie } = await server.call(off, 'auth/guest', { carrier: 'cookie' })
  const answers = await Promise.all([
    upload(id, png, { via: await server.logIn(tenant, 'bruno') }),
    upload(999_999, png),
    upload(id, png, { via: stranger, at: off }),
    upload(theirs, png, { via: stranger, at: off }),
    upload(theirs, png, { via: { cookie: cookie ?? '' }, at: off }),
    upload(id, Buffer.from('<svg/>')),
    upload(id, png.subarray(0, 40)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 403, 403, 400, 400])
  expect((await pictureOf(id))[0]).toBe(404)
})
