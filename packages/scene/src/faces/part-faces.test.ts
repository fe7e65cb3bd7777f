import type { CushionPart, ExtrudedPart, LathedPart, PanelPart, Part, Point, Point3 } from '@arredo/geometry'
import { partBounds } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enclosedVolume, type Faces, noFaces } from './faces.ts'
import { addPart } from './part-faces.ts'

const length = fc.integer({ min: 3, max: 2500 })
const place = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 500 }), length)
const size = fc.tuple(length, length, length)
const axis = fc.constantFrom('x', 'y', 'z')
const base = { code: 'one', material: 'oak' }

const boxes = fc.record({ at: place, size }).map((given): Part => ({ ...base, shape: 'box', ...given }))
const assets = fc
  .record({ at: place, size })
  .map((given): Part => ({ ...base, shape: 'asset', asset: 'tap.glb', ...given }))
const panels = fc
  .record({ at: place, size, across: axis, share: fc.double({ min: 0, max: 0.5, noNaN: true }) })
  .map(({ share, ...given }): PanelPart => {
    const inPlane = given.size.filter((_, k) => k !== 'xyz'.indexOf(given.across))
    return { ...base, shape: 'panel', radius: share * Math.min(...inPlane), ...given }
  })
const cushions = fc
  .record({
    at: place,
    size: fc.tuple(
      fc.integer({ min: 40, max: 2500 }),
      fc.integer({ min: 40, max: 1200 }),
      fc.integer({ min: 40, max: 800 }),
    ),
    share: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
    crown: fc.integer({ min: 0, max: 60 }),
    hasSeam: fc.boolean(),
  })
  .map(
    ({ share, ...given }): CushionPart => ({
      ...base,
      shape: 'cushion',
      softness: share * Math.min(...given.size),
      ...given,
    }),
  )
/** Ends on the axis or off it, bulges and waists; always rising, as a turner would cut it. */
const lathes = fc
  .record({
    at: place,
    along: axis,
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 2, max: 200 })), {
      minLength: 2,
      maxLength: 8,
    }),
  })
  .map(({ at, along, steps }): LathedPart => {
    let height = 0
    const profile = steps.map(([radius, rise], k): Point => {
      height += k === 0 ? 0 : rise
      return [radius, height]
    })
    const radius = Math.max(...steps.map(([value]) => value))
    const sizes = (['x', 'y', 'z'] as const).map((one) => (one === along ? height : 2 * radius))
    return { ...base, shape: 'lathe', at, along, profile, size: sizes as unknown as Point3 }
  })
const extrusions = fc
  .record({
    at: place,
    along: axis,
    length,
    radii: fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 3, maxLength: 16 }),
    isReversed: fc.boolean(),
  })
  .map(({ radii, isReversed, ...given }): ExtrudedPart => {
    const star = radii.map((radius, k): Point => {
      const angle = (k * 2 * Math.PI) / radii.length
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    })
    return { ...base, shape: 'extrusion', profile: isReversed ? star.toReversed() : star, ...given }
  })
const anyPart: fc.Arbitrary<Part> = fc.oneof(boxes, assets, panels, cushions, lathes, extrusions)

