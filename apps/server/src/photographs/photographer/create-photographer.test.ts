import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPhotographer, type PhotographerLimits } from './create-photographer.ts'
import { type PhotographOrder, PhotographRefusal, type PhotographWatch } from './photographer.ts'
import { smallRoom, smallRoomView } from './small-room.ts'

const blenderPath = process.env.BLENDER_PATH ?? 'blender'
const order: PhotographOrder = {
  scene: smallRoom(),
  view: {
    eye: [...smallRoomView.eye],
    target: [...smallRoomView.target],
    fieldOfView: smallRoomView.fieldOfView,
  },
  light: { hour: 16, north: 180, lamps: true },
  ...{ width: 160, height: 100, quality: 'draft', samples: 4 },
}

// A folder of its own, so that what is left behind is ours.
let temporary = ''
const before = process.env.TMPDIR
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'photographer-test-'))
  process.env.TMPDIR = temporary
})
afterAll(async () => {
  process.env.TMPDIR = before ?? ''
  if (before === undefined) delete process.env.TMPDIR
  await rm(temporary, { recursive: true })
})

describe('a photograph', () => {
  it('is a JPEG of the size that was ordered, with previews and progress before it and nothing left after it', async () => {
    const seen = watching()
    const { picture, preview, cpuSeconds } = await photographer().take(order, seen.watch)

    expect(jpegSize(picture)).toEqual([160, 100])
    expect(jpegSize(preview)).toEqual([160, 100])
    expect(cpuSeconds).toBeGreaterThan(0.5)
    expect(seen.previews.length).toBeGreaterThan(0)
    expect(seen.shares).toEqual(seen.shares.toSorted((one, two) => one - two))
    expect(seen.shares.at(-1)).toBeGreaterThan(0.9)
    expect(seen.words).toContain('The picture is developed')
    expect(await readdir(temporary)).toEqual([])
  })

  it('sees neither our secrets nor, where the machine permits it, the network', async () => {
    process.env.DATABASE_URL = 'postgres://secret'
    const log: string[] = []
    const run = photographer({}, (what) => log.push(what)).take(order, watching().watch)
    const { environment, devices } = await blenderSurroundings()
    await run
    delete process.env.DATABASE_URL

    expect(environment).toContain('HOME=')
    expect(environment).not.toContain('secret')
    if (log.join().includes('network not cut off')) return
    expect(log.join()).toContain('no network')
    expect(devices).toEqual(['lo'])
  })

  it('that is cancelled ends Blender and leaves nothing', async () => {
    const stop = new AbortController()
    const { watch } = watching(stop.signal)
    const onProgress = (share: number) => share > 0.05 && stop.abort(new Error('given up'))
    const long = { ...order, samples: 4000 }
    await expect(photographer().take(long, { ...watch, onProgress })).rejects.toThrow('given up')

    expect(await blenderProcesses()).toEqual([])
    expect(await readdir(temporary)).toEqual([])
  })

  it('ends with the process that ordered it, even one that is killed', async () => {
    const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
    const script = `
      const { createPhotographer } = await import(${module('./create-photographer.ts')})
      const { smallRoom } = await import(${module('./small-room.ts')})
      const order = { ...${JSON.stringify({ ...order, samples: 4000, scene: null })}, scene: smallRoom() }
      const watch = { signal: new AbortController().signal, onProgress() {}, onPreview() {} }
      await createPhotographer({ blenderPath: ${JSON.stringify(blenderPath)}, log() {} }).take(order, watch)`
    const worker = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    await blenderSurroundings()
    worker.kill('SIGKILL')
    await expect.poll(blenderProcesses, { timeout: 10_000 }).toEqual([])
  })

  it('sweeps what a killed worker left', async () => {
    const orphan = join(temporary, 'arredo-photograph-999999999-left')
    await mkdir(orphan)
    await writeFile(join(orphan, 'scene.glb'), 'left')
    await photographer().take(order, watching().watch)
    expect(await readdir(temporary)).toEqual([])
  })
})

describe('a photograph is refused with words', () => {
  it.each<[string, Partial<PhotographOrder>, Partial<PhotographerLimits>, string]>([
    [
      'without a scene',
      { scene: new TextEncoder().encode('no scene at all, only words') },
      {},
      'cannot be read',
    ],
    [
      'with too many triangles',
      { scene: smallRoom({ claimedTriangles: 3_000_000 }) },
      {},
      'too much in the room',
    ],
    ['beyond its memory', {}, { memoryBytes: 100e6 }, 'more memory'],
    ['that would take for ever', { samples: 100_000 }, {}, 'too long'],
    ['beyond its time', { samples: 4000 }, { minutes: { draft: 0.05, standard: 1, fine: 1 } }, 'too long'],
  ])('%s', async (_, changed, limits, words) => {
    const taken = photographer(limits).take({ ...order, ...changed }, watching().watch)
    const refused = await taken.then(
      () => null,
      (error) => error,
    )
    expect(refused).toBeInstanceOf(PhotographRefusal)
    expect(refused.message).toContain(words)
    expect(await readdir(temporary)).toEqual([])
  })
})

describe('the renderer', () => {
  it('is found, or said to be missing with its path', async () => {
    expect(await photographer().missing()).toBeNull()
    const none = createPhotographer({ blenderPath: '/no/such/blender', log: () => {} })
    expect(await none.missing()).toBe('There is no Blender at /no/such/blender')
  })
})

function photographer(limits: Partial<PhotographerLimits> = {}, log: (what: string) => void = () => {}) {
  return createPhotographer({ blenderPath, log, limits })
}

function watching(signal: AbortSignal = new AbortController().signal) {
  const [shares, words, previews]: [number[], string[], Uint8Array[]] = [[], [], []]
  const watch: PhotographWatch = {
    signal,
    onProgress: (share, what) => {
      shares.push(share)
      words.push(what)
    },
    onPreview: (picture) => previews.push(picture),
  }
  return { watch, shares, words, previews }
}

/** Ours alone: others may be taking photographs on this machine. */
async function blenderProcesses(): Promise<readonly string[]> {
  const listed = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  return listed.split('\n').filter((line) => line.includes(temporary) && line.includes('photograph.py'))
}

async function blenderSurroundings() {
  for (let turn = 0; turn < 500; turn++) {
    const line = (await blenderProcesses()).find((each) => !/unshare|setpriv|prlimit|nice/.test(each))
    const place = `/proc/${Number.parseInt(line ?? '', 10)}`
    if (line) {
      const listed = readFileSync(`${place}/net/dev`, 'utf8').matchAll(/^\s*(\w+):/gm)
      return {
        environment: readFileSync(`${place}/environ`, 'utf8'),
        devices: [...listed].map(([, name]) => name),
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('Blender was not seen')
}

function jpegSize(picture: Uint8Array): readonly [number, number] {
  const bytes = Buffer.from(picture)
  expect(bytes.readUInt16BE(0)).toBe(0xffd8)
  let at = 2
  while (![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}
