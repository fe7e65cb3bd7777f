import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { createPictures, type PicturesOptions } from './create-pictures.ts'
import type { StageBrowser } from './stage-browser.ts'

const request = {
  document: testDocument('Kitchen'),
  packs: new Map(),
  view: 'overview',
  width: 10,
  height: 10,
} as const

type Take = (picture: number, browser: number) => Promise<Uint8Array>

/** Pictures over browsers that do what a test says. */
function picturesOver(take: Take, changes: Partial<PicturesOptions> = {}) {
  const opened: { closed: boolean; usable: boolean }[] = []
  let taken = 0
  const pictures = createPictures({
    chromiumPath: 'chromium',
    files: { address: '', read: async () => null },
    log: () => {},
    open: async (): Promise<StageBrowser> => {
      const state = { closed: false, usable: true }
      const number = opened.push(state)
      return {
        take: () => take(++taken, number),
        exportScene: async () => ({ ok: false, message: 'No scenes here' }),
        isUsable: () => state.usable,
        async close() {
          state.closed = true
        },
      }
    },
    ...changes,
  })
  return { pictures, opened }
}

const image = new Uint8Array([1])

describe('pictures', () => {
  it('are taken one at a time by one browser, which starts with the first', async () => {
    let [now, most] = [0, 0]
    const { pictures, opened } = picturesOver(async () => {
      most = Math.max(most, ++now)
      await pause(5)
      now--
      return image
    })
    expect(opened).toHaveLength(0)
    await Promise.all([1, 2, 3, 4].map(() => pictures.projectPicture(request)))
    expect(most).toBe(1)
    expect(opened).toHaveLength(1)
    await pictures.close()
    expect(opened[0]?.closed).toBe(true)
  })

  it('wait in line with scenes, and a refusal of one is an answer', async () => {
    const { pictures, opened } = picturesOver(async () => image)
    const [picture, scene] = await Promise.all([
      pictures.projectPicture(request),
      pictures.scene({ document: request.document, packs: request.packs }),
    ])
    expect(picture).toBe(image)
    expect(scene).toEqual({ ok: false, message: 'No scenes here' })
    expect(opened).toHaveLength(1)
    await pictures.close()
  })

  it('get a new browser after one that hangs, one that fails and one that crashed', async () => {
    const { pictures, opened } = picturesOver(
      async (picture) => {
        if (picture === 1) return new Promise(() => {})
        if (picture === 2) throw new Error('lost context')
        return image
      },
      { pictureTimeout: 30 },
    )
    await expect(pictures.projectPicture(request)).rejects.toThrow('No picture within 30 ms')
    await expect(pictures.projectPicture(request)).rejects.toThrow('lost context')
    await expect(pictures.projectPicture(request)).resolves.toBe(image)
    const third = opened[2]
    if (third) third.usable = false
    await expect(pictures.projectPicture(request)).resolves.toBe(image)
    expect(opened.map(({ closed }) => closed)).toEqual([true, true, true, false])
    await pictures.close()
  })

  it('go on after a browser that never opens, and one that never closes', async () => {
    const opened: string[] = []
    const pictures = createPictures({
      ...{ chromiumPath: 'chromium', files: { address: '', read: async () => null }, log: () => {} },
      ...{ openTimeout: 30, closeTimeout: 30, pictureTimeout: 30 },
      open: async (): Promise<StageBrowser> => {
        const name = ['never opens', 'never closes', 'good'][opened.length] ?? 'good'
        opened.push(name)
        if (name === 'never opens') return new Promise(() => {})
        const isGood = name === 'good'
        return {
          take: () => (isGood ? Promise.resolve(image) : new Promise(() => {})),
          exportScene: async () => ({ ok: false, message: 'No scenes here' }),
          isUsable: () => true,
          close: () => (isGood ? Promise.resolve() : new Promise(() => {})),
        }
      },
    })
    await expect(pictures.projectPicture(request)).rejects.toThrow('No browser within 30 ms')
    await expect(pictures.projectPicture(request)).rejects.toThrow('No picture within 30 ms')
    await expect(pictures.projectPicture(request)).resolves.toBe(image)
    expect(opened).toEqual(['never opens', 'never closes', 'good'])
    await pictures.close()
  })

  it('get a new browser after so many, whatever may have leaked', async () => {
    const { pictures, opened } = picturesOver(async () => image, { picturesPerBrowser: 2 })
    for (let k = 0; k < 5; k++) await pictures.projectPicture(request)
    expect(opened).toHaveLength(3)
    await pictures.close()
  })

  it('are refused once closed, and the one under way does not hold up the end', async () => {
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const hang: Take = () => {
      begin()
      return new Promise(() => {})
    }
    const { pictures, opened } = picturesOver(hang, { pictureTimeout: 40 })
    const stuck = pictures.projectPicture(request).catch((error: Error) => error.message)
    const waiting = pictures.projectPicture(request).catch((error: Error) => error.message)
    await begun
    await pictures.close()
    expect(await stuck).toBe('No picture within 40 ms')
    expect(await waiting).toBe('Pictures are closed')
    expect(opened.every(({ closed }) => closed)).toBe(true)
  })
})
