import { HdrLibrary, hdrLibraryPath } from '@arredo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readEnvironment } from './shipped-environments.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const get = (file: string, headers: Record<string, string> = {}) =>
  server.fastify.inject({ url: `${hdrLibraryPath}/${file}`, headers })

it('[A-142] hands out the library of light by ./pisa/hdrPreviewsLibrary/index.json, and of every preview picture and light', async () => {
  const index = await get('index.json')
  expect(index.headers['content-type']).toContain('application/json')
  const { defaultHdr, previews } = HdrLibrary.parse(index.json())
  expect(previews).toHaveLength(9)
  expect(previews.map(({ name }) => name)).toContain(defaultHdr)

  for (const { name, ext } of previews) {
    const [picture, light] = await Promise.all([get(`${name}.${ext}`), get(`${name}.hdr`)])
    expect([picture.statusCode, light.statusCode]).toEqual([200, 200])
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(light.rawPayload.subarray(0, 10).toString()).toBe('#?RADIANCE')
    expect(light.rawPayload.length).toBeLessThan(100_000)
  }
})

it('sends nothing twice to who has it, and nothing from elsewhere', async () => {
  const { headers } = await get('studio_small_09.hdr')
  expect((await get('studio_small_09.hdr', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  for (const file of [
    'nothing.hdr',
    '..%2Findex.json',
    '..%2F..%2Fpackage.json',
    '.hdr',
    'studio_small_09.exe',
  ])
    expect((await get(file)).statusCode).toBe(404)
})

it('[D-208 part] gives the stage, which has no network, the light a project chose, no usual one, and none it does not know', async () => {
  const light = { hour: 11, north: 0, lamps: false }
  expect(await readEnvironment(light)).toEqual({})
  expect(await readEnvironment({ ...light, environment: 'studio_small_09' })).toEqual({})
  const named = await readEnvironment({ ...light, environment: 'garden_trees_01' })
  expect(Object.keys(named)).toEqual(['environment/garden_trees_01.hdr'])
  expect(await readEnvironment({ ...light, environment: '../../package' })).toEqual({})
})
