import { Group } from 'three'
import type { Item } from './item.ts'
import { createItemBatch, type ItemBatch } from './item-batch.ts'

/** What stands still, in batches that are near together: what is not looked at is not drawn. */
export type ItemBatches = {
  readonly group: Group
  /** Into the batch of the place where it stands. */
  readonly put: (item: Item, root: Group) => ItemBatch
  readonly take: (batch: ItemBatch, root: Group) => void
  readonly hideWith: (walls: ReadonlySet<string>) => void
  readonly dispose: () => void
}

/** About a room: few draw calls for a house, and little drawn in vain from inside one of its rooms. */
const reach = 15_000

export function createItemBatches(): ItemBatches {
  const group = new Group()
  const batches = new Map<string, ItemBatch>()
  return {
    group,
    put(item, root) {
      const name = nameOf(item)
      const batch = batches.get(name) ?? newBatch(name, item)
      batch.put(root)
      return batch
    },
    take(batch, root) {
      batch.take(root)
      if (!batch.isEmpty()) return
      group.remove(batch.group)
      for (const [name, one] of batches) if (one === batch) batches.delete(name)
    },
    hideWith(walls) {
      for (const { group: drawn } of batches.values()) {
        const wall: unknown = drawn.userData.setInto
        drawn.visible = typeof wall !== 'string' || !walls.has(wall)
      }
    },
    dispose() {
      for (const batch of batches.values()) batch.dispose()
    },
  }

  function newBatch(name: string, { setInto }: Item): ItemBatch {
    const made = createItemBatch()
    made.group.userData.setInto = setInto
    batches.set(name, made)
    group.add(made.group)
    return made
  }
}

/** Doors and windows are cut away with their wall. */
function nameOf({ setInto, place: { at } }: Item): string {
  return setInto === undefined ? `${Math.floor(at[0] / reach)} ${Math.floor(at[1] / reach)}` : `in ${setInto}`
}
