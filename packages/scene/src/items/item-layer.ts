import type { Pack, Side } from '@arredo/catalogue'
import type { FaceName, Part, Place, Point3, Size, WallId } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import { Group, LineSegments, Mesh, type Raycaster } from 'three'
import { drawnBox } from '../faces/part-faces.ts'
import { createEdgeMaterial } from '../materials/edge-material.ts'
import type { MaterialStore, Tint } from '../materials/material-store.ts'
import { fittedSurfaces, type Model } from '../models/model.ts'
import type { ModelStore } from '../models/model-store.ts'
import { createItemBatch, type ItemBatch } from './item-batch.ts'
import { placeMatrix } from './item-frame.ts'
import { createItemGeometries, type Piece } from './item-geometries.ts'
import { leafMotion } from './leaf-motion.ts'
import { motionMatrix } from './motion-matrix.ts'

/** One thing that stands in the room, from the document or from a gesture. */
export type Item = {
  readonly id: string
  readonly parts: readonly Part[]
  readonly size: Size
  readonly side: Side
  readonly finishes: Pack['materials']
  readonly place: Place
  /** The face of a wall it sits on, if any. */
  readonly face?: FaceName
  /** The wall it is set into, and with which it is cut away. */
  readonly setInto?: WallId
  readonly isOpen: boolean
  readonly tint: Tint
  /** The record it stands for, where that is no row. */
  readonly of?: RecordName
}

export type ItemLayer = {
  readonly group: Group
  /** Takes over the wanted items; unchanged ones keep their meshes. True when anything changed. */
  readonly sync: (items: readonly Item[]) => boolean
  /** Moves leaves and drawers on by the milliseconds passed; true while any is under way. */
  readonly advance: (milliseconds: number) => boolean
  /** What is set into a wall that is cut away goes with it. */
  readonly hideWith: (walls: ReadonlySet<WallId>) => void
  /** The items under a ray, nearest first. */
  readonly hits: (
    raycaster: Raycaster,
  ) => readonly { readonly id: string; readonly point: Point3; readonly of: RecordName }[]
  readonly dispose: () => void
}

type Shown = {
  item: Item
  /** Its own meshes: drawn while it is by itself, hit by rays at any time. */
  readonly root: Group
  /** 0 closed, 1 open. A closed item is merged whole, an open one by leaf. */
  openness: number
  isSplit: boolean
  /** What stands still is drawn with others. */
  batch: ItemBatch | null
  isMoving: boolean
  /** A model of it has not arrived; its box stands there. */
  isWaiting: boolean
}

const leafMilliseconds = 180
/** Few enough that one changed cabinet is redrawn within a few milliseconds with its whole batch. */
const batchSize = 32
/** More than these at once is no gesture: they stand still where they are now. */
const mostByHand = 4

