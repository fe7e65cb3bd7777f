import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { draftSize, type PhotographQuality, type PhotographSize, photographSizes } from '@arredo/contract'
import { createPhotographer } from '@arredo/server'
import { projectRoot } from '../project-files.ts'
import { pressed } from './press.ts'
import { type Shot, shots } from './shots.ts'
import { openStudio } from './subjects.ts'

/**
 * `npm run photographs -- [name…] [--size small] [--quality standard] [--samples n] [--out folder]`: our own
 * photographs, from the sources as they are. Minutes each; with `--out` nothing of the project's is touched.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'medium' },
    quality: { type: 'string', default: 'fine' },
    samples: { type: 'string' },
    out: { type: 'string' },
  },
})
const quality = values.quality as PhotographQuality
const [width, height] = quality === 'draft' ? draftSize : photographSizes[values.size as PhotographSize]
const wanted = shots.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const photographer = createPhotographer({
  blenderPath: process.env.BLENDER_PATH ?? 'blender',
  log: console.error,
})
const missing = await photographer.missing()
if (missing) throw new Error(missing)
const studio = await openStudio()
try {
  for (const shot of wanted) await take(shot)
} finally {
  await studio.close()
}

async function take(shot: Shot): Promise<void> {
  const begun = Date.now()
  const { picture, cpuSeconds } = await photographer.take(
    {
      ...(await studio.subject(shot)),
      ...{ light: shot.light, width, height, quality },
      ...(values.samples && { samples: Number(values.samples) }),
    },
    { signal: AbortSignal.timeout(3 * 3_600_000), onProgress: () => {}, onPreview: () => {} },
  )
  const folder = values.out ?? join(projectRoot, 'docs/images')
  writeFileSync(join(folder, `${shot.name}.jpg`), picture)
  if (shot.gallery && !values.out) {
    const card = join(projectRoot, 'catalogues/kitchen/galleries', `${shot.gallery}.webp`)
    writeFileSync(card, await pressed(picture))
  }
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
  console.log(`${shot.name}: ${width}×${height}, ${minutes} minutes, ${Math.round(cpuSeconds)} s of CPU`)
}
