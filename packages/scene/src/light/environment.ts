import { environmentFile, type Light } from '@arredo/project'
import type { Around } from '../baking/bake-scene.ts'
import type { TextureSource } from '../materials/texture-store.ts'
import { isPainted } from './backdrop/surroundings.ts'

/** The light around a house where a project has chosen another than the usual one from the library. */
export type Environment = {
  /** Null where none is chosen, where its place is painted by the hour, and until it is there. */
  readonly around: (light: Light) => Around | null
  readonly settled: () => Promise<void>
}

export function createEnvironment(source: TextureSource, onArrival: () => void): Environment {
  let chosen: string | null = null
  let around: Around | null = null
  let waiting: Promise<void> = Promise.resolve()

  return {
    around(light) {
      const file = isPainted(light) ? null : environmentFile(light)
      if (file === chosen) return around
      chosen = file
      around = null
      if (file !== null) waiting = fetchLight(file)
      return null
    },
    settled: () => waiting,
  }

  async function fetchLight(file: string): Promise<void> {
    const blob = await source(file).catch(() => null)
    const { libraryLight } = await import('./library-light.ts')
    const found = blob && libraryLight(new Uint8Array(await blob.arrayBuffer()))
    if (!found || file !== chosen) return
    around = found
    onArrival()
  }
}