export function createItemLayer(
  materials: MaterialStore,
  models: ModelStore,
  prefersStill: () => boolean,
  opacityOfEdges: number,
): ItemLayer {
  const group = new Group()
  const shown = new Map<string, Shown>()
  const batches = new Set<ItemBatch>()
  const stale = new Set<ItemBatch>()
  const geometries = createItemGeometries()
  const edgeMaterial = createEdgeMaterial(opacityOfEdges)
  const stopListening = models.onArrival(() => {
    for (const one of shown.values()) {
      if (!one.isWaiting) continue
      rebuild(one)
      if (one.batch) stale.add(one.batch)
    }
    settle()
  })

  return {
    group,
    sync(items) {
      let changed = false
      const wanted = new Set(items.map((item) => item.id))
      for (const [id, one] of shown) {
        if (wanted.has(id)) continue
        remove(id, one)
        changed = true
      }
      for (const item of items) changed = show(item) || changed
      settle()
      return changed
    },
    advance(milliseconds) {
      let moving = false
      for (const one of shown.values()) moving = move(one, milliseconds) || moving
      if (moving) settle()
      return moving
    },
    hideWith(walls) {
      for (const { item, root } of shown.values()) {
        if (item.setInto !== undefined) root.visible = !walls.has(item.setInto)
      }
    },
    hits(raycaster) {
      const found = [...shown].flatMap(([id, { root, item }]) => {
        if (!root.visible) return []
        const [hit] = raycaster.intersectObject(root, true)
        return hit ? [{ id, hit, of: item.of ?? { kind: 'row' as const, id } }] : []
      })
      return found
        .sort((a, b) => a.hit.distance - b.hit.distance)
        .map(({ id, of, hit: { point } }) => ({ id, of, point: [point.x, point.y, point.z] }))
    },
    dispose() {
      stopListening()
      for (const [id, one] of shown) remove(id, one)
      for (const batch of batches) batch.dispose()
      edgeMaterial.dispose()
    },
  }

  function show(item: Item): boolean {
    const known = shown.get(item.id)
    if (!known) {
      const openness = item.isOpen ? 1 : 0
      const root = new Group()
      root.matrixAutoUpdate = false
      const one: Shown = {
        item,
        root,
        openness,
        isSplit: item.isOpen,
        batch: null,
        isMoving: false,
        isWaiting: false,
      }
      shown.set(item.id, one)
      place(one)
      rebuild(one)
      return true
    }

    const before = known.item
    known.item = item
    if (before === item) {
      known.isMoving = false
      return false
    }
    const isOther =
      before.parts !== item.parts || before.finishes !== item.finishes || before.tint !== item.tint
    known.isMoving = !isSamePlace(before.place, item.place)
    if (known.isMoving) place(known)
    if (isOther) rebuild(known)
    if ((isOther || known.isMoving) && known.batch) stale.add(known.batch)
    return isOther || known.isMoving || before.isOpen !== item.isOpen
  }

  /** What stands still joins a batch, what moves leaves its own; then the touched batches are drawn anew. */
  function settle(): void {
    const byHand = [...shown.values()].filter((one) => one.isMoving).length
    for (const one of shown.values()) {
      const isByItself =
        one.item.tint !== 'none' ||
        one.item.setInto !== undefined ||
        one.item.isOpen ||
        one.openness > 0 ||
        (one.isMoving && byHand <= mostByHand)
      if (isByItself) detach(one)
      else attach(one)
    }
    for (const batch of stale) batch.rebuild()
    stale.clear()
  }

  function attach(one: Shown): void {
    if (one.batch) return
    const batch = [...batches].find(({ members }) => members.size < batchSize) ?? newBatch()
    group.remove(one.root)
    batch.members.add(one.root)
    one.batch = batch
    stale.add(batch)
  }

  function detach(one: Shown): void {
    if (one.batch) {
      one.batch.members.delete(one.root)
      stale.add(one.batch)
      one.batch = null
    }
    if (one.root.parent !== group) group.add(one.root)
  }

  function newBatch(): ItemBatch {
    const batch = createItemBatch()
    batches.add(batch)
    group.add(batch.group)
    return batch
  }

  function place(one: Shown): void {
    one.root.matrix.copy(placeMatrix(one.item.place))
    one.root.updateMatrixWorld(true)
  }

  function rebuild(one: Shown): void {
    empty(one.root)
    const { item, isSplit } = one
    const isClear = (material: string) => item.finishes[material]?.finish === 'glass'
    const modelled = item.parts.flatMap((part) => {
      const model = part.shape === 'asset' ? models.get(part.asset) : null
      return model ? [{ part, model }] : []
    })
    const parts = item.parts.filter((part) => !modelled.some((one) => one.part === part))
    one.isWaiting = parts.some(({ shape }) => shape === 'asset')
    for (const piece of geometries({ parts, isSplit, isClear }, item.id)) {
      one.root.add(pieceGroup(piece, item))
    }
    for (const { part, model } of modelled) {
      one.root.add(modelGroup(part, model, isSplit ? (part.opens ?? null) : null, item.tint))
    }
    pose(one)
  }

  function modelGroup(part: Part, model: Model, opens: string | null, tint: Tint): Group {
    const leaf = new Group()
    leaf.matrixAutoUpdate = false
    leaf.userData.opens = opens
    const { min, max } = drawnBox(part)
    for (const { geometry, material } of fittedSurfaces(model, min, max)) {
      const mesh = new Mesh(geometry, models.tinted(material, tint))
      mesh.castShadow = !material.transparent
      mesh.receiveShadow = true
      mesh.matrixAutoUpdate = false
      leaf.add(mesh)
    }
    return leaf
  }

  function pieceGroup(piece: Piece, item: Item): Group {
    const leaf = new Group()
    leaf.matrixAutoUpdate = false
    leaf.userData.opens = piece.opens
    for (const { material, kelvin, geometry } of piece.surfaces) {
      const finish = item.finishes[material]
      const mesh = new Mesh(geometry, materials.get(finish, { tint: item.tint, kelvin }))
      mesh.castShadow = finish?.finish !== 'glass' && kelvin === null
      mesh.receiveShadow = true
      mesh.matrixAutoUpdate = false
      leaf.add(mesh)
    }
    const lines = new LineSegments(piece.edges, edgeMaterial)
    lines.matrixAutoUpdate = false
    lines.raycast = () => {}
    leaf.add(lines)
    return leaf
  }

  function move(one: Shown, milliseconds: number): boolean {
    const goal = one.item.isOpen ? 1 : 0
    if (one.openness === goal) return false

    const step = prefersStill() ? 1 : milliseconds / leafMilliseconds
    one.openness = goal > one.openness ? Math.min(1, one.openness + step) : Math.max(0, one.openness - step)
    const isSplit = one.openness > 0
    if (isSplit !== one.isSplit) {
      one.isSplit = isSplit
      rebuild(one)
    } else pose(one)
    return true
  }

  function pose({ root, item, openness }: Shown): void {
    for (const leaf of root.children) {
      const opens: unknown = leaf.userData.opens
      if (typeof opens !== 'string') continue
      const parts = item.parts.filter((part) => part.opens === opens)
      leaf.matrix.copy(motionMatrix(leafMotion(opens, parts, item.size, item.side), easeOut(openness)))
    }
    root.updateMatrixWorld(true)
  }

  function remove(id: string, one: Shown): void {
    if (one.batch) {
      one.batch.members.delete(one.root)
      stale.add(one.batch)
    }
    empty(one.root)
    group.remove(one.root)
    shown.delete(id)
  }
}

/** What sits on a wall has its place worked out anew at every look. */
function isSamePlace(a: Place, b: Place): boolean {
  return a === b || (a.rotation === b.rotation && a.at.every((value, k) => value === b.at[k]))
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}

function empty(root: Group): void {
  root.traverse((object) => {
    if (object instanceof Mesh || object instanceof LineSegments) object.geometry.dispose()
  })
  root.clear()
}
