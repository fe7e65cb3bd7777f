import type { OpeningId } from '@arredo/geometry'
import { Group, type Material, Matrix4, Mesh } from 'three'
import { toGeometry } from '../faces/faces.ts'
import type { DoorLeaf } from './opening-faces.ts'

/** The leaves of the doors that are there already: they open and close with an ease. */
export type DoorLeaves = {
  /** Groups to hang into their walls. */
  readonly add: (leaves: readonly DoorLeaf[]) => readonly Group[]
  readonly open: (openings: readonly string[]) => void
  readonly advance: (milliseconds: number) => boolean
  readonly clear: () => void
}

type Materials = { readonly leaf: Material; readonly metal: Material }
type Hung = { readonly leaf: DoorLeaf; readonly group: Group }

const milliseconds = 420

export function createDoorLeaves(materials: Materials, prefersStill: () => boolean): DoorLeaves {
  let hung: Hung[] = []
  let open: ReadonlySet<string> = new Set()
  /** 0 closed, 1 open; what stands open stays so when its wall is built anew. */
  const opennesses = new Map<OpeningId, number>()

  return {
    add(leaves) {
      const added = leaves.map((leaf) => ({ leaf, group: leafGroup(leaf, materials) }))
      for (const one of added) pose(one)
      hung.push(...added)
      return added.map(({ group }) => group)
    },
    open(openings) {
      open = new Set(openings)
    },
    advance(passed) {
      let isMoving = false
      for (const one of hung) {
        const id = one.leaf.opening
        const [now, goal] = [opennesses.get(id) ?? 0, open.has(id) ? 1 : 0]
        if (now === goal) continue
        const step = prefersStill() ? 1 : passed / milliseconds
        opennesses.set(id, goal > now ? Math.min(1, now + step) : Math.max(0, now - step))
        pose(one)
        isMoving = true
      }
      return isMoving
    },
    clear() {
      hung = []
    },
  }

  function pose({ leaf: { opening, hinge, degrees, slides }, group }: Hung): void {
    const share = ease(opennesses.get(opening) ?? 0)
    const turned = new Matrix4().makeRotationZ((degrees * share * Math.PI) / 180)
    group.matrix
      .makeTranslation(hinge[0] + slides[0] * share, hinge[1] + slides[1] * share, 0)
      .multiply(turned)
      .multiply(new Matrix4().makeTranslation(-hinge[0], -hinge[1], 0))
    group.matrixWorldNeedsUpdate = true
  }
}

function leafGroup({ leaf, metal }: DoorLeaf, materials: Materials): Group {
  const group = new Group()
  group.matrixAutoUpdate = false
  const meshes = [new Mesh(toGeometry(leaf), materials.leaf), new Mesh(toGeometry(metal), materials.metal)]
  for (const mesh of meshes) {
    mesh.matrixAutoUpdate = false
    mesh.receiveShadow = true
    group.add(mesh)
  }
  return group
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
