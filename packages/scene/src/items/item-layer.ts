import type { Place, Point3, WallId } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import { Box3, Group, type Raycaster } from 'three'
import type { MaterialStore } from '../materials/material-store.ts'
import type { ModelStore } from '../models/model-store.ts'
import type { Item } from './item.ts'
import type { ItemBatch } from './item-batch.ts'
import { createItemBatches } from './item-batches.ts'
import { placeMatrix } from './item-frame.ts'
import { createItemMeshes, empty } from './item-meshes.ts'
import { createItemTree, type ItemTree } from './item-tree.ts'
import { leavesOf } from './leaves-of.ts'

export type ItemLayer = {
  readonly group: Group
  /**
   * Takes over the wanted items; unchanged ones keep their meshes. True when anything changed. Many new ones are
   * left to `grow` where there is time.
   */
  readonly sync: (items: readonly Item[], pace?: Pace) => boolean
  /** Makes what is still wanted, the nearest first, for so many milliseconds; true when all of it is there. */
  readonly grow: (milliseconds: number, from: Point3) => boolean
  readonly isWhole: () => boolean
  /** Moves leaves and drawers on by the milliseconds passed; true while any is under way. */
  readonly advance: (milliseconds: number) => boolean
  /** What is set into a wall that is cut away goes with it. */
  readonly hideWith: (walls: ReadonlySet<WallId>) => void
  /** The nearest item under a ray. */
  readonly hit: (raycaster: Raycaster) => LayerHit | null
  /** How many items had their meshes made anew so far. */
  readonly rebuilt: () => number
  readonly dispose: () => void
}

export type LayerHit = {
  readonly id: string
  readonly point: Point3
  readonly of: RecordName
  /** The door or drawer, where the item stands open. */
  readonly leaf: string | null
}

export type Pace = 'at once' | 'gradually'

type Shown = {
  item: Item
  /** Its own meshes: drawn while it is by itself, hit by rays at any time. */
  readonly root: Group
  /** By leaf: 0 closed, 1 open. A closed item is merged whole, an open one by leaf. */
  readonly openness: Map<string, number>
  isSplit: boolean
  /** What stands still is drawn with others. */
  batch: ItemBatch | null
  isMoving: boolean
  /** A model of it has not arrived; its box stands there. */
  isWaiting: boolean
  /** How far it reaches in the room; null while that has to be worked out. */
  box: Box3 | null
}

const leafMilliseconds = 180
/** More than these at once is no gesture: they stand still where they are now. */
const mostByHand = 4
/** As many new ones are made at once, however slow the machine. */
const mostAtOnce = 24

