import type { Pack, Side } from '@arredo/catalogue'
import type { Part, Placement, Size } from '@arredo/geometry'
import { Group, LineSegments, Matrix4, Mesh } from 'three'
import { createEdgeMaterial } from './edge-material.ts'
import { fromItemFrame, placementMatrix } from './item-frame.ts'
import { itemGeometries, type Piece } from './item-geometries.ts'
import type { MaterialStore, Tint } from './material-store.ts'
import { type OpeningMotion, openingMotion } from './opening-motion.ts'

/** One thing that stands in the room, from the document or from a gesture. */
export type Item = {
  readonly id: string
  readonly parts: readonly Part[]
  readonly size: Size
  readonly side: Side
  readonly finishes: Pack['materials']
  readonly placement: Placement
  readonly isOpen: boolean
  readonly tint: Tint
}

export type ItemLayer = {
  readonly group: Group
  /** Takes over the wanted items; unchanged ones keep their meshes. True when anything changed. */
  readonly sync: (items: readonly Item[]) => boolean
  /** Moves leaves and drawers on by the milliseconds passed; true while any is under way. */
  readonly advance: (milliseconds: number) => boolean
  readonly dispose: () => void
}

type Shown = {
  item: Item
  readonly root: Group
  /** 0 closed, 1 open. A closed item is merged whole, an open one by leaf. */
  openness: number
  isSplit: boolean
}

const openingMilliseconds = 180

export function createItemLayer(materials: MaterialStore, prefersStill: () => boolean): ItemLayer {
  const group = new Group()
  const shown = new Map<string, Shown>()
  const edgeMaterial = createEdgeMaterial(0.19)

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
      return changed
    },
    advance(milliseconds) {
      let moving = false
      for (const one of shown.values()) moving = move(one, milliseconds) || moving
      return moving
    },
    dispose() {
      for (const [id, one] of shown) remove(id, one)
      edgeMaterial.dispose()
    },
  }

  function show(item: Item): boolean {
    const known = shown.get(item.id)
    if (!known) {
      const openness = item.isOpen ? 1 : 0
      const one: Shown = { item, root: new Group(), openness, isSplit: item.isOpen }
      one.root.matrixAutoUpdate = false
      one.root.userData.row = item.id
      shown.set(item.id, one)
      group.add(one.root)
      place(one)
      rebuild(one)
      return true
    }

    const before = known.item
    known.item = item
    const isOther =
      before.parts !== item.parts || before.finishes !== item.finishes || before.tint !== item.tint
    const isMoved = before.placement !== item.placement
    if (isMoved) place(known)
    if (isOther) rebuild(known)
    return isOther || isMoved || before.isOpen !== item.isOpen
  }

  function place(one: Shown): void {
    one.root.matrix.copy(placementMatrix(one.item.placement))
    one.root.matrixWorldNeedsUpdate = true
  }

  function rebuild(one: Shown): void {
    empty(one.root)
    const { item } = one
    for (const piece of itemGeometries(item.parts, one.isSplit)) {
      const leaf = pieceGroup(piece, item)
      one.root.add(leaf)
    }
    pose(one)
  }

  function pieceGroup(piece: Piece, item: Item): Group {
    const leaf = new Group()
    leaf.matrixAutoUpdate = false
    leaf.userData.opens = piece.opens
    for (const { material, geometry } of piece.faces) {
      const finish = item.finishes[material]
      const mesh = new Mesh(geometry, materials.get(finish, item.tint))
      mesh.castShadow = finish?.finish !== 'glass'
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

    const step = prefersStill() ? 1 : milliseconds / openingMilliseconds
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
      leaf.matrix.copy(motionMatrix(openingMotion(opens, parts, item.size, item.side), easeOut(openness)))
      leaf.matrixWorldNeedsUpdate = true
    }
  }

  function remove(id: string, one: Shown): void {
    empty(one.root)
    group.remove(one.root)
    shown.delete(id)
  }
}

/** Where a leaf is when it has gone this share of its way, in the item's right-handed frame. */
export function motionMatrix(motion: OpeningMotion, share: number): Matrix4 {
  if (motion.kind === 'slide') return new Matrix4().makeTranslation(0, -motion.by * share, 0)

  const [x, y, z] = fromItemFrame(motion.hinge)
  const angle = (motion.degrees * share * Math.PI) / 180
  const turn = motion.axis === 'x' ? new Matrix4().makeRotationX(angle) : new Matrix4().makeRotationZ(angle)
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(turn)
    .multiply(new Matrix4().makeTranslation(-x, -y, -z))
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
