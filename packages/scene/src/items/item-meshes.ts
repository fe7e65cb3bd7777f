import type { Part } from '@arredo/geometry'
import { Group, type Material, Mesh } from 'three'
import { drawnBox } from '../faces/part-faces.ts'
import type { MaterialStore, Tint } from '../materials/material-store.ts'
import { fittedSurfaces, type Model } from '../models/model.ts'
import type { ModelStore } from '../models/model-store.ts'
import type { Item } from './item.ts'
import { createItemGeometries, type Piece } from './item-geometries.ts'
import { leafMotion } from './leaf-motion.ts'
import { motionMatrix } from './motion-matrix.ts'
import { hitThroughTree } from './tree-raycast.ts'

/** Makes the meshes of one item, in a group of its own. */
export type ItemMeshes = {
  /** Whole, or by leaf where it stands open; true while a model of it has not arrived and its box stands there. */
  readonly build: (root: Group, item: Item, isSplit: boolean) => boolean
  /** The same meshes in the tint that the item has now. */
  readonly paint: (root: Group, item: Item) => void
  /** Each leaf and drawer where it is when it has gone this share of its way. */
  readonly pose: (root: Group, item: Item, openness: ReadonlyMap<string, number>) => void
  /** How many items were built so far. */
  readonly count: () => number
}

/** What a mesh was painted with before any tint. */
type Painted = {
  readonly piece?: { readonly material: string; readonly kelvin: number | null }
  readonly model?: Material
}

export function createItemMeshes(materials: MaterialStore, models: ModelStore): ItemMeshes {
  const geometries = createItemGeometries()
  let count = 0
  return {
    build(root, item, isSplit) {
      count += 1
      empty(root)
      const isClear = (material: string) => item.finishes[material]?.finish === 'glass'
      const modelled = item.parts.flatMap((part) => {
        const model = part.shape === 'asset' ? models.get(part.asset) : null
        return model ? [{ part, model }] : []
      })
      const parts = item.parts.filter((part) => !modelled.some((one) => one.part === part))
      for (const piece of geometries({ parts, isSplit, isClear }, item.id)) root.add(pieceGroup(piece, item))
      for (const { part, model } of modelled) {
        root.add(modelGroup(part, model, isSplit ? (part.opens ?? null) : null, item.tint))
      }
      return parts.some(({ shape }) => shape === 'asset')
    },
    paint(root, { tint, finishes }) {
      root.traverse((object) => {
        if (!(object instanceof Mesh)) return
        const { piece, model } = object.userData as Painted
        if (piece) object.material = materials.get(finishes[piece.material], { tint, kelvin: piece.kelvin })
        if (model) object.material = models.tinted(model, tint)
      })
    },
    pose(root, { parts, size, side }, openness) {
      for (const leaf of root.children) {
        const opens: unknown = leaf.userData.opens
        if (typeof opens !== 'string') continue
        const own = parts.filter((part) => part.opens === opens)
        leaf.matrix.copy(motionMatrix(leafMotion(opens, own, size, side), easeOut(openness.get(opens) ?? 0)))
      }
      root.updateMatrixWorld(true)
    },
    count: () => count,
  }

  function modelGroup(part: Part, model: Model, opens: string | null, tint: Tint): Group {
    const leaf = newLeaf(opens)
    const { min, max } = drawnBox(part)
    for (const { geometry, material } of fittedSurfaces(model, min, max)) {
      const mesh = new Mesh(geometry, models.tinted(material, tint))
      mesh.userData = { model: material } satisfies Painted
      hitThroughTree(mesh)
      mesh.castShadow = !material.transparent
      mesh.receiveShadow = true
      mesh.matrixAutoUpdate = false
      leaf.add(mesh)
    }
    return leaf
  }

  function pieceGroup(piece: Piece, item: Item): Group {
    const leaf = newLeaf(piece.opens)
    for (const { material, kelvin, geometry } of piece.surfaces) {
      const finish = item.finishes[material]
      const mesh = new Mesh(geometry, materials.get(finish, { tint: item.tint, kelvin }))
      mesh.userData = { piece: { material, kelvin } } satisfies Painted
      mesh.castShadow = finish?.finish !== 'glass' && kelvin === null
      mesh.receiveShadow = true
      mesh.matrixAutoUpdate = false
      leaf.add(mesh)
    }
    return leaf
  }
}

function newLeaf(opens: string | null): Group {
  const leaf = new Group()
  leaf.matrixAutoUpdate = false
  leaf.userData.opens = opens
  return leaf
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}

export function empty(root: Group): void {
  root.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose()
  })
  root.clear()
}
