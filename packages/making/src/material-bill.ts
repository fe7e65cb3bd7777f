import { cutList } from './cut-list.ts'
import type { MadeMaterial, Making } from './making-of.ts'

/** How much of a material a project takes. */
export type MaterialLine = {
  readonly material: MadeMaterial
  /** Parts that are made of it. */
  readonly pieces: number
  /** Square millimetres of boards as they are cut, cut-outs included. */
  readonly area: number
  /** Cubic millimetres of what is built in; null where a part of it is a model from a file. */
  readonly volume: number | null
  /** Kilograms of that; null where nobody knows how heavy it is. */
  readonly weight: number | null
  /** Millimetres of band on edges, and of profiles. */
  readonly edging: number
  readonly profiles: number
}

/** What the cut list adds up to by material, in its order. What is bought is in none of it. */
export function materialBill(making: Making): readonly MaterialLine[] {
  const { boards, profiles, pieces } = cutList(making)
  const found = new Map<string, MaterialLine>()
  const add = (material: MadeMaterial, more: Partial<Omit<MaterialLine, 'material'>>) => {
    const before = found.get(material.key) ?? { ...nothing, material }
    found.set(material.key, {
      material,
      pieces: before.pieces + (more.pieces ?? 0),
      area: before.area + (more.area ?? 0),
      edging: before.edging + (more.edging ?? 0),
      profiles: before.profiles + (more.profiles ?? 0),
      volume: plus(before.volume, more.volume),
      weight: plus(before.weight, more.weight),
    })
  }
  for (const { material, count, length, width, edged } of boards) {
    const edging = count * (edged.along * length + edged.across * width)
    add(material, { pieces: count, area: count * length * width, edging })
  }
  for (const { material, count, length } of profiles)
    add(material, { pieces: count, profiles: count * length })
  for (const { material, count } of pieces) add(material, { pieces: count })
  for (const { made, quantity } of making.items)
    for (const { material, volume, weight } of made)
      add(material, { volume: times(volume, quantity), weight: times(weight, quantity) })
  return [...found.values()]
}

const nothing = { pieces: 0, area: 0, volume: 0, weight: 0, edging: 0, profiles: 0 }

/** Nothing to add is no part that nobody knows. */
function plus(before: number | null, more: number | null | undefined): number | null {
  return before === null || more === null ? null : before + (more ?? 0)
}

function times(amount: number | null, quantity: number): number | null {
  return amount === null ? null : amount * quantity
}
