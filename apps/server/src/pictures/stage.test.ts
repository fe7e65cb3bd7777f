import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPack } from '@arredo/catalogue'
import type { StageView } from '@arredo/contract'
import { sampleModel, samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStage } from '../../../../tools/stack/build-stage.ts'
import { descendants, surroundings } from '../../../../tools/stack/descendants.ts'
import { contrast, meanDifference, readPng } from '../testing/read-png.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { createPictures, type Pictures } from './create-pictures.ts'
import { onPath } from './open-pictures.ts'
import type { TextureFiles } from './read-textures.ts'
import { builtStageFiles, type StageFiles } from './stage-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'stage-'))
const chromiumPath = onPath('chromium')
const packs = new Map([[samplePack.code, openPack(samplePack)]])
const troubles: string[] = []
let pictures: Pictures

beforeAll(async () => {
  await buildStage(folder)
  pictures = createPictures({
    chromiumPath,
    files: builtStageFiles(folder),
    log: (what) => troubles.push(what),
  })
})
afterAll(async () => {
  await pictures.close()
  rmSync(folder, { recursive: true })
})

describe('the stage in a real Chromium', () => {
  it('[A-46 part] draws a room in the wanted size, the same every time, without a word of complaint', async () => {
    const room = { document: furnishedRoom('Kitchen'), packs, view: 'overview' } as const
    const first = readPng(await pictures.projectPicture({ ...room, width: 400, height: 300 }))
    expect(first).toMatchObject({ width: 400, height: 300 })
    expect(contrast(first)).toBeGreaterThan(8)
    expect(colourAt(first, 2, 2)).toEqual([246, 245, 242])

    await pictures.projectPicture({ ...room, document: testKitchen('Other'), width: 100, height: 200 })
    const again = readPng(await pictures.projectPicture({ ...room, width: 400, height: 300 }))
    expect(meanDifference(first, again)).toBeLessThan(0.2)
    expect(troubles).toEqual([])
  })

  it('looks from where it is told to', async () => {
    const room = { document: furnishedRoom('Kitchen'), packs, width: 200, height: 200 }
    const overview = readPng(await pictures.projectPicture({ ...room, view: 'overview' }))
    const inside = readPng(
      await pictures.projectPicture({
        ...room,
        view: { eye: [2400, 300, 1600], target: [2400, 4000, 900], fieldOfView: 60 },
      }),
    )
    expect(contrast(inside)).toBeGreaterThan(8)
    expect(meanDifference(overview, inside)).toBeGreaterThan(5)
    expect(troubles).toEqual([])
  })

  it('[D-208 part] shows the light of the library that a project chose: outside, and on its walls', async () => {
    const kitchen = furnishedRoom('Kitchen')
    const inLight = async (environment: string) => {
      const light = { hour: 12, north: 0, lamps: false, environment }
      const document = { ...kitchen, header: { ...kitchen.header, light } }
      const view: StageView = { eye: [4200, 2000, 1500], target: [0, 2000, 1500], fieldOfView: 60 }
      return readPng(await pictures.projectPicture({ document, packs, view, width: 120, height: 90 }))
    }
    const [usual, warm] = [await inLight('studio_small_09'), await inLight('studio_warm_03')]
    const warmth = (picture: typeof usual, x: number, y: number) => {
      const [red = 0, , blue = 1] = colourAt(picture, x, y)
      return red / blue
    }
    // The middle of the window, and the wall beside it.
    expect(warmth(warm, 60, 40)).toBeGreaterThan(warmth(usual, 60, 40) * 1.1)
    expect(warmth(warm, 12, 45)).toBeGreaterThan(warmth(usual, 12, 45) * 1.02)
    expect(troubles).toEqual([])
  })

  it('shows cabinets that stand in no room', async () => {
    const request = {
      document: testKitchen('Loose', 3),
      packs,
      view: 'overview',
      width: 200,
      height: 150,
    } as const
    expect(contrast(readPng(await pictures.projectPicture(request)))).toBeGreaterThan(8)
  })
})

