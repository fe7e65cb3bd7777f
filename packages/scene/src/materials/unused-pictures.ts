import { type Material, Mesh, type Object3D } from 'three'
import type { MaterialStore } from './material-store.ts'
import type { TextureStore } from './texture-store.ts'

/** So long a choice may still be taken back: whoever tries fronts one after the other fetches none of them twice. */
const patience = 5000

/** Frees the graphics card of what nothing in the scene is covered with any more, once nothing changed for a while. */
export function createUnusedPictures(scene: Object3D, materials: MaterialStore, pictures: TextureStore) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  return {
    freeSoon() {
      asked = performance.now()
      waiting ??= setTimeout(look, patience)
    },
    stop: () => clearTimeout(waiting),
  }

  /** One clock all through a drag, instead of one for each of its steps. */
  function look(): void {
    const left = asked + patience - performance.now()
    waiting = left > 1 ? setTimeout(look, left) : undefined
    if (!waiting) free()
  }

  function free(): void {
    const used = new Set<Material>()
    scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      for (const material of [object.material].flat()) used.add(material)
    })
    pictures.keepOnly(materials.keepOnly(used))
  }
}
