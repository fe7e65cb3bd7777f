import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildStage } from '../../../../tools/stack/build-stage.ts'
import type { Pictures } from '../pictures/create-pictures.ts'
import { onPath, openPictures } from '../pictures/open-pictures.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { createPhotographer } from './photographer/create-photographer.ts'

/** A real Blender on two cores that may have other work. */
vi.setConfig({ testTimeout: 400_000, hookTimeout: 200_000 })
const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'real-photograph-'))
const photographer = createPhotographer({
  blenderPath: onPath(process.env.BLENDER_PATH ?? 'blender'),
  log: (what) => log.info(what),
})
let pictures: Pictures
let studio: TestStudio
let exported = 0
/** As small and coarse as still shows that all of it worked together. */
let frame = { width: 320, height: 200, samples: 16 }
const seen: Uint8Array[] = []

beforeAll(async () => {
  const webFolder = join(folder, 'web')
  await buildStage(webFolder)
  pictures = openPictures({ chromiumPath: 'chromium', webFolder, webDevUrl: null }, log)
  studio = await openTestStudio({
    pictures,
    photographs: {
      scene(request) {
        exported += 1
        return pictures.scene(request)
      },
      photographer: {
        take: (order, watch) =>
          photographer.take(
            { ...order, ...frame },
            {
              ...watch,
              onPreview(picture) {
                seen.push(picture)
                watch.onPreview(picture)
              },
            },
          ),
      },
    },
  })
  await studio.work()
})
afterAll(async () => {
  await studio?.close()
  await pictures?.close()
  rmSync(folder, { recursive: true })
})

it('goes through queue, stage, renderer and smoothing, from the room that was saved to a picture of it', async () => {
  expect(await photographer.missing()).toBeNull()
  const project = await studio.save(furnishedRoom('Photographed'))
  const evening = { hour: 19, north: 90, lamps: true }
  const asked = await studio.take(project, { quality: 'draft', light: evening })
  const taken = await studio.ended(asked, 300_000)
  expect(taken).toMatchObject({ state: 'done', message: '' })

  const picture = await studio.get(`/files/${taken?.file}`)
  const preview = await studio.get(`/files/${taken?.preview}`)
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect(jpegSize(picture.rawPayload)).toEqual([320, 200])
  expect(jpegSize(preview.rawPayload)[0]).toBeLessThanOrEqual(640)
  // One that is all black or all white is smaller than three kilobytes.
  expect(picture.rawPayload.length).toBeGreaterThan(4_000)
  expect(seen.length).toBeGreaterThan(0)

  frame = { width: 96, height: 60, samples: 4 }
  // At eye level, into the room.
  const again = await studio.take(project, {
    quality: 'draft',
    light: { ...evening, hour: 12 },
    view: { eye: [900, 500, 1500], target: [2600, 4000, 900], fieldOfView: 60 },
  })
  const noon = await studio.ended(again, 300_000)
  expect(noon?.state).toBe('done')
  expect(exported).toBe(1)
})

/** From its first frame header. */
function jpegSize(file: Buffer): readonly [width: number, height: number] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (/^c[0-2]$/.test((file[at + 1] ?? 0).toString(16)))
      return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
  }
  return [0, 0]
}
