import { type Material, MeshStandardMaterial, Texture } from 'three'
import type { LightField } from '../light/light-field.ts'
import { createFetchedThings } from '../materials/fetched-things.ts'
import { type Tint, warn } from '../materials/material-store.ts'
import type { TextureSource } from '../materials/texture-store.ts'
import type { Model } from './model.ts'

export type ModelStore = {
  /** Once it is there; until then it is on its way, or could not be had lately. */
  readonly get: (file: string) => Model | null
  readonly tinted: (material: Material, tint: Tint) => Material
  /** Tells of every model that arrives; the answer stops that. */
  readonly onArrival: (listener: () => void) => () => void
  /** When nothing is on its way any more. */
  readonly settled: () => Promise<void>
  readonly dispose: () => void
}

export type ModelStoreOptions = {
  readonly source: TextureSource
  readonly field: LightField
  readonly isRich: boolean
  readonly anisotropy: number
  readonly retryAfter: number
}

export function createModelStore(options: ModelStoreOptions): ModelStore {
  const { source, field, isRich, anisotropy, retryAfter } = options
  const fetched = createFetchedThings<Model>(retryAfter)
  const arrived = new Map<string, Model>()
  const listeners = new Set<() => void>()
  const warning = { collides: new Map<Material, Material>(), doubtful: new Map<Material, Material>() }
  return {
    get(file) {
      const known = arrived.get(file)
      if (!known) void fetched.get(file, () => load(file))
      return known ?? null
    },
    tinted(material, tint) {
      return tint === 'none' ? material : (warning[tint].get(material) ?? warned(material, tint))
    },
    onArrival(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: fetched.settled,
    dispose() {
      listeners.clear()
      fetched.clear(release)
      for (const made of Object.values(warning)) for (const material of made.values()) material.dispose()
    },
  }

  async function load(file: string): Promise<Model | null> {
    const blob = await source(file)
    if (!blob) return null
    const { readModel } = await import('./read-model.ts')
    const model = await readModel(blob, { field, isRich, anisotropy })
    arrived.set(file, model)
    for (const listener of listeners) listener()
    return model
  }

  function warned(material: Material, tint: Exclude<Tint, 'none'>): Material {
    const copy = material.clone()
    if (copy instanceof MeshStandardMaterial) warn(copy, tint)
    warning[tint].set(material, copy)
    return copy
  }
}

function release({ surfaces }: Model): void {
  for (const { geometry, material } of surfaces) {
    geometry.dispose()
    for (const held of Object.values(material)) if (held instanceof Texture) held.dispose()
    material.dispose()
  }
}
