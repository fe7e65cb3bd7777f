import { itemAxes, type Standing } from '@arredo/geometry'
import type { PlanBounds } from './plan-bounds.ts'

const itemReach = 170
const itemDarkness = 0.46
/** Its colour, and no darkness yet. */
const shadow = [46, 34, 24, 0]

export type FloorShade = {
  /** Red, green, blue and alpha of every texel; the same array all along. */
  readonly pixels: Uint8Array
  /** Works out what became another one, and says of how many texels. */
  readonly update: (bounds: PlanBounds, footprints: readonly Standing[]) => number
}

/** What keeps light from the floor around it: as far as it reaches, and how dark it makes a place. */
type Caster = PlanBounds & { readonly darknessAt: (x: number, y: number) => number }

/** A rectangle of texels, both ends included. */
type Texels = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

/** Before and after, with all that follows a run. More than these at once is no gesture: everything is shaded anew. */
const mostByHand = 24

/**
 * How much light furniture keeps from the floor right beside it, as one alpha per texel: nearer than the texels of
 * baked light are, and at once. The darkest neighbour counts, not the sum: a row of cabinets must not darken at its
 * joints. While one thing is moved only the floor around it is shaded anew.
 */
export function createFloorShade(texels: number): FloorShade {
  const pixels = new Uint8Array(texels * texels * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set(shadow, at)
  const everywhere: Texels = { west: 0, east: texels - 1, south: 0, north: texels - 1 }
  let bounds: PlanBounds | null = null
  let footprints: ReadonlySet<Standing> = new Set()

  return {
    pixels,
    update(nextBounds, nextFootprints) {
      const next = new Set(nextFootprints)
      const isSameRoom = bounds !== null && isSame(bounds, nextBounds)
      const [gone, come] = [without(footprints, next), without(next, footprints)]
      bounds = nextBounds
      footprints = next
      const moved = [...gone, ...come]
      const isByHand = isSameRoom && moved.length <= mostByHand
      const casters = nextFootprints.flatMap(itemCaster)
      const touched = isByHand
        ? moved.flatMap(itemCaster).map((caster) => texelsOf(nextBounds, caster))
        : [everywhere]
      for (const part of touched) shade(part, nextBounds, casters)
      return touched.reduce(
        (sum, { west, east, south, north }) => sum + (east - west + 1) * (north - south + 1),
        0,
      )
    },
  }

  function shade(part: Texels, { min, max }: PlanBounds, casters: readonly Caster[]): void {
    const [stepX, stepY] = [(max[0] - min[0]) / texels, (max[1] - min[1]) / texels]
    const width = part.east - part.west + 1
    const dark = new Float32Array(width * (part.north - part.south + 1))
    const low = [min[0] + part.west * stepX, min[1] + part.south * stepY] as const
    const high = [min[0] + (part.east + 1) * stepX, min[1] + (part.north + 1) * stepY] as const
    for (const caster of casters) {
      // Most of a house is nowhere near.
      if (caster.min[0] > high[0] || caster.max[0] < low[0]) continue
      if (caster.min[1] > high[1] || caster.max[1] < low[1]) continue
      const reached = texelsOf({ min, max }, caster)
      const [west, east] = [Math.max(part.west, reached.west), Math.min(part.east, reached.east)]
      const [south, north] = [Math.max(part.south, reached.south), Math.min(part.north, reached.north)]
      for (let y = south; y <= north; y++) {
        for (let x = west; x <= east; x++) {
          const darkness = caster.darknessAt(min[0] + (x + 0.5) * stepX, min[1] + (y + 0.5) * stepY)
          const at = (y - part.south) * width + x - part.west
          if (darkness > (dark[at] ?? 0)) dark[at] = darkness
        }
      }
    }
    for (let k = 0; k < dark.length; k++) {
      const [x, y] = [part.west + (k % width), part.south + Math.floor(k / width)]
      pixels[(y * texels + x) * 4 + 3] = Math.round((dark[k] ?? 0) * 255)
    }
  }

  function texelsOf({ min, max }: PlanBounds, reached: PlanBounds): Texels {
    const within = (axis: 0 | 1, place: number) => {
      const step = (max[axis] - min[axis]) / texels
      return Math.min(texels - 1, Math.max(0, Math.floor((place - min[axis]) / step)))
    }
    return {
      west: within(0, reached.min[0]),
      east: within(0, reached.max[0]),
      south: within(1, reached.min[1]),
      north: within(1, reached.max[1]),
    }
  }
}

const itemCasters = new WeakMap<Standing, readonly Caster[]>()

/** None for what hangs. */
function itemCaster(standing: Standing): readonly Caster[] {
  const known = itemCasters.get(standing)
  if (known) return known

  const { place, size } = standing
  const [left, back, bottom] = place.at
  const { right, forward } = itemAxes(place.rotation)
  const ends = (axis: 0 | 1) => [
    ...[0, size.width * right[axis], size.depth * forward[axis]],
    size.width * right[axis] + size.depth * forward[axis],
  ]
  const caster: Caster = {
    min: [left + Math.min(...ends(0)) - itemReach, back + Math.min(...ends(1)) - itemReach],
    max: [left + Math.max(...ends(0)) + itemReach, back + Math.max(...ends(1)) + itemReach],
    darknessAt(x, y) {
      const [east, north] = [x - left, y - back]
      const [across, out] = [east * right[0] + north * right[1], east * forward[0] + north * forward[1]]
      const outsideX = Math.max(-across, 0, across - size.width)
      const outsideY = Math.max(-out, 0, out - size.depth)
      return itemDarkness * falloff(Math.hypot(outsideX, outsideY) / itemReach)
    },
  }
  const casters = bottom > 60 ? [] : [caster]
  itemCasters.set(standing, casters)
  return casters
}

function falloff(distance: number): number {
  return distance >= 1 ? 0 : (1 - Math.max(0, distance)) ** 2
}

function without(some: ReadonlySet<Standing>, others: ReadonlySet<Standing>): readonly Standing[] {
  return [...some].filter((each) => !others.has(each))
}

function isSame(one: PlanBounds, two: PlanBounds): boolean {
  return ([0, 1] as const).every((axis) => one.min[axis] === two.min[axis] && one.max[axis] === two.max[axis])
}
