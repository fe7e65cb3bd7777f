import type { Point3 } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBake } from './bake-light.ts'
import type { BakeScene, Chart } from './bake-scene.ts'
import { createTriangleTree } from './triangle-tree.ts'

describe('light that spreads in a room', () => {
  test('in a closed box that shines everywhere alike, all places are lit by what bounces without end', () => {
    // A furnace: with a share a of all light given back, light is 1 + a + a² + … times as strong.
    const scene = furnace(0.5, 1)
    const bake = createBake(scene)
    for (let pass = 0; pass < 16; pass++) bake.pass(24)
    const { texels, probes } = bake.light()
    const wanted = Math.PI / (1 - 0.5)
    for (let k = 0; k < texels.length; k += 4) expect(texels[k]).toBeWithin(wanted, 0.06)
    for (let k = 0; k < probes.length; k += 4) expect(probes[k]).toBeWithin(wanted, 0.06)
    // From everywhere alike: no side is brighter.
    for (let k = 1; k < probes.length; k += 4) expect(Math.abs(probes[k] ?? 0)).toBeLessThan(0.12 * wanted)
  })

  test('a lamp lights what it sees, less with the square of its distance, and nothing behind a screen', () => {
    const screen = box([1400, 0, 0], [1500, 2000, 2000])
    const lamp = { at: [500, 1000, 1000] as Point3, candela: [1e6, 1e6, 1e6] as const, isDownward: false }
    const scene: BakeScene = {
      ...furnace(0, 0, [screen]),
      lamps: [lamp],
      charts: [floor(19, 1)],
      atlas: { width: 19, height: 1 },
    }
    const bake = createBake(scene)
    bake.pass(1)
    const { texels } = bake.light()
    const at = (x: number) => texels[(x / 100 - 1) * 4] ?? 0
    expect(at(500)).toBeGreaterThan(at(900))
    expect(at(900)).toBeGreaterThan(at(1300))
    expect(at(1800)).toBe(0)
  })

  test('the sky comes in through a window only, and paints the floor before it', () => {
    const corner: Point3 = [0, 800, 800]
    const portal = { corner, right: [0, 400, 0], up: [0, 0, 600], inward: [1, 0, 0] } as const
    const sky = { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [0, 0, 0] } as const
    const scene: BakeScene = {
      ...furnace(0, 0, [], true),
      sky,
      portals: [portal],
      charts: [floor(19, 1)],
      atlas: { width: 19, height: 1 },
    }
    const bake = createBake(scene)
    bake.pass(8)
    const { texels } = bake.light()
    const [near, far] = [texels[4 * 4] ?? 0, texels[18 * 4] ?? 0]
    expect(far).toBeGreaterThan(0)
    expect(near).toBeGreaterThan(1.5 * far)
  })
})

test('the tree finds what looking at every triangle finds', () => {
  const place = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 100 }))) as fc.Arbitrary<
    [number, number, number]
  >
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place, place), { minLength: 1, maxLength: 40 }),
      place,
      place,
      (triangles, from, to) => {
        fc.pre(from.some((value, k) => value !== to[k]))
        const corners = Float32Array.from(triangles.flat(2))
        const far = Math.hypot(...to.map((value, k) => value - (from[k] ?? 0)))
        const way = to.map((value, k) => (value - (from[k] ?? 0)) / far) as [number, number, number]
        const [end, other] = [0, 1].map(() => ({
          triangle: -1,
          distance: Number.POSITIVE_INFINITY,
          isBehind: false,
        }))
        if (!end || !other) return
        createTriangleTree(corners).first(...from, ...way, 1000, end)
        for (let k = 0; k < triangles.length; k++) {
          const one = { triangle: -1, distance: Number.POSITIVE_INFINITY, isBehind: false }
          createTriangleTree(corners.slice(k * 9, k * 9 + 9)).first(...from, ...way, 1000, one)
          if (one.distance < other.distance) Object.assign(other, one)
        }
        expect(end.distance).toBe(other.distance)
      },
    ),
  )
})

declare module 'vitest' {
  interface Matchers<T> {
    toBeWithin: (wanted: number, share: number) => T
  }
}

expect.extend({
  toBeWithin: (found: number, wanted: number, share: number) => ({
    pass: Math.abs(found - wanted) <= share * wanted,
    message: () => `${found} is not ${wanted} within ${share * 100} %`,
  }),
})

/** A box of two metres, seen from inside, that gives back and shines so much. */
function furnace(albedo: number, glow: number, more: readonly number[][] = [], isOpen = false): BakeScene {
  const inside = box([0, 0, 0], [2000, 2000, 2000]).map(
    (_, k, all) => all[k - (k % 9) + ([0, 1, 2, 6, 7, 8, 3, 4, 5][k % 9] ?? 0)] ?? 0,
  )
  // Without its low side in x there is a window as large as a wall: what is left of it is a frame.
  const shown = isOpen ? withoutLowX(inside) : inside
  const corners = Float32Array.from([...shown, ...more.flat()])
  const count = corners.length / 3
  const nothing = [0, 0, 0] as const
  return {
    ...{ corners, albedo: new Float32Array(count).fill(albedo), glow: new Float32Array(count).fill(glow) },
    ...{ sun: null, sky: { zenith: nothing, horizon: nothing, ground: nothing }, lamps: [], portals: [] },
    ...{ charts: [floor(4, 4)], atlas: { width: 4, height: 4 }, mirrors: [] },
    grid: { min: [200, 200, 200], step: [800, 800, 800], counts: [3, 3, 3] },
  }
}

function floor(width: number, height: number): Chart {
  const start: Point3 = width > 4 ? [50, 950, 0] : [0, 0, 0]
  const step = width > 4 ? 100 : 500
  return {
    ...{ origin: start, right: [step, 0, 0], up: [0, height > 1 ? 500 : 100, 0], normal: [0, 0, 1] },
    ...{ x: 0, y: 0, width, height },
  }
}

function withoutLowX(corners: readonly number[]): number[] {
  return corners.filter((_, k) => {
    const start = k - (k % 9)
    return ![0, 3, 6].every((corner) => corners[start + corner] === 0)
  })
}

/** Nine numbers for each of its twelve triangles, against the clock seen from outside. */
function box(min: Point3, max: Point3): number[] {
  const corner = (k: number): Point3 => [
    k & 1 ? max[0] : min[0],
    k & 2 ? max[1] : min[1],
    k & 4 ? max[2] : min[2],
  ]
  const order = [
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7,
    5,
  ]
  return order.flatMap((k) => [...corner(k)])
}
