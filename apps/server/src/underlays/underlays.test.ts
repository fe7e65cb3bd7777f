import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromWireKeptViews, largestUnderlay, toWireViewmaker } from '@arredo/contract'
import { samplePictures, sampleWebp } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via
let filesFolder: string

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'arredo-underlays-'))
  server = await startTestServer({ filesFolder })
  tenant = await server.addTenant(1, { guestMaySave: false })
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
})
afterAll(async () => {
  await server.end()
  await rm(filesFolder, { recursive: true })
})

const png = Buffer.from(samplePictures.png)
const jpeg = Buffer.from(samplePictures.jpeg)
const webp = Buffer.from(sampleWebp('a plan'))
const lines = Buffer.from(JSON.stringify({ width: 5000, height: 4000, lines: [[0, 0, 5000, 4000]] }))

async function put(bytes: Buffer, via: Via | undefined = anna) {
  return server.call(tenant, 'underlays/put', { content: bytes.toString('base64') }, via)
}

async function load(file: string, at = tenant, via: Via | undefined = anna) {
  return (await server.call(at, 'underlays/load', { file }, via)).answer
}

it('[D-109 part] keeps pictures and lines under their content, and gives them to whoever has a session of the tenant', async () => {
  for (const [bytes, kind] of [
    [png, 'png'],
    [jpeg, 'jpeg'],
    [webp, 'webp'],
    [lines, 'json'],
  ] as const) {
    const { answer } = await put(bytes)
    if (!answer.ok) throw new Error(answer.message)
    const { file } = answer.value
    expect(file).toMatch(new RegExp(`^[0-9a-f]{64}\\.${kind}$`))
    expect((await put(bytes)).answer).toEqual(answer)
    expect(await load(file)).toEqual({ ok: true, value: { content: bytes.toString('base64') } })
    const carla = await server.logIn(tenant, 'carla')
    expect(await load(file, tenant, carla)).toMatchObject({ ok: true })
  }
})

it('another tenant, nobody, and a name that was never given find nothing', async () => {
  const { answer } = await put(png)
  if (!answer.ok) throw new Error(answer.message)
  const { file } = answer.value
  const stranger = await server.logIn(other, 'anna')
  expect(await load(file, other, stranger)).toMatchObject({ ok: false, code: 'notFound' })
  expect(await load(file, other, anna)).toMatchObject({ ok: false, code: 'notLoggedIn' })
  expect((await server.call(tenant, 'underlays/load', { file })).status).toBe(401)
  expect(await load(file.replace('.png', '.webp'))).toMatchObject({ code: 'notFound' })
  for (const name of ['', '../../etc/passwd', `${'0'.repeat(64)}.png`, 'x'.repeat(200)])
    expect(await load(name)).toMatchObject({ code: 'notFound' })

  const offer = await folderFiles(filesFolder).of(tenant.number).put(Buffer.from('%PDF an offer'))
  expect(await load(`${offer}.png`)).toMatchObject({ code: 'notFound' })
})

it('refuses what is too large, no picture, or lines beyond all measure, by what the bytes say', async () => {
  const full = Buffer.concat([png, Buffer.alloc(largestUnderlay - png.length)])
  expect((await put(full)).answer).toMatchObject({ ok: true })
  expect((await put(Buffer.concat([full, Buffer.alloc(1)]))).answer).toMatchObject({
    message: 'An underlay has at most 5 MB. Save it smaller',
  })
  expect((await put(Buffer.concat([full, Buffer.alloc(9)]))).status).toBe(400)
  const drawing = (given: object) => Buffer.from(JSON.stringify({ width: 1, height: 1, lines: [], ...given }))
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    Buffer.from('GIF89a'),
    Buffer.from('%PDF-1.7 <</MediaBox [0 0 30000 30000]>>'),
    Buffer.from('{'),
    Buffer.alloc(0),
    drawing({ width: -1 }),
    drawing({ lines: [[1, 2]] }),
    drawing({ lines: [[1, 2, 3, 1e99]] }),
    drawing({ lines: 'a' }),
  ])
    expect((await put(bytes)).answer).toMatchObject({
      message: 'An underlay must be a PNG, JPEG or WebP picture, or a drawing',
    })
  expect((await server.call(tenant, 'underlays/put', { content: 'not base64!' }, anna)).status).toBe(400)
})

