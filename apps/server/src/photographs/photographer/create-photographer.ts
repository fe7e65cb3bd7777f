import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PhotographQuality } from '@arredo/contract'
import { confinement } from '../../processes/confinement.ts'
import { listen } from './listen.ts'
import { missing } from './missing.ts'
import { withOrderFolder } from './order-folder.ts'
import type { Photograph, Photographer, PhotographOrder, PhotographWatch } from './photographer.ts'
import { type QualityLimits, qualities } from './qualities.ts'
import { type RefusalReason, refusal } from './refusals.ts'
import { type BlenderEnd, runBlender } from './run-blender.ts'
import { sceneSize } from './scene-size.ts'

export type PhotographerOptions = {
  /** A path, or a name to be found on PATH. */
  readonly blenderPath: string
  readonly log: (what: string, level: 'info' | 'warn') => void
  readonly limits?: Partial<PhotographerLimits>
  /** Where to leave the scene as Blender would open it; for the bench. */
  readonly keepBlend?: string
}

export type PhotographerLimits = {
  readonly memoryBytes: number
  readonly triangles: number
  readonly shownTriangles: number
  readonly minutes: Readonly<Record<PhotographQuality, number>>
}

const usual: Omit<PhotographerLimits, 'minutes'> = {
  memoryBytes: 6 * 2 ** 30,
  triangles: 2_000_000,
  shownTriangles: 20_000_000,
}
/** Beside a source file the scripts lie in the app's folder, beside the bundle in the build's. */
const scripts = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../photographer' : '../photographer', import.meta.url),
)
/** Address space that Blender takes with next to nothing in it, and for one triangle and one pixel of the picture. */
const memory = { empty: 1.9e9, triangle: 700, pixel: 900 }

export function createPhotographer(options: PhotographerOptions): Photographer {
  const limits = { ...usual, ...options.limits }
  return {
    missing: () => missing(options.blenderPath),
    async take(order, watch) {
      const refused = refusedAtOnce(order, limits)
      if (refused) throw refusal(refused)

      const quality: QualityLimits = qualities[order.quality]
      const minutes = limits.minutes?.[order.quality] ?? quality.minutes
      const { view, light, width, height } = order
      const sheet = {
        ...{ view, light, width, height },
        samples: order.samples ?? quality.samples,
        secondsAllowed: minutes * 60,
        keepBlend: options.keepBlend ?? null,
      }
      return withOrderFolder(order, sheet, (folder) =>
        takeIn(folder, { ...options, memoryBytes: limits.memoryBytes, minutes }, watch),
      )
    },
  }
}

function refusedAtOnce(
  { scene, width, height }: PhotographOrder,
  limits: Omit<PhotographerLimits, 'minutes'>,
): RefusalReason | null {
  const size = sceneSize(scene)
  if (!size) return 'scene'
  if (size.triangles > limits.triangles || size.shownTriangles > limits.shownTriangles) return 'size'
  const needed =
    memory.empty + size.triangles * memory.triangle + size.textureBytes * 2 + width * height * memory.pixel
  return needed > limits.memoryBytes ? 'memory' : null
}

type Setting = PhotographerOptions & { readonly memoryBytes: number; readonly minutes: number }

async function takeIn(folder: string, setting: Setting, watch: PhotographWatch): Promise<Photograph> {
  const { blenderPath, memoryBytes, minutes, log } = setting
  const confined = await confinement({
    addressBytes: memoryBytes,
    cpuSeconds: minutes * 60 * availableParallelism(),
    isPolite: true,
  })
  log(`Blender runs with: ${confined.words}`, confined.isApart ? 'info' : 'warn')
  const { heard, onLine } = listen(folder, watch)
  const end = await runBlender({
    command: [
      ...confined.command,
      ...[blenderPath, '--background', '-noaudio', '--factory-startup', '--disable-autoexec'],
      ...['--python-exit-code', '9', '--python', join(scripts, 'photograph.py'), '--', folder],
    ],
    folder,
    milliseconds: minutes * 60_000,
    signal: watch.signal,
    onLine,
  })
  watch.signal.throwIfAborted()
  const reason = heard.refused ?? reasonOf(end)
  if (reason) throw refusal(reason)
  const { cpuSeconds } = heard
  if (cpuSeconds === null) throw new Error(`Blender ended with ${end.code}: ${end.complaint.slice(-600)}`)

  const [picture, preview] = await Promise.all([
    readFile(join(folder, 'photograph.jpg')),
    readFile(join(folder, 'preview.jpg')),
  ])
  return { picture, preview, cpuSeconds }
}

/** Blender does not say that it was refused memory; it falls over what it did not get. */
function reasonOf({ by, complaint }: BlenderEnd): RefusalReason | null {
  if (by === 'time') return 'time'
  return /bad_alloc|MemoryError|out of memory|Malloc returns null|Calloc returns null/i.test(complaint)
    ? 'memory'
    : null
}