describe('the picture of an article', () => {
  const catalogue = openPack(samplePack)
  const article = samplePack.articles[0]?.code ?? ''

  it('shows it in the middle of a transparent square, the same after a room was drawn', async () => {
    const wanted = { catalogue, article, side: 160, format: 'png' } as const
    const bytes = await pictures.articlePicture(wanted)
    if (!bytes) throw new Error('no picture')
    const picture = readPng(bytes)
    expect(picture).toMatchObject({ width: 160, height: 160 })
    // Colour type 6: with alpha. What is wholly transparent has no colour.
    expect(bytes[25]).toBe(6)
    expect(colourAt(picture, 1, 1)).toEqual([0, 0, 0])
    const [red = 0, green = 0, blue = 0] = colourAt(picture, 70, 80)
    expect(green).toBeGreaterThan(red)
    expect(red).toBeGreaterThan(blue)

    const room = {
      document: furnishedRoom('Kitchen'),
      packs,
      view: 'overview',
      width: 90,
      height: 90,
    } as const
    expect(colourAt(readPng(await pictures.projectPicture(room)), 1, 1)).toEqual([246, 245, 242])
    expect(meanDifference(picture, readPng((await pictures.articlePicture(wanted)) ?? bytes))).toBeLessThan(
      0.2,
    )
    expect(troubles).toEqual([])
  })

  it('is a WebP of 512 pixels unless told otherwise, and nothing for an unknown article', async () => {
    const webp = Buffer.from((await pictures.articlePicture({ catalogue, article })) ?? [])
    expect(webp.toString('latin1', 8, 12)).toBe('WEBP')
    expect(webp.length).toBeGreaterThan(2_000)
    expect(await pictures.articlePicture({ catalogue, article: 'NONE' })).toBeNull()
  })

  it('wears the textures of the tenant', async () => {
    const hash = createHash('sha256').update(redTexture).digest('hex')
    const texture = { colour: `${hash}.webp`, width: 200, height: 200 }
    const materials = Object.fromEntries(
      Object.entries(samplePack.materials).map(([code, one]) => [code, { ...one, texture }]),
    )
    const textured = openPack({ ...samplePack, materials })
    const wanted = { catalogue: textured, article, side: 120, format: 'png' } as const
    const front = async (files: TextureFiles) =>
      colourAt(readPng((await pictures.articlePicture({ ...wanted, files })) ?? new Uint8Array()), 52, 60)
    const [red = 0, green = 0] = await front({ read: async (name) => (name === hash ? redTexture : null) })
    expect(red).toBeGreaterThan(green * 2)
    expect(troubles).toEqual([])
  })

  it('shows a modelled object in its own surfaces, and its box where the file is missing', async () => {
    const glb = sampleModel({ picture: redTexture })
    const hash = createHash('sha256').update(glb).digest('hex')
    const white = { name: { en: 'White' }, colour: '#ffffff', finish: 'matt' } as const
    const first = samplePack.articles[0]
    const recipe = samplePack.recipes[first?.recipe ?? '']
    if (!first || !recipe) throw new Error('no recipe')
    const modelled = openPack({
      ...samplePack,
      materials: { ...samplePack.materials, white },
      recipes: {
        ...samplePack.recipes,
        [first.recipe]: {
          ...recipe,
          parts: [
            {
              ...{ code: 'wedge', shape: 'asset', asset: `${hash}.glb` },
              ...{ at: [0, 0, 0], size: [600, 600, 600], material: 'material:white' },
            },
          ],
        },
      },
    })
    const shown = async (files: TextureFiles) => {
      const wanted = { catalogue: modelled, article, side: 240, format: 'png', files } as const
      return readPng((await pictures.articlePicture(wanted)) ?? new Uint8Array())
    }
    // First without: what one picture lacked, the next may bring.
    const box = colourAt(await shown({ read: async () => null }), 120, 120)
    expect(Math.max(...box) - Math.min(...box)).toBeLessThan(30)
    const wedge = await shown({ read: async (name) => (name === hash ? Buffer.from(glb) : null) })
    const [red = 0, green = 0] = colourAt(wedge, 120, 150)
    expect(red).toBeGreaterThan(green * 2)
    // Low in front, high behind: where the box's front stood there is nothing.
    expect(colourAt(wedge, 40, 80)).toEqual([0, 0, 0])
    expect(troubles).toEqual([])
  })
})

describe('the scene of a project', () => {
  it('is a file that holds the room, the same to the byte every time', async () => {
    const request = { document: furnishedRoom('Kitchen'), packs }
    const first = await pictures.scene(request)
    if (!first.ok) throw new Error(first.message)
    const { nodes, images, asset } = readScene(first.glb)
    const kinds = nodes.map(({ extras }) => extras?.kind)
    for (const kind of ['wall', 'floor', 'ceiling', 'glass', 'item']) expect(kinds).toContain(kind)
    expect(asset.extras.rooms).toMatchObject([
      {
        floor: [
          [0, -4],
          [4.8, -4],
          [4.8, 0],
          [0, 0],
        ],
      },
    ])
    for (const { mimeType } of images) expect(['image/png', 'image/jpeg']).toContain(mimeType)
    expect(first.overview.fieldOfView).toBe(34)

    await pictures.scene({ ...request, document: testKitchen('Other') })
    const again = await pictures.scene(request)
    expect(again.ok && Buffer.compare(again.glb, first.glb)).toBe(0)
    expect(troubles).toEqual([])
  })

  it('has the pictures of surfaces in it, written anew for renderers', async () => {
    const hash = createHash('sha256').update(redTexture).digest('hex')
    const file = `${hash}.webp`
    const texture = { colour: file, normal: file, roughness: file, width: 200, height: 200 }
    const materials = Object.fromEntries(
      Object.entries(samplePack.materials).map(([code, one]) => [code, { ...one, texture }]),
    )
    const scene = await pictures.articleScene({
      ...{ catalogue: openPack({ ...samplePack, materials }), article: samplePack.articles[0]?.code ?? '' },
      files: { read: async (name) => (name === hash ? redTexture : null) },
    })
    if (!scene?.ok) throw new Error('no scene')
    const { images, asset } = readScene(scene.glb)
    expect(images.map(({ mimeType }) => mimeType).toSorted()).toEqual([
      'image/jpeg',
      'image/png',
      'image/png',
    ])
    expect(asset.extras.studio).toBe(true)
    expect(troubles).toEqual([])
  })
})

