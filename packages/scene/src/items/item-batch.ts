import { Group, type Material, Mesh } from 'three'
import { createMergedMesh, type MergedMesh } from './merged-mesh.ts'

/** Items that stand still, drawn together: one mesh per material. */
export type ItemBatch = {
  readonly group: Group
  readonly isEmpty: () => boolean
  /** Draws it where it stands now. */
  readonly put: (root: Group) => void
  /** With what was put: meshes that are thrown away meanwhile are taken out first. */
  readonly take: (root: Group) => void
  readonly dispose: () => void
}

export function createItemBatch(): ItemBatch {
  const group = new Group()
  const members = new Set<Group>()
  const merged = new Map<Material, MergedMesh>()
  return {
    group,
    isEmpty: () => members.size === 0,
    put(root) {
      members.add(root)
      root.updateMatrixWorld(true)
      for (const source of sourcesOf(root)) meshFor(source).put(source)
    },
    take(root) {
      members.delete(root)
      for (const source of sourcesOf(root)) {
        const mesh = merged.get(source.material as Material)
        mesh?.take(source)
        if (mesh?.isEmpty()) remove(source.material as Material, mesh)
      }
    },
    dispose() {
      for (const [material, mesh] of merged) remove(material, mesh)
    },
  }

  function meshFor(source: Mesh): MergedMesh {
    const material = source.material as Material
    const known = merged.get(material)
    if (known) return known

    const made = createMergedMesh(source)
    merged.set(material, made)
    group.add(made.object)
    return made
  }

  function remove(material: Material, mesh: MergedMesh): void {
    group.remove(mesh.object)
    mesh.dispose()
    merged.delete(material)
  }
}

function sourcesOf(root: Group): readonly Mesh[] {
  const found: Mesh[] = []
  root.traverse((object) => {
    if (object instanceof Mesh) found.push(object)
  })
  return found
}
