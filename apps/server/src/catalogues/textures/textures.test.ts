import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pack } from '@arredo/catalogue'
import { newCatalogue, readCatalogueSource } from '@arredo/cli'
import type { Calls, InputOf } from '@arredo/contract'
import { sampleModel, samplePictures, sampleWebp } from '@arredo/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import type { TestTenant } from '../../testing/test-tenant.ts'
import { testVersion } from '../../testing/test-versions.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let ada: Via
let filesFolder: string

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'arredo-textures-'))
  server = await startTestServer({ filesFolder })
  tenant = await server.addTenant(1)
  other = await server.addTenant(2)
  ada = await server.logIn(tenant, 'ada')
})
afterAll(async () => {
  await server.end()
  await rm(filesFolder, { recursive: true })
})

const webp = (content: string, size = 0) => Buffer.from(sampleWebp(content, size))

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function put(bytes: Buffer, hash = hashOf(bytes)) {
  const input = { hash, content: bytes.toString('base64') }
  return (await server.call(tenant, 'catalogues/putTexture', input, ada)).answer
}

function get(hash: string, host = tenant.host, kind = 'webp') {
  return server.fastify.inject({ url: `/textures/${hash}.${kind}`, headers: { host } })
}

it('is kept once under its content, and anyone at the site may fetch it for good', async () => {
  const [oak, ash] = [webp('oak'), webp('ash')]
  expect(await put(oak)).toEqual({ ok: true, value: { hash: hashOf(oak) } })
  expect(await put(oak)).toMatchObject({ ok: true })
  const hashes = [hashOf(oak), hashOf(ash), hashOf(ash)]
  const missing = await server.call(tenant, 'catalogues/missingTextures', { hashes }, ada)
  expect(missing.answer).toEqual({ ok: true, value: [hashOf(ash)] })

  const served = await get(hashOf(oak))
  expect(served.rawPayload.equals(oak)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get(hashOf(oak), other.host)).statusCode).toBe(404)
  expect((await get('..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
})

it('refuses other pictures, large ones and a wrong name in words', async () => {
  expect(await put(Buffer.from('PNG'))).toMatchObject({
    message: 'A texture must be a WebP picture, a model a GLB',
  })
  expect(await put(webp('large', 1.5 * 1024 * 1024 + 1))).toMatchObject({
    message: 'A texture has at most 1.5 MB. Save it smaller',
  })
  expect(await put(webp('full', 1.5 * 1024 * 1024))).toMatchObject({ ok: true })
  expect(await put(webp('a'), hashOf(webp('b')))).toMatchObject({
    message: 'The content does not fit its hash',
  })
  expect(await put(Buffer.from(sampleWebp('wide', 0, 16384)))).toMatchObject({
    message: 'The texture has 16384 × 16384 pixels; a side may have 4096. Save it 1024 pixels wide',
  })
  expect(await put(Buffer.from('RIFF....WEBP and then anything at all'))).toMatchObject({
    message: 'The texture is not a whole WebP picture. Save it anew as .webp, without animation',
  })
  const anna = await server.logIn(tenant, 'anna')
  const input = { hash: hashOf(webp('c')), content: webp('c').toString('base64') }
  expect((await server.call(tenant, 'catalogues/putTexture', input, anna)).status).toBe(403)
})

const ash = new URL('../../../../../catalogues/library/materials/ash.webp', import.meta.url)

it('is taken only when every pixel can be had from it', async () => {
  const whole = await readFile(ash)
  const pixels = whole.indexOf('VP8 ') + 18
  const garbage = Buffer.from(whole.map((byte, at) => (at < pixels ? byte : (at * 37) & 255)))
  expect(await put(garbage)).toMatchObject({
    ok: false,
    message: 'The texture has a picture that is damaged. Save it anew as .webp',
  })
  expect(await put(whole)).toMatchObject({ ok: true })
  expect(await put(Buffer.from(sampleWebp('as large as can be', 0, 4096)))).toMatchObject({ ok: true })

  for (const [kind, picture] of Object.entries(samplePictures)) {
    const images = [{ bufferView: 3, mimeType: `image/${kind}` }]
    const modelWith = (bytes: Uint8Array) =>
      put(
        Buffer.from(
          sampleModel({
            picture: bytes,
            content: { images, textures: [{ source: 0 }], extensionsRequired: [] },
          }),
        ),
      )
    // Pixels are missing before the end of the one, and changed in the other.
    const torn =
      kind === 'jpeg'
        ? Buffer.concat([picture.subarray(0, -6), picture.subarray(-2)])
        : picture.map((byte, at) => (at === picture.length - 24 ? byte ^ 0x55 : byte))
    expect(await modelWith(torn)).toMatchObject({
      message: 'The model has a picture that is damaged. Export it anew',
    })
    expect(await modelWith(picture)).toMatchObject({ ok: true })
  }
})

it('is taken only with nothing else in it', async () => {
  const whole = await readFile(ash)
  const place = Buffer.from('EXIF\x04\0\0\0here', 'latin1')
  const told = Buffer.concat([whole, place])
  told.writeUInt32LE(told.length - 8, 4)
  const refusal =
    'has more in it than is shown. Publish it with the arredo command or on the catalogues’ page: they leave the rest out'
  expect(await put(told)).toMatchObject({ ok: false, message: `The texture ${refusal}` })
  const model = Buffer.from(sampleModel({ picture: told }))
  expect(await put(model)).toMatchObject({ ok: false, message: `The model ${refusal}` })
})

it('may be a model too, served as what it is and as nothing else', async () => {
  const model = Buffer.from(sampleModel())
  expect(await put(model)).toEqual({ ok: true, value: { hash: hashOf(model) } })
  const hashes = [hashOf(model)]
  const missing = await server.call(tenant, 'catalogues/missingTextures', { hashes }, ada)
  expect(missing.answer).toEqual({ ok: true, value: [] })

  const served = await get(hashOf(model), tenant.host, 'glb')
  expect(served.rawPayload.equals(model)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect((await get(hashOf(model))).statusCode).toBe(404)
  expect((await get(hashOf(model), other.host, 'glb')).statusCode).toBe(404)

  const leaking = sampleModel({ content: { images: [{ uri: 'https://elsewhere.example/oak.png' }] } })
  expect(await put(Buffer.from(leaking))).toMatchObject({
    message:
      'The model refers to https://elsewhere.example/oak.png instead of holding it. Export it with everything embedded',
  })
})

it('serves no other file of the store', async () => {
  const { folderFiles } = await import('../../files/folder-files.ts')
  const secret = await folderFiles(filesFolder).of(tenant.number).put(Buffer.from('an offer'))
  expect((await get(secret)).statusCode).toBe(404)
})

it('must be there before a catalogue that shows it is published', async () => {
  const walnut = webp('walnut')
  const withTexture = (colour: string) =>
    testVersion('textured', 1, (pack) => {
      const [code = ''] = Object.keys(pack.materials)
      const material = pack.materials[code]
      if (!material) throw new Error('no material')
      const texture = { colour, width: 600, height: 600 }
      return { ...pack, materials: { ...pack.materials, [code]: { ...material, texture } } }
    })
  const publish = async (colour: string) =>
    (await server.call(tenant, 'catalogues/publish', withTexture(colour), ada)).answer
  expect(await publish(`${hashOf(walnut)}.webp`)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /^The texture colour of the material \S+ has not been uploaded\. Upload the textures first, then publish again$/,
    ),
  })
  expect(await publish('textures/walnut.webp')).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /^The texture textures\/walnut\.webp of the material \S+ is not known here\. Publish the folder it lies in$/,
    ),
  })
  await put(walnut)
  expect(await publish(`${hashOf(walnut)}.webp`)).toMatchObject({ ok: true })
})

