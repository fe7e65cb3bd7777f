import type { BoxPart, ExtrudedPart, Part, Point, Point3 } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enclosedVolume, type Faces, noFaces } from './faces.ts'
import { addPart, partEdges } from './part-faces.ts'

const length = fc.integer({ min: 3, max: 2500 })
const place = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 500 }), length)

describe('parts as triangles', () => {
  test('a box of any size is closed, turned outward and loses no more than its bevelled edges', () => {
    fc.assert(
      fc.property(place, fc.tuple(length, length, length), (at, size) => {
        const part: BoxPart = { code: 'panel', shape: 'box', at, size, material: 'oak' }
        const faces = facesOf(part)
        const [x, y, z] = size
        const lost = x * y * z - enclosedVolume(faces)
        // Along each edge at most the whole bevel square is missing.
        expect(lost).toBeGreaterThan(0)
        expect(lost).toBeLessThan(4 * 1.2 * 1.2 * (x + y + z))
        expect(bounds(faces)).toEqual([
          [at[0], 0 - (at[1] + y), at[2]],
          [at[0] + x, 0 - at[1], at[2] + z],
        ])
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
        const part: ExtrudedPart = {
          code: 'hood',
          shape: 'extrusion',
          at: [7, 11, 13],
          profile,
          along,
          length: 600,
          material: 'steel',
        }
        expect(enclosedVolume(facesOf(part)) / 600, along).toBeCloseTo(shoelace(hexagon), 3)
      }
    }
  })

  test('what lies forward in an item lies south of its back before it is turned', () => {
    const front: BoxPart = {
      code: 'front',
      shape: 'box',
      at: [0, 560, 0],
      size: [600, 20, 700],
      material: 'sage',
    }
    const [min, max] = bounds(facesOf(front))
    expect([min[1], max[1]]).toEqual([-580, -560])
  })

  test('wood grain runs along v on every face that shows it', () => {
    const board: BoxPart = {
      code: 'b',
      shape: 'box',
      at: [0, 0, 0],
      size: [300, 20, 2000],
      material: 'oak',
      grain: 'x',
    }
    const { position, normal, uv } = facesOf(board)
    const onFront = [...Array(position.length / 3).keys()].filter((k) => normal[k * 3 + 1] === -1)
    const spanV = span(onFront.map((k) => uv[k * 2 + 1] ?? 0))
    expect(onFront).toHaveLength(4)
    expect(spanV).toBeCloseTo(300 - 2.4)
  })

  test('a box shows twelve edges, a rounded profile only its corners', () => {
    const box: Part = { code: 'a', shape: 'box', at: [0, 0, 0], size: [10, 10, 10], material: 'm' }
    expect(partEdges(box)).toHaveLength(12 * 6)

    const circle: Point[] = Array.from({ length: 24 }, (_, k) => [
      50 * Math.cos((k * Math.PI) / 12),
      50 * Math.sin((k * Math.PI) / 12),
    ])
    const rod: Part = {
      code: 'r',
      shape: 'extrusion',
      at: [0, 0, 0],
      profile: circle,
      along: 'z',
      length: 900,
      material: 'm',
    }
    expect(partEdges(rod)).toHaveLength(2 * 24 * 6)
  })
})

function facesOf(part: Part): Faces {
  const faces = noFaces()
  addPart(faces, part)
  return faces
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
