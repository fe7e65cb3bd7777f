import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStage } from '../../../../tools/stack/build-stage.ts'
import { contrast, meanDifference, readPng } from '../testing/read-png.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { createPictures, type Pictures } from './create-pictures.ts'
import { onPath } from './open-pictures.ts'
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
}, 120_000)
afterAll(async () => {
  await pictures.close()
  rmSync(folder, { recursive: true })
})

describe('the stage in a real Chromium', () => {
  it('[A-46] draws a room in the wanted size, the same every time, without a word of complaint', async () => {
    const room = { document: furnishedRoom('Kitchen'), packs, view: 'overview' } as const
    const first = readPng(await pictures.projectPicture({ ...room, width: 400, height: 300 }))
    expect(first).toMatchObject({ width: 400, height: 300 })
    expect(contrast(first)).toBeGreaterThan(8)
    expect(colourAt(first, 2, 2)).toEqual([246, 245, 242])

    await pictures.projectPicture({ ...room, document: testKitchen('Other'), width: 100, height: 200 })
    const again = readPng(await pictures.projectPicture({ ...room, width: 400, height: 300 }))
    expect(meanDifference(first, again)).toBeLessThan(0.2)
    expect(troubles).toEqual([])
  }, 120_000)

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
  }, 120_000)

  it('shows cabinets that stand in no room', async () => {
    const request = {
      document: testKitchen('Loose', 3),
      packs,
      view: 'overview',
      width: 200,
      height: 150,
    } as const
    expect(contrast(readPng(await pictures.projectPicture(request)))).toBeGreaterThan(8)
  }, 120_000)
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
  }, 60_000)
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
