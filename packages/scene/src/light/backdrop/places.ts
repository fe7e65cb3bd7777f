import { lattice } from '../../materials/pattern-noise.ts'
import { paintBorder, paintHills, paintLawn, paintTree, paintWood, type Tree } from './greenery.ts'
import { type Houses, paintHouses, paintLanterns, paintStreet } from './houses.ts'
import { emptyLand, type Land } from './land.ts'

export type PlaceName = 'garden' | 'street' | 'fields' | 'city'

const ofStreet: Houses = {
  ...{ distance: 21, eye: 1.9, width: [7, 11], storeys: [2, 3], haze: 0.06, lit: 0.42, seed: 4 },
}
const ofCity: Houses = {
  ...{ distance: 58, eye: 13, width: [11, 21], storeys: [4, 8], haze: 0.2, lit: 0.5, seed: 8 },
}

/** Roofs behind the trees, and a lit window here and there. */
const neighbours: Houses = {
  ...{ distance: 64, eye: 1.9, width: [9, 13], storeys: [2, 3], haze: 0.24, lit: 0.5, seed: 19 },
}

const painters: Readonly<Record<PlaceName, (land: Land) => void>> = {
  garden(land) {
    paintHills(land, 6, 0.8, 3)
    paintWood(land, { low: -2, high: 13, haze: 0.44, seed: 3 })
    paintHouses(land, neighbours)
    for (const tree of trees(30, { middle: [5, 13], radius: [5, 10], foot: -5, seed: 12 }))
      paintTree(land, tree)
    paintLawn(land, { high: -4.6, eye: 1.7 })
    paintBorder(land, { low: -6, high: 2.2 })
  },
  street(land) {
    paintHills(land, 4, 0.8, 5)
    paintWood(land, { low: -2, high: 13, haze: 0.3, seed: 6 })
    paintStreet(land, ofStreet)
    paintHouses(land, ofStreet)
    for (const tree of trees(9, { middle: [9, 12], radius: [4, 5.6], foot: -6.2, seed: 25 }))
      paintTree(land, tree)
    paintLanterns(land, ofStreet)
  },
  fields(land) {
    paintHills(land, 9, 0.74, 14)
    paintHills(land, 4.5, 0.52, 21)
    paintWood(land, { low: -1.2, high: 2.4, haze: 0.48, seed: 15 })
    paintLawn(land, { high: -0.6, eye: 2.6 })
    for (const tree of trees(7, { middle: [4, 7], radius: [3, 5], foot: -1.5, seed: 44 }))
      paintTree(land, tree)
  },
  city(land) {
    paintHills(land, 5, 0.85, 9)
    paintHouses(land, { ...ofCity, distance: 120, haze: 0.5, storeys: [6, 14], width: [16, 30], seed: 31 })
    paintStreet(land, ofCity)
    paintHouses(land, ofCity)
    for (const tree of trees(34, { middle: [-10, -8], radius: [2.2, 3.4], foot: -14.5, seed: 52 }))
      paintTree(land, tree)
  },
}

const painted = new Map<string, Land>()

/** The same land for the same size: an hour later it is only lit anew. */
export function landOf(place: PlaceName, width: number): Land {
  const name = `${place} ${width}`
  const known = painted.get(name)
  if (known) return known

  const land = emptyLand(width)
  painters[place](land)
  // One place at a time: the last one is not looked at any more.
  painted.clear()
  painted.set(name, land)
  return land
}

type Grove = {
  readonly middle: readonly [number, number]
  readonly radius: readonly [number, number]
  readonly foot: number
  readonly seed: number
}

const colours = [
  [0.07, 0.12, 0.035],
  [0.055, 0.1, 0.035],
  [0.095, 0.14, 0.04],
  [0.05, 0.08, 0.036],
  [0.11, 0.13, 0.04],
] as const

function trees(count: number, { middle, radius, foot, seed }: Grove): readonly Tree[] {
  return Array.from({ length: count }, (_, k) => {
    const die = (side: number) => lattice(k, side, seed)
    const between = ([least, most]: readonly [number, number], share: number) =>
      least + (most - least) * share
    return {
      bearing: ((k + 0.7 * die(1)) / count) * 360,
      middle: between(middle, die(2)),
      radius: between(radius, die(3)),
      colour: colours[Math.floor(die(4) * colours.length)] ?? colours[0],
      haze: 0.03 + 0.1 * die(5),
      tall: die(6) > 0.75 ? 1.5 : 0.75 + 0.35 * die(7),
      foot,
      seed: seed * 100 + k,
    }
  })
}