export function createItemLayer(
  materials: MaterialStore,
  models: ModelStore,
  prefersStill: () => boolean,
): ItemLayer {
  const group = new Group()
  const shown = new Map<string, Shown>()
  const meshes = createItemMeshes(materials, models)
  const batches = createItemBatches()
  /** Not made yet, the nearest last. */
  let wanted: Item[] = []
  let hidden: ReadonlySet<WallId> = new Set()
  let tree: ItemTree<Shown> | null = null
  group.add(batches.group)
  const stopListening = models.onArrival(() => {
    for (const one of shown.values()) if (one.isWaiting) rebuild(one)
    settle()
  })

  return {
    group,
    sync(items, pace) {
      let changed = false
      const ids = new Set(items.map((item) => item.id))
      for (const [id, one] of shown) {
        if (ids.has(id)) continue
        remove(id, one)
        changed = true
      }
      const isNew = (item: Item) => !shown.has(item.id)
      for (const item of items) if (!isNew(item)) changed = update(item) || changed
      wanted = items.filter(isNew)
      changed ||= wanted.length > 0
      if (pace !== 'gradually' || wanted.length <= mostAtOnce) {
        wanted.reverse()
        make(Number.POSITIVE_INFINITY)
      }
      settle()
      return changed
    },
    grow(milliseconds, from) {
      wanted.sort((a, b) => far(b, from) - far(a, from))
      make(milliseconds)
      settle()
      return wanted.length === 0
    },
    isWhole: () => wanted.length === 0,
    advance(milliseconds) {
      let moving = false
      for (const one of shown.values()) moving = move(one, milliseconds) || moving
      if (moving) settle()
      return moving
    },
    hideWith(walls) {
      hidden = walls
      hide()
    },
    hit(raycaster) {
      tree ??= createItemTree([...shown.values()].map((one) => ({ thing: one, box: boxOf(one) })))
      let at: Point3 = [0, 0, 0]
      let leaf: string | null = null
      let nearest = Number.POSITIVE_INFINITY
      const found = tree.nearest(raycaster.ray, ({ root }) => {
        const [hit] = root.visible ? raycaster.intersectObject(root, true) : []
        if (!hit) return null
        if (hit.distance < nearest) {
          at = [hit.point.x, hit.point.y, hit.point.z]
          leaf = hit.object.parent?.userData.opens ?? null
        }
        nearest = Math.min(nearest, hit.distance)
        return hit.distance
      })
      if (!found) return null
      const { id, of = { kind: 'row', id } } = found.item
      return { id, of, point: at, leaf }
    },
    rebuilt: meshes.count,
    dispose() {
      stopListening()
      wanted = []
      for (const [id, one] of shown) remove(id, one)
      batches.dispose()
    },
  }

  function make(milliseconds: number): void {
    const end = performance.now() + milliseconds
    while (wanted.length > 0 && performance.now() < end) {
      const item = wanted.pop()
      if (item) add(item)
    }
  }

  function add(item: Item): void {
    const root = new Group()
    root.matrixAutoUpdate = false
    const one: Shown = {
      ...{ item, root, batch: null, isMoving: false, isWaiting: false, box: null },
      ...{ openness: new Map(leavesOf(item.parts).map((leaf) => [leaf, goalOf(item, leaf)])) },
      isSplit: item.isOpen,
    }
    shown.set(item.id, one)
    place(one)
    rebuild(one)
  }

  function update(item: Item): boolean {
    const known = shown.get(item.id)
    if (!known) return false
    const before = known.item
    known.item = item
    known.isMoving = before !== item && !isSamePlace(before.place, item.place)
    if (before === item) return false

    const isOther = before.parts !== item.parts || before.finishes !== item.finishes
    const isTinted = before.tint !== item.tint
    if (isOther || isTinted || known.isMoving || before.setInto !== item.setInto) leaveBatch(known)
    if (known.isMoving) place(known)
    if (isOther) rebuild(known)
    else if (isTinted) meshes.paint(known.root, item)
    const isOpened = before.isOpen !== item.isOpen || before.ajar !== item.ajar
    return isOther || isTinted || known.isMoving || isOpened
  }

  /** What stands still joins a batch, what moves leaves its own. */
  function settle(): void {
    const byHand = [...shown.values()].filter((one) => one.isMoving).length
    for (const one of shown.values()) {
      const { item, root } = one
      const isByItself = item.isOpen || one.isSplit || (one.isMoving && byHand <= mostByHand)
      if (isByItself) {
        leaveBatch(one)
        if (root.parent !== group) group.add(root)
      } else if (!one.batch) {
        group.remove(root)
        one.batch = batches.put(item, root)
      }
    }
    hide()
  }

  function hide(): void {
    batches.hideWith(hidden)
    for (const { item, root } of shown.values()) {
      if (item.setInto !== undefined) root.visible = !hidden.has(item.setInto)
    }
  }

  /** Before its meshes become others: what was put must be taken out as it was. */
  function leaveBatch(one: Shown): void {
    if (one.batch) batches.take(one.batch, one.root)
    one.batch = null
  }

  function place(one: Shown): void {
    one.root.matrix.copy(placeMatrix(one.item.place))
    one.root.updateMatrixWorld(true)
    stirred(one)
  }

  function rebuild(one: Shown): void {
    leaveBatch(one)
    one.isWaiting = meshes.build(one.root, one.item, one.isSplit)
    pose(one)
  }

  function pose(one: Shown): void {
    meshes.pose(one.root, one.item, one.openness)
    stirred(one)
  }

  function stirred(one: Shown): void {
    one.box = null
    tree = null
  }

  function move(one: Shown, milliseconds: number): boolean {
    const { item, openness } = one
    const moving = leavesOf(item.parts).filter((leaf) => (openness.get(leaf) ?? 0) !== goalOf(item, leaf))
    if (moving.length === 0) return false

    const step = prefersStill() ? 1 : milliseconds / leafMilliseconds
    for (const leaf of moving) {
      const now = openness.get(leaf) ?? 0
      openness.set(leaf, goalOf(item, leaf) > now ? Math.min(1, now + step) : Math.max(0, now - step))
    }
    const isSplit = item.isOpen || [...openness.values()].some((share) => share > 0)
    if (isSplit !== one.isSplit) {
      one.isSplit = isSplit
      rebuild(one)
    } else pose(one)
    return true
  }

  function remove(id: string, one: Shown): void {
    leaveBatch(one)
    empty(one.root)
    group.remove(one.root)
    shown.delete(id)
    tree = null
  }
}

/** How far a leaf is to be open. */
function goalOf({ isOpen, ajar }: Item, leaf: string): 0 | 1 {
  return isOpen && (ajar?.includes(leaf) ?? true) ? 1 : 0
}

function boxOf(one: Shown): Box3 {
  one.box ??= new Box3().setFromObject(one.root)
  return one.box
}

/** What sits on a wall has its place worked out anew at every look. */
function isSamePlace(a: Place, b: Place): boolean {
  return a === b || (a.rotation === b.rotation && a.at.every((value, k) => value === b.at[k]))
}

function far({ place: { at } }: Item, from: Point3): number {
  return Math.hypot(at[0] - from[0], at[1] - from[1])
}
