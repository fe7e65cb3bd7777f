import type { RowId } from '@arredo/project'
import { useEffect } from 'react'
import type { Item } from '../items/item.ts'
import type { LiveView } from '../live-view.ts'

/** Draws the item that is taken apart in its parts; the others are left as they are. */
export function useExploded(
  live: LiveView | null,
  items: readonly Item[],
  id: RowId | null,
): readonly Item[] {
  const item = items.find((one) => one.id === id) ?? null
  const where = item && [...item.place.at, item.place.rotation].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item is another object at every look, but the same item
  useEffect(() => {
    if (!live || !item) return
    let stop: (() => void) | null = null
    let isOver = false
    void import('./exploded-item.ts').then(({ explodedItem }) => {
      if (!isOver) stop = live.add((parts) => explodedItem(item, parts))
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [live, item?.parts, item?.finishes, where])
  return item ? items.filter((one) => one !== item) : items
}