it('refuses a picture of a billion pixels and one that is not whole by their headers, and keeps none of what was written beside the pixels', async () => {
  const wide = (picture: Buffer, at: number) => {
    const told = Buffer.from(picture)
    told.writeUInt16BE(30_000, at)
    return told
  }
  const frame = jpeg.indexOf('\xff\xc0', 'latin1')
  const tooWide = 'An underlay has at most 4096 pixels on a side. Save it smaller'
  for (const bytes of [wide(png, 18), wide(png, 22), wide(jpeg, frame + 5), wide(jpeg, frame + 7)])
    expect((await put(bytes)).answer).toMatchObject({ ok: false, message: tooWide })
  expect((await put(Buffer.from(sampleWebp('wide', 0, 16_384)))).answer).toMatchObject({ message: tooWide })
  expect((await put(Buffer.from(sampleWebp('largest', 0, 4096)))).answer).toMatchObject({ ok: true })
  for (const bytes of [png.subarray(0, -12), jpeg.subarray(0, -2), webp.subarray(0, -2)])
    expect((await put(bytes)).answer).toMatchObject({ message: 'This picture is not whole. Save it anew' })

  const bare = (await put(png)).answer
  expect((await put(Buffer.concat([png, Buffer.from('45.4642 N 9.1900 E')]))).answer).toEqual(bare)
})

it('[D-262 part] keeps pictures of views as the protocol sends them, each under a name for its view', async () => {
  const view = (name: string, bytes = png) => ({
    ...{ name, picture: `data:image/png;base64,${bytes.toString('base64')}` },
  })
  const keep = async (input: { json: string }) =>
    (await server.call(tenant, 'projects/saveViewMaker', input, anna)).answer
  const kept = await keep(toWireViewmaker([view('Sink'), view('Door', jpeg)]))
  const [sink, door] = fromWireKeptViews(kept.ok ? kept.value : [])
  expect(sink).toEqual({ name: 'Sink', file: expect.stringMatching(/^[0-9a-f]{64}\.png$/) })
  expect(door).toEqual({ name: 'Door', file: expect.stringMatching(/^[0-9a-f]{64}\.jpeg$/) })
  expect(await load(sink?.file ?? '')).toEqual({ ok: true, value: { content: png.toString('base64') } })

  const message = 'Something went wrong please try again'
  for (const wrong of [
    { json: 'x' },
    toWireViewmaker([]),
    toWireViewmaker([{ name: 'A', picture: 'https://elsewhere/a.png' }]),
    toWireViewmaker(Array.from({ length: 21 }, () => view('A'))),
  ]) {
    expect(await keep(wrong)).toMatchObject({ ok: false, message })
  }
})

it('[D-109 part] takes none of who may not save, and not any number in a short time', async () => {
  expect((await server.call(tenant, 'underlays/put', { content: png.toString('base64') })).status).toBe(401)
  const { answer: entered } = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
  const bearer = entered.ok ? entered.value.bearer : null
  if (!bearer) throw new Error('no guest')
  expect((await put(png, { bearer })).status).toBe(403)

  const bruno = await server.logIn(tenant, 'bruno')
  const codes = new Set<string>()
  for (let round = 0; round < 45; round++) {
    const { answer } = await put(Buffer.concat([png, Buffer.from(randomUUID())]), bruno)
    codes.add(answer.ok ? 'ok' : answer.code)
  }
  expect([...codes]).toEqual(['ok', 'tooMany'])
})
