import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPhotographer } from '@arredo/server'
import { benchScene } from './bench-scene.ts'
import type { Figure } from './compare.ts'

const blenderPath = process.env.BLENDER_PATH ?? 'blender'
const size = { width: 480, height: 300, samples: 48 }
const aim = 1.1
const unwatched = { signal: new AbortController().signal, onProgress: () => {}, onPreview: () => {} }

/**
 * The processor's time of a photograph, from the scene file to the JPEG with its previews and its smoothing, against
 * Blender alone on the same scene, lights and samples, which it finds prepared.
 */
async function comparePhotographs(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photograph-'))
  try {
    const keepBlend = join(folder, 'scene.blend')
    const photographer = createPhotographer({ blenderPath, log: () => {}, keepBlend })
    const taken = await photographer.take(
      { ...(await benchScene()), ...size, quality: 'standard' },
      unwatched,
    )
    const bare = bareSeconds(keepBlend, folder)
    return [
      { name: 'photograph-bare', milliseconds: bare * 1000, ratio: 1 },
      { name: 'photograph', milliseconds: taken.cpuSeconds * 1000, ratio: taken.cpuSeconds / bare },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function bareSeconds(blend: string, folder: string): number {
  const told = 'import resource as r; u = r.getrusage(r.RUSAGE_SELF); print("CPU", u.ru_utime + u.ru_stime)'
  const flags = ['-b', blend, '-noaudio', '-o', join(folder, 'bare-#'), '-f', '1', '--python-expr', told]
  const output = execFileSync(blenderPath, flags, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const seconds = Number(/^CPU ([\d.]+)/m.exec(output)?.[1])
  if (!(seconds > 0)) throw new Error('Blender alone did not say what it took')
  return seconds
}

/** `npm run bench:photographs`: against bare Blender, and what one of the usual size and quality costs. Minutes. */
if (import.meta.main) {
  for (const { name, milliseconds, ratio } of await comparePhotographs()) {
    console.log(`${name} ${milliseconds.toFixed(3)} ms ${ratio.toFixed(2)}`)
    if (ratio > aim && process.argv.includes('--gate')) process.exitCode = 1
  }
  const photographer = createPhotographer({ blenderPath, log: console.error })
  const order = { ...(await benchScene()), width: 1280, height: 800, quality: 'standard' } as const
  const begun = performance.now()
  const { cpuSeconds } = await photographer.take(order, unwatched)
  console.log(`photograph-1280x800 ${cpuSeconds.toFixed(0)} s -`)
  console.log(`photograph-1280x800-clock ${((performance.now() - begun) / 1000).toFixed(0)} s -`)
}
