import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import { samplePack } from '@arredo/testing'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStage } from '../../../../tools/stack/build-stage.ts'
import { packHash } from '../catalogues/pack-hash.ts'
import { folderFiles } from '../files/folder-files.ts'
import { jobWork } from '../jobs/job-work.ts'
import type { Pictures } from '../pictures/create-pictures.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { noTypesetter, until } from '../testing/test-worker.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import { startMissingPictures } from './start-missing-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'article-pictures-'))
const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
let server: TestServer
let tenant: TestTenant
let other: TestTenant
let pictures: Pictures
let worker: Worker
const drawn: string[] = []
const broken = new Set<string>()
/** Two cores may have other work. */
const patience = 240_000

const [door] = samplePack.articles
if (!door) throw new Error('the sample has an article')
type PriceItem = Pack['priceLists'][number]['items'][number]
const codes = ['B-DOOR', 'B-PRO', 'B-TWIN']
/** Two articles that look alike and one that does not. */
const range: Pack = {
  ...samplePack,
  articles: [
    door,
    { ...door, code: 'B-PRO', models: ['LINEO_PRO'] },
    { ...door, code: 'B-TWIN', name: { en: 'The same' } },
  ],
  priceLists: samplePack.priceLists.map((list) => ({
    ...list,
    items: list.items.flatMap((item): PriceItem[] =>
      item.kind === 'matrix' ? codes.map((article) => ({ ...item, article })) : [item],
    ),
  })),
}

let openings: Pack

beforeAll(async () => {
  const compiled = await compileCatalogueFolder(join(import.meta.dirname, '../../../../catalogues/openings'))
  if (!compiled.ok) throw new Error('The openings have mistakes')
  openings = compiled.pack
  const webFolder = join(folder, 'web')
  await buildStage(webFolder)
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  pictures = openPictures({ chromiumPath: 'chromium', webFolder, webDevUrl: null }, log)
  worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
    },
    work: jobWork(),
    portsFor: (number) => ({
      files: folderFiles(folder).of(number),
      typesetter: noTypesetter,
      pictures: {
        ...pictures,
        async articlePicture(request) {
          drawn.push(request.article)
          if (broken.has(request.article)) throw new Error('It cannot be drawn')
          return pictures.articlePicture(request)
        },
      },
    }),
    log,
  })
}, patience)
afterAll(async () => {
  await worker.stop()
  await pictures.close()
  await server.end()
  rmSync(folder, { recursive: true })
})

async function publish(place: TestTenant, pack: Pack): Promise<string> {
  const hash = packHash(pack)
  const ada = await server.logIn(place, 'ada')
  const { answer } = await server.call(place, 'catalogues/publish', { pack, hash }, ada)
  if (!answer.ok) throw new Error(`${answer.message} ${JSON.stringify(answer.details)}`)
  return hash
}

