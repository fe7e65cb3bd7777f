import { type Material, Mesh, type Object3D } from 'three'
import type { MaterialStore } from './material-store.ts'
import type { TextureStore } from './texture-store.ts'

/** So long a choice may still be taken back: whoever tries fronts one after the other fetches none of them twice. */
const patience = 5000

/** Frees the graphics card of what nothing in the scene is covered with any more, once nothing changed for a while. */
export function createUnusedPictures(scene: Object3D, materials: MaterialStore, pictures: TextureStore) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    freeSoon() {
      clearTimeout(waiting)
      waiting = setTimeout(free, patience)
    },
    stop: () => clearTimeout(waiting),
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
