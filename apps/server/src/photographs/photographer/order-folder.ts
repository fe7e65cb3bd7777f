import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PhotographOrder } from './photographer.ts'

const start = 'arredo-photograph-'
/** Those in which this process works. In a container the process before us had our number too. */
const open = new Set<string>()

export type OrderSheet = Pick<PhotographOrder, 'view' | 'light' | 'width' | 'height'> & {
  readonly samples: number
  readonly secondsAllowed: number
  /** Where the scene is left as Blender would open it, lights and all; for the bench. */
  readonly keepBlend: string | null
}

/** A folder with the scene and what to make of it, gone when the work on it has ended in whatever way. */
export async function withOrderFolder<Value>(
  { scene }: PhotographOrder,
  sheet: OrderSheet,
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  await sweepOrphans()
  const folder = await mkdtemp(join(tmpdir(), `${start}${process.pid}-`))
  open.add(folder)
  try {
    await mkdir(join(folder, 'home'))
    await writeFile(join(folder, 'scene.glb'), scene)
    await writeFile(join(folder, 'order.json'), JSON.stringify(sheet))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    open.delete(folder)
  }
}

/** What workers left that were killed: a folder is named after its process. */
async function sweepOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(start) ? Number(name.slice(start.length).split('-')[0]) : null
    if (owner === null || !Number.isInteger(owner)) continue
    const folder = join(tmpdir(), name)
    const isInUse = owner === process.pid ? open.has(folder) : isAlive(owner)
    if (!isInUse) await rm(folder, { recursive: true, force: true })
  }
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // Somebody else's is alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
