import { itemToPlan, partBounds, type Standing } from '@arredo/geometry'
import type { Item } from '../items/item.ts'

/** So near the floor that no light gets under it. */
const low = 160
const wholeShare = 0.4

/** What keeps light from the floor: a cabinet with all it covers, a table with its feet alone. */
export function floorContacts(items: readonly Item[]): readonly Standing[] {
  return items.flatMap((item): readonly Standing[] => {
    const contacts = known.get(item) ?? contactsOf(item)
    known.set(item, contacts)
    return contacts
  })
}

/** The same objects for what stands where it stood: whoever shades the floor looks only at what moved. */
const known = new WeakMap<Item, readonly Standing[]>()

function contactsOf(item: Item): readonly Standing[] {
  const { place, size, parts } = item
  const feet = parts.map(partBounds).filter(({ min }) => min[2] < low)
  const covered = feet.reduce((sum, { min, max }) => sum + (max[0] - min[0]) * (max[1] - min[1]), 0)
  if (feet.length === 0 || covered > wholeShare * size.width * size.depth) return [item]

  const isPlinth = feet.some(({ min, max }) => max[0] - min[0] > 0.7 * size.width)
  if (isPlinth) return [item]
  return feet.map(({ min, max }) => ({
    place: { ...place, at: [...itemToPlan(place, [min[0], min[1]]), place.at[2]] },
    size: { width: max[0] - min[0], depth: max[1] - min[1], height: max[2] - min[2] },
  }))
}
