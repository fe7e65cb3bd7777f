import { Group, LineSegments, type Material, Mesh } from 'three'
import { mergedGeometry, type Placed } from './merged-geometry.ts'

/** Items that stand still, drawn together: one mesh per material, and one for all their edges. */
export type ItemBatch = {
  readonly group: Group
  readonly members: Set<Group>
  /** Draws the members as they are now. */
  readonly rebuild: () => void
  readonly dispose: () => void
}

export function createItemBatch(): ItemBatch {
  const group = new Group()
  const members = new Set<Group>()
  return {
    group,
    members,
    rebuild() {
      clear()
      const surfaces = new Map<Material, { placed: Placed[]; like: Mesh | LineSegments }>()
      for (const member of members) {
        member.updateMatrixWorld(true)
        member.traverse((object) => {
          if (!(object instanceof Mesh || object instanceof LineSegments)) return
          const known = surfaces.get(object.material)
          const one = { geometry: object.geometry, matrix: object.matrixWorld }
          if (known) known.placed.push(one)
          else surfaces.set(object.material, { placed: [one], like: object })
        })
      }
      for (const [material, { placed, like }] of surfaces) {
        const geometry = mergedGeometry(placed)
        const merged =
          like instanceof Mesh ? new Mesh(geometry, material) : new LineSegments(geometry, material)
        merged.castShadow = like.castShadow
        merged.receiveShadow = like.receiveShadow
        merged.matrixAutoUpdate = false
        group.add(merged)
      }
    },
    dispose: clear,
  }

  function clear(): void {
    for (const object of group.children) {
      if (object instanceof Mesh || object instanceof LineSegments) object.geometry.dispose()
    }
    group.clear()
  }
}
