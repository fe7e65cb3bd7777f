import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectListing } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStage } from '../../../../tools/stack/build-stage.ts'
import { folderFiles } from '../files/folder-files.ts'
import { jobWork } from '../jobs/job-work.ts'
import { queryAs } from '../testing/query-as.ts'
import { contrast, readPng } from '../testing/read-png.ts'
import { testDocument } from '../testing/test-document.ts'
import { testPublication } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { noTypesetter, until } from '../testing/test-worker.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import type { Pictures } from './create-pictures.ts'
import { openPictures } from './open-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const webFolder = join(folder, 'web')
const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let pictures: Pictures
let worker: Worker | null = null
let taken = 0

beforeAll(async () => {
  await buildStage(webFolder)
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  pictures = openPictures({ chromiumPath: 'chromium', webFolder, webDevUrl: null }, log)
})
afterAll(async () => {
  await worker?.stop()
  await pictures.close()
  await server.end()
  rmSync(folder, { recursive: true })
})

async function work(): Promise<void> {
  worker ??= await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
    },
    work: jobWork(['pictures/articles']),
    portsFor: (number) => ({
      files: folderFiles(folder).of(number),
      typesetter: noTypesetter,
      pictures: {
        ...pictures,
        projectPicture(request) {
          taken++
          return pictures.projectPicture(request)
        },
      },
    }),
    log,
  })
}

async function save(document: ProjectDocument, id: number | null = null, revision = 0): Promise<number> {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, anna)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function listed(id: number): Promise<ProjectListing | undefined> {
  const { answer } = await server.call(tenant, 'projects/list', {}, anna)
  return answer.ok ? answer.value.projects.find((project) => project.id === id) : undefined
}

function get(path: string, via: Via | null, tag?: string, { host } = tenant) {
  const session = via && 'bearer' in via ? { authorization: `Bearer ${via.bearer}` } : {}
  const headers = { host, ...session, ...(tag ? { 'if-none-match': tag } : {}) }
  return server.fastify.inject({ method: 'GET', url: path, headers })
}

describe('the picture of a project', () => {
  it('[A-55 part] follows the save, of the newest revision only, and is what lists show', async () => {
    const id = await save(furnishedRoom('Kitchen'))
    await save(furnishedRoom('Kitchen, again'), id, 1)
    await save(furnishedRoom('Kitchen, at last'), id, 2)
    expect((await listed(id))?.picture).toBeNull()
    expect((await get(`/pictures/${id}`, anna)).statusCode).toBe(404)

    await work()
    await until(async () => (await listed(id))?.picture?.revision === 3, 60_000)
    await until(async () => (await statesOf('pictures/project')).every((state) => state === 'done'))
    expect(taken).toBe(1)

    const served = await get(`/pictures/${id}`, anna)
    expect(served.statusCode).toBe(200)
    expect(served.headers['content-type']).toBe('image/webp')
    expect(webpSize(served.rawPayload)).toEqual([640, 480])
    // A blank picture of this size is a few hundred bytes.
    expect(served.rawPayload.length).toBeGreaterThan(4_000)
    expect(served.headers.etag).toBe(`"${(await listed(id))?.picture?.hash}"`)
    expect((await get(`/pictures/${id}`, anna, String(served.headers.etag))).statusCode).toBe(304)
  })

  it('is not there for another shop, another tenant, or nobody', async () => {
    const id = await save(furnishedRoom('Secret'))
    await work()
    await until(async () => (await listed(id))?.picture?.revision === 1, 60_000)
    expect((await get(`/pictures/${id}`, anna)).statusCode).toBe(200)
    expect((await get(`/pictures/${id}`, await server.logIn(tenant, 'bruno'))).statusCode).toBe(404)
    expect((await get(`/pictures/${id}`, null)).statusCode).toBe(404)
    const stranger = await server.logIn(other, 'anna')
    expect((await get(`/pictures/${id}`, stranger, undefined, other)).statusCode).toBe(404)
    expect((await get(`/pictures/${id}`, anna, undefined, other)).statusCode).toBe(404)
    expect((await get('/pictures/0', anna)).statusCode).toBe(404)
    expect((await get('/pictures/nothing', anna)).statusCode).toBe(404)
  })

  it('goes when nothing is left to see', async () => {
    const id = await save(furnishedRoom('Soon empty'))
    await work()
    await until(async () => (await listed(id))?.picture?.revision === 1, 60_000)
    await save(testDocument('Empty'), id, 1)
    await until(async () => (await listed(id))?.picture === null, 60_000)
  })
})

describe('a picture on request', () => {
  it('[D-29 part] is a file of the project, from any view, in the size asked for or 1000', async () => {
    await work()
    const id = await save(furnishedRoom('Pictured'))
    const { answer } = await server.call(
      tenant,
      'pictures/take',
      {
        project: id,
        view: { eye: [2400, 300, 1600], target: [2400, 4000, 900], fieldOfView: 55 },
        width: 300,
        height: -7,
      },
      anna,
    )
    if (!answer.ok) throw new Error(answer.message)
    const { job } = answer.value
    await until(async () => (await resultOf(job)) !== null, 60_000)
    const result = (await resultOf(job)) as { file: string }
    const served = await get(`/files/${result.file}`, anna)
    expect(served.headers['content-type']).toBe('image/png')
    const pixels = readPng(served.rawPayload)
    expect([pixels.width, pixels.height]).toEqual([300, 1000])
    expect(contrast(pixels)).toBeGreaterThan(8)
  })

  it('of a project one may not see is refused', async () => {
    const id = await save(furnishedRoom('Hidden'))
    const input = { project: id, view: 'overview', width: 10, height: 10 } as const
    const { answer } = await server.call(tenant, 'pictures/take', input, await server.logIn(tenant, 'bruno'))
    expect(answer).toMatchObject({ ok: false, code: 'notFound' })
  })
})

async function statesOf(task: string): Promise<string[]> {
  return (await rows<{ state: string }>('select state from job where task = $1', [task])).map(
    ({ state }) => state,
  )
}

async function resultOf(job: string): Promise<unknown> {
  return (await rows<{ result: unknown }>('select result from job where id = $1', [job]))[0]?.result ?? null
}

function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: 1, values })
}

/** Extended WebP, as Chromium writes it: 24 bits each, less one. */
function webpSize(bytes: Buffer): number[] {
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
}