describe('parts as triangles', () => {
  test('every part is closed, turned outward and fills its bounds up to a broken edge', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const faces = facesOf(part)
        expect(openEdges(faces)).toBe(0)
        expect(enclosedVolume(faces)).toBeGreaterThan(0)
        const [min, max] = bounds(faces)
        const wanted = partBounds(part)
        for (const k of [0, 1, 2] as const) {
          const [low, high] = k === 1 ? [-wanted.max[1], -wanted.min[1]] : [wanted.min[k], wanted.max[k]]
          expect(Math.abs(min[k] - low)).toBeLessThan(1.3)
          expect(Math.abs(max[k] - high)).toBeLessThan(1.3)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('normals are units and every corner has its place on the pattern', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const faces = facesOf(part)
        for (let k = 0; k < faces.normal.length; k += 3) {
          const [x, y, z] = [faces.normal[k] ?? 0, faces.normal[k + 1] ?? 0, faces.normal[k + 2] ?? 0]
          expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5)
        }
        expect(faces.uv.every(Number.isFinite)).toBe(true)
      }),
    )
  })

  test('a box loses no more than its bevelled edges', () => {
    fc.assert(
      fc.property(boxes, (part) => {
        const [x, y, z] = (part as { size: Point3 }).size
        const lost = x * y * z - enclosedVolume(facesOf(part))
        // Along each edge at most the whole bevel square is missing.
        expect(lost).toBeGreaterThan(0)
        expect(lost).toBeLessThan(4 * 1.2 * 1.2 * (x + y + z))
      }),
    )
  })

  test('an extrusion along any axis, drawn either way round, encloses profile times length', () => {
    const hexagon: readonly Point[] = [
      [0, 0],
      [480, 0],
      [480, 40],
      [260, 150],
      [90, 60],
      [0, 150],
    ]
    for (const along of ['x', 'y', 'z'] as const) {
      for (const profile of [hexagon, hexagon.toReversed()]) {
        const part: Part = { ...base, shape: 'extrusion', at: [7, 11, 13], profile, along, length: 600 }
        const whole = shoelace(hexagon) * 600
        const volume = enclosedVolume(facesOf(part))
        expect(volume / whole, along).toBeGreaterThan(0.999)
        expect(volume / whole, along).toBeLessThanOrEqual(1)
      }
    }
  })

  test('a turned part encloses the volume of its revolution, but for the steps round it', () => {
    const cone: Part = {
      ...base,
      ...{ shape: 'lathe', along: 'z', at: [0, 0, 0], size: [200, 200, 300] },
      profile: [
        [100, 0],
        [50, 300],
      ],
    }
    const exact = ((Math.PI * 300) / 3) * (100 ** 2 + 100 * 50 + 50 ** 2)
    expect(enclosedVolume(facesOf(cone)) / exact).toBeGreaterThan(0.98)
    expect(enclosedVolume(facesOf(cone)) / exact).toBeLessThan(1)
  })

  test('a cushion is softer than its box and fuller in the middle than at its edges', () => {
    const seat: Part = {
      ...base,
      ...{ shape: 'cushion', at: [0, 0, 0], size: [700, 600, 180], softness: 60, crown: 25, hasSeam: false },
    }
    const { position } = facesOf(seat)
    const top = (near: (x: number) => boolean) =>
      Math.max(...position.flatMap((z, k) => (k % 3 === 2 && near(position[k - 2] ?? 0) ? [z] : [])))
    expect(top((x) => Math.abs(x - 350) < 1)).toBeCloseTo(180)
    expect(top((x) => x < 30)).toBeLessThan(140)
    expect(enclosedVolume(facesOf(seat))).toBeLessThan(700 * 600 * 180 * 0.97)
  })

  test('what lies forward in an item lies south of its back before it is turned', () => {
    const front: Part = { ...base, shape: 'box', at: [0, 560, 0], size: [600, 20, 700] }
    const [min, max] = bounds(facesOf(front))
    expect([min[1], max[1]]).toEqual([-580, -560])
  })

  test('wood grain runs along v on every face that shows it, in millimetres, round corners or not', () => {
    const board = { ...base, at: [0, 0, 0], size: [300, 20, 2000], grain: 'x' } as const
    for (const part of [
      { ...board, shape: 'box' },
      { ...board, shape: 'panel', across: 'y', radius: 40 },
    ] as const) {
      const { position, normal, uv } = facesOf(part)
      const onFront = [...Array(position.length / 3).keys()].filter((k) => normal[k * 3 + 1] === -1)
      expect(span(onFront.map((k) => uv[k * 2 + 1] ?? 0))).toBeCloseTo(300 - 2.4)
      expect(span(onFront.map((k) => uv[k * 2] ?? 0))).toBeCloseTo(2000 - 2.4)
    }
  })

  test('the veneer runs through a leaf and differs from leaf to leaf', () => {
    const panel = { ...base, shape: 'box', size: [300, 20, 300] } as const
    const shift = (part: Part) => (facesOf(part).uv[0] ?? 0) - part.at[0]
    const upper: Part = { ...panel, code: 'upper', at: [0, 0, 300], opens: 'door-1' }
    const lower: Part = { ...panel, code: 'lower', at: [0, 0, 0], opens: 'door-1' }
    const other: Part = { ...panel, code: 'lower', at: [0, 0, 0], opens: 'door-2' }
    expect(shift(upper)).toBe(shift(lower))
    expect(shift(other)).not.toBe(shift(lower))
  })
})

function facesOf(part: Part): Faces {
  const faces = noFaces()
  addPart(faces, part)
  return faces
}

/** Sides of triangles that no neighbour shares the other way round; corners at one place are one corner. */
function openEdges({ position, index }: Faces): number {
  const names = new Map<string, number>()
  const corner = (vertex: number): number => {
    const name = [0, 1, 2].map((k) => Math.round((position[vertex * 3 + k] ?? 0) * 1000)).join()
    const known = names.get(name) ?? names.size
    names.set(name, known)
    return known
  }
  const sides = new Map<string, number>()
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => corner(index[k + step] ?? 0)) as [number, number, number]
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (from === to) continue
      sides.set(`${from}>${to}`, (sides.get(`${from}>${to}`) ?? 0) + 1)
      sides.set(`${to}>${from}`, (sides.get(`${to}>${from}`) ?? 0) - 1)
    }
  }
  return [...sides.values()].filter((count) => count !== 0).length
}

function bounds({ position }: Faces): [Point3, Point3] {
  const values = (axis: number) => position.filter((_, k) => k % 3 === axis)
  const of = (choose: (...all: number[]) => number): Point3 => [
    choose(...values(0)),
    choose(...values(1)),
    choose(...values(2)),
  ]
  return [of(Math.min), of(Math.max)]
}

function shoelace(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = points[(k + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(twice) / 2
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