async function picturesOf(place: TestTenant, hash: string): Promise<Record<string, string>> {
  const { answer } = await server.call(
    place,
    'catalogues/pictures',
    { hash },
    await server.logIn(place, 'anna'),
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function finished(place: TestTenant, hash: string): Promise<Record<string, string>> {
  await until(async () => Object.keys(await picturesOf(place, hash)).length === 3, patience)
  return picturesOf(place, hash)
}

function get(place: TestTenant, url: string) {
  return server.fastify.inject({ method: 'GET', url, headers: { host: place.host } })
}

describe('the pictures of articles', () => {
  it(
    'are made once a pack is published, one for all that look alike, and stay for ever',
    async () => {
      const hash = await publish(tenant, range)
      const made = await finished(tenant, hash)
      expect(drawn).toEqual(['B-DOOR', 'B-PRO'])
      expect(made['B-TWIN']).toBe(made['B-DOOR'])
      expect(made['B-PRO']).not.toBe(made['B-DOOR'])

      const served = await get(tenant, made['B-DOOR'] ?? '')
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(served.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
      expect(served.rawPayload.length).toBeGreaterThan(2_000)
    },
    patience,
  )

  it('are what the search shows', async () => {
    const made = await finished(tenant, packHash(range))
    const anna = await server.logIn(tenant, 'anna')
    const wish = { language: 'en', sort: 'relevance', limit: 10 } as const
    const { answer } = await server.call(tenant, 'catalogues/search', wish, anna)
    if (!answer.ok) throw new Error(answer.message)
    expect(Object.fromEntries(answer.value.articles.map(({ code, picture }) => [code, picture]))).toEqual(
      made,
    )
  })

  it(
    'are not made again for other prices and words, but for another surface',
    async () => {
      const before = await picturesOf(tenant, packHash(range))
      drawn.length = 0
      const dearer: Pack = {
        ...range,
        version: '2',
        articles: range.articles.map((article) => ({ ...article, name: { en: 'Another name' } })),
        priceLists: range.priceLists.map((list) => ({ ...list, vat: '0.19' })),
      }
      expect(await finished(tenant, await publish(tenant, dearer))).toEqual(before)
      expect(drawn).toEqual([])

      const { sage } = samplePack.materials
      if (!sage) throw new Error('the sample is sage')
      const redder = {
        ...range,
        version: '3',
        materials: { ...range.materials, sage: { ...sage, colour: '#b06a5e' } },
      }
      const changed = await finished(tenant, await publish(tenant, redder))
      expect(drawn).toEqual(['B-DOOR'])
      expect(changed['B-DOOR']).not.toBe(before['B-DOOR'])
      expect(changed['B-PRO']).toBe(before['B-PRO'])
      expect((await get(tenant, before['B-DOOR'] ?? '')).statusCode).toBe(200)
    },
    patience,
  )

  it(
    'of one tenant are not there for another, which has its own of the same range',
    async () => {
      const hash = packHash(range)
      const address = (await picturesOf(tenant, hash))['B-DOOR'] ?? ''
      expect((await get(other, address)).statusCode).toBe(404)
      expect(await picturesOf(other, hash)).toEqual({})

      drawn.length = 0
      await publish(other, range)
      expect((await finished(other, hash))['B-DOOR']).toBe(address)
      expect((await get(other, address)).statusCode).toBe(200)
      expect(drawn).toEqual([])
      expect((await get(tenant, '/article-pictures/nothing.webp')).statusCode).toBe(404)
    },
    patience,
  )

  it(
    'come for all other articles when one cannot be drawn, and for that one when it can',
    async () => {
      const { white } = samplePack.materials
      if (!white) throw new Error('the sample has white')
      const materials = { ...range.materials, white: { ...white, colour: '#e2d8c3' } }
      broken.add('B-PRO')
      const hash = await publish(tenant, { ...range, version: '4', materials })
      await until(async () => Object.keys(await picturesOf(tenant, hash)).length === 2, patience)
      expect(Object.keys(await picturesOf(tenant, hash)).toSorted()).toEqual(['B-DOOR', 'B-TWIN'])
      broken.clear()
      await finished(tenant, hash)
    },
    patience,
  )

  it(
    'that cannot be drawn are tried three times, written down and left, also after a start of every worker',
    async () => {
      const { white } = samplePack.materials
      if (!white) throw new Error('the sample has white')
      const materials = { ...range.materials, white: { ...white, colour: '#d8e2c3' } }
      broken.add('B-PRO')
      drawn.length = 0
      const hash = await publish(tenant, { ...range, version: '4.1', materials })
      const jobsOf = () => asOwner("select state, result from job where input ->> 'hash' = $1", [hash])
      await until(async () => (await jobsOf()).every(({ state }) => state === 'done'), patience)
      expect((await jobsOf()).map(({ result }) => result)).toContainEqual(
        expect.objectContaining({ missing: ['B-PRO'] }),
      )
      expect(drawn.filter((article) => article === 'B-PRO')).toHaveLength(3)

      await startMissingPictures(worker.databases)
      expect((await jobsOf()).every(({ state }) => state === 'done')).toBe(true)
      broken.clear()
    },
    patience,
  )

  it(
    'that ship with us are not drawn',
    async () => {
      drawn.length = 0
      const hash = await publish(other, openings)
      const shown = openings.articles.length
      await until(async () => Object.keys(await picturesOf(other, hash)).length === shown, patience)
      expect(drawn).toEqual([])
    },
    patience,
  )

  it(
    'are made for packs that were published before there were any',
    async () => {
      const hash = await publish(tenant, range)
      const made = await finished(tenant, hash)
      await asOwner('delete from article_picture where pack = $1', [hash])
      await asOwner('update pack set pictured_stage = null where hash = $1', [hash])
      await startMissingPictures(worker.databases)
      expect(await finished(tenant, hash)).toEqual(made)
    },
    patience,
  )

  it(
    'are not looked for again where all are made that can be, also after a start of every worker',
    async () => {
      const [first, ...others] = range.articles
      if (!first) throw new Error('the range has articles')
      const articles = [{ ...first, replacedBy: 'B-PRO' }, ...others]
      const hash = await publish(tenant, { ...range, version: '5', articles })
      const isPictured = async () =>
        (await asOwner('select pictured_stage from pack where hash = $1', [hash]))[0]?.pictured_stage !== null
      await until(isPictured, patience)
      expect(Object.keys(await picturesOf(tenant, hash)).toSorted()).toEqual(['B-PRO', 'B-TWIN'])

      const jobsOf = () => asOwner("select id from job where input ->> 'hash' = $1", [hash])
      const before = await jobsOf()
      await startMissingPictures(worker.databases)
      expect(await jobsOf()).toEqual(before)
    },
    patience,
  )
})

function asOwner(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: 1, values })
}