type Scene = {
  readonly asset: { readonly extras: Readonly<Record<string, unknown>> }
  readonly nodes: readonly { readonly extras?: Readonly<Record<string, unknown>> }[]
  readonly images: readonly { readonly mimeType: string }[]
}

/** What a GLB says of itself: JSON behind five words, the fourth of which is its length. */
function readScene(glb: Uint8Array): Scene {
  const file = Buffer.from(glb)
  return JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12)))
}

/** Four by four pixels, all red. */
const redTexture = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvA8AAAAdQkAIXpP+BiOh/AAA=', 'base64')

describe('the stage', () => {
  it('has none of our secrets and, where the machine permits it, no network; nothing of it is left behind', async () => {
    process.env.DATABASE_URL = 'postgres://secret'
    const told: string[] = []
    const own = createPictures({
      ...{ chromiumPath, files: builtStageFiles(folder), log: () => {} },
      tell: (what) => told.push(what),
    })
    const room = { document: furnishedRoom('Kitchen'), packs, view: 'overview', width: 9, height: 9 } as const
    const others = new Set(descendants('chromium'))
    await own.projectPicture(room)
    delete process.env.DATABASE_URL
    const ours = descendants('chromium').filter((pid) => !others.has(pid))
    expect(ours.length).toBeGreaterThan(2)
    for (const pid of ours) {
      const { environment, devices } = surroundings(pid)
      expect(environment).not.toContain('secret')
      if (!told.join().includes('not cut off')) expect(devices).toEqual(['lo'])
    }
    expect(told).toHaveLength(1)
    await own.close()
    expect(descendants('chromium').filter((pid) => !others.has(pid))).toEqual([])
  })
})

describe('nothing leaves the stage', () => {
  let server: Server
  let visits = 0
  beforeAll(async () => {
    server = createServer((_request, response) =>
      response.setHeader('access-control-allow-origin', '*').end('here'),
    )
    server.on('connection', () => visits++)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void server.close())

  it('not to a name, not to an address, not by an image, a socket or a file', async () => {
    const { port } = server.address() as AddressInfo
    const refused: string[] = []
    const locked = createPictures({
      chromiumPath,
      files: curiousPage(port),
      log: (what) => refused.push(what),
    })
    try {
      const request = {
        document: furnishedRoom('Kitchen'),
        packs,
        view: 'overview',
        width: 9,
        height: 9,
      } as const
      const told = Buffer.from(await locked.projectPicture(request)).toString()
      expect(JSON.parse(told)).toEqual({ name: 'no', address: 'no', image: 'no', socket: 'no', file: 'no' })
      expect(refused.join('\n')).toContain(`refused http://127.0.0.1:${port}/`)
      expect(visits).toBe(0)
    } finally {
      await locked.close()
    }
  })
})

/** A stage that would like to talk to everyone, and says what came of it. */
function curiousPage(port: number): StageFiles {
  const origin = 'http://stage.invalid'
  const script = `
    const no = (promise) => promise.then(() => 'yes', () => 'no')
    const loaded = (make) => new Promise((yes, no) => { const one = make(); one.onload = one.onopen = yes; one.onerror = no })
    globalThis.takePicture = async () => ({ image: btoa(JSON.stringify({
      name: await no(fetch('http://localhost:${port}/')),
      address: await no(fetch('http://127.0.0.1:${port}/')),
      image: await no(loaded(() => Object.assign(new Image(), { src: 'http://127.0.0.1:${port}/i.png' }))),
      socket: await no(loaded(() => new WebSocket('ws://127.0.0.1:${port}/'))),
      file: await no(fetch('file:///etc/hostname')),
    })) })`
  return {
    address: `${origin}/stage.html`,
    async read(url) {
      if (url.origin !== origin) return null
      const body = `<!doctype html><script type="module">${script}</script>`
      return { body: Buffer.from(body), contentType: 'text/html' }
    },
  }
}

function colourAt({ rgb, width }: ReturnType<typeof readPng>, x: number, y: number): number[] {
  return [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
}
