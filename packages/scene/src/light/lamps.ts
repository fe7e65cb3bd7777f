import { type PartBounds, type Point3, partBounds } from '@arredo/geometry'
import type { Item } from '../items/item.ts'
import { inRoom } from '../items/item-frame.ts'

export type Lamp = {
  readonly at: Point3
  readonly lumens: number
  readonly kelvin: number
  /** Strips, spots under a board and bulbs under a shade shine down; everything else shines all round. */
  readonly isDownward: boolean
}

/** The brightest first; the shining parts of one item are one lamp in their midst. */
export function lampsOf(items: readonly Item[]): readonly Lamp[] {
  return items
    .flatMap((item) => {
      const last = known.get(item)
      const lamp = last === undefined ? lampOf(item) : last
      known.set(item, lamp)
      return lamp ?? []
    })
    .sort((a, b) => b.lumens - a.lumens)
}

/** Nobody looks for lamps among hundreds of parts while something else is moved. */
const known = new WeakMap<Item, Lamp | null>()

/** Thinner than any bulb. */
const flat = 30

function lampOf({ parts, place }: Item): Lamp | null {
  const shining = parts.flatMap((part) => (part.light ? [{ light: part.light, ...partBounds(part) }] : []))
  const lumens = shining.reduce((sum, { light }) => sum + light.lumens, 0)
  if (lumens <= 0) return null

  const mean = (of: (one: (typeof shining)[number]) => number) =>
    shining.reduce((sum, one) => sum + of(one) * one.light.lumens, 0) / lumens
  const middle = ([0, 1, 2] as const).map((axis) => mean(({ min, max }) => (min[axis] + max[axis]) / 2))
  const at: Point3 = [middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0]
  const isFlat = shining.every(({ min, max }) => max[2] - min[2] < flat)
  const isDownward = isFlat || parts.some((part) => !part.light && isShade(partBounds(part), at))
  return { at: inRoom(place, at), lumens, kelvin: mean(({ light }) => light.kelvin), isDownward }
}

/** Round the bulb, and above it. */
function isShade({ min, max }: PartBounds, [x, y, z]: Point3): boolean {
  return min[0] < x && x < max[0] && min[1] < y && y < max[1] && min[2] < z + 40 && max[2] > z + 60
}