it('must be there before a catalogue that shows it as a model is published', async () => {
  const model = Buffer.from(sampleModel({ content: { extras: 'a tap' } }))
  const publish = async (asset: string) => {
    const version = testVersion('modelled', 1, (pack) => {
      const [code = ''] = Object.keys(pack.recipes)
      const recipe = pack.recipes[code]
      const [first] = recipe?.parts ?? []
      if (!recipe || !first) throw new Error('no recipe')
      const { material } = first
      const tap = { code: 'tap', shape: 'asset', asset, at: [0, 0, 0], size: [50, 50, 50], material } as const
      const parts = [...recipe.parts, tap]
      return { ...pack, recipes: { ...pack.recipes, [code]: { ...recipe, parts } } }
    })
    return (await server.call(tenant, 'catalogues/publish', version, ada)).answer
  }
  expect(await publish(`${hashOf(model)}.glb`)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /^The model of the part tap in the recipe \S+ has not been uploaded\. Upload the models first, then publish again$/,
    ),
  })
  expect(await publish('models/tap.glb')).toMatchObject({
    ok: false,
    message: 'The model models/tap.glb of the part tap is not known here. Publish the folder it lies in',
  })
  await put(model)
  expect(await publish(`${hashOf(model)}.glb`)).toMatchObject({ ok: true })
})

it('of the library needs no upload, and one of the folder is known again in the workbook', async () => {
  const own = webp('own oak')
  await put(own)
  const folder = await mkdtemp(join(tmpdir(), 'arredo-range-'))
  await newCatalogue(folder)
  const { files } = await readCatalogueSource(folder)
  await rm(folder, { recursive: true })
  const head = files['catalogue.yaml'] ?? ''
  const textured = head
    .replace(/ {2}oak: .*\n/, '')
    .replace('  white: {', '  white: { texture: { colour: surfaces/own.webp, width: 500, height: 500 },')
  expect(textured).toContain('surfaces/own.webp')

  const check = async (input: InputOf<Calls['catalogues/check']>) => {
    const { answer } = await server.call(tenant, 'catalogues/check', input, ada)
    if (!answer.ok) throw new Error(answer.message)
    expect(answer.value.findings.filter(({ kind }) => kind === 'mistake')).toEqual([])
    return answer.value.checked
  }
  const sources = { ...files, 'catalogue.yaml': textured }
  const checked = await check({ files: sources, others: { 'surfaces/own.webp': hashOf(own) } })
  expect(checked?.missingTextures).toEqual([])
  const hash = checked?.hash ?? ''
  expect((await server.call(tenant, 'catalogues/publish', { hash }, ada)).answer).toMatchObject({ ok: true })

  const served = await server.fastify.inject({ url: `/packs/${hash}.json`, headers: { host: tenant.host } })
  const { materials } = served.json() as Pack
  expect(materials.white?.texture?.colour).toBe(`${hashOf(own)}.webp`)
  const oak = materials.oak?.texture?.colour ?? ''
  expect((await get(oak.replace('.webp', ''))).statusCode).toBe(200)

  const book = await server.call(tenant, 'catalogues/workbook', { code: 'MYRANGE' }, ada)
  if (!book.answer.ok) throw new Error(book.answer.message)
  expect((await check({ workbook: book.answer.value.workbook }))?.hash).toBe(hash)
})
