import { MeshBasicMaterial } from 'three'
import { createItemLayer, type ItemLayer } from '../items/item-layer.ts'
import { createLightField } from '../light/light-field.ts'
import type { MaterialStore } from '../materials/material-store.ts'
import { createModelStore } from '../models/model-store.ts'

/** Flat colours and no models. */
export function layerForTests(prefersStill = () => false): ItemLayer {
  const made = new Map<unknown, MeshBasicMaterial>()
  const materials: MaterialStore = {
    get(finish, { tint }) {
      const key = `${JSON.stringify(finish)}${tint}`
      const known = made.get(key) ?? new MeshBasicMaterial()
      made.set(key, known)
      return known
    },
    keepOnly: () => new Set(),
    dispose: () => {},
  }
  const models = createModelStore({
    source: async () => null,
    field: createLightField(),
    isRich: true,
    anisotropy: 1,
    retryAfter: 0,
  })
  return createItemLayer(materials, models, prefersStill)
}
