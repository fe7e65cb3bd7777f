import { type Opening, type Point3, roomWalls, type Wall } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enclosedVolume, type Faces } from '../faces/faces.ts'
import { openingFaces } from './opening-faces.ts'
import { wallFaces } from './wall-faces.ts'

const wall: Wall = { id: 'n', from: [0, 4000], to: [5000, 4000], height: 2700, thickness: 120 }

// Multiples of 100, so that the area left over can be counted in squares.
const opening = fc
  .tuple(
    fc.integer({ min: -10, max: 55 }),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: -3, max: 30 }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(
    ([offset, width, sill, height]): Omit<Opening, 'id'> => ({
      wall: 'n',
      kind: 'window',
      offset: offset * 100,
      width: width * 100,
      sill: sill * 100,
      height: height * 100,
    }),
  )

describe('walls as triangles', () => {
  test('openings that overlap or reach past the wall leave exactly the wall that remains', () => {
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 5 }), (all) => {
        const openings = all.map((one, k) => ({ ...one, id: `o${k}` }))
        const { body, cap } = wallFaces(wall, openings, [wall])
        let squares = 0
        for (let s = 50; s < 5000; s += 100) {
          for (let z = 50; z < 2700; z += 100) {
            const isOpen = openings.some(
              ({ offset, width, sill, height }) =>
                s > offset && s < offset + width && z > sill && z < sill + height,
            )
            if (!isOpen) squares += 1
          }
        }
        const volume = enclosedVolume(body) + enclosedVolume(cap)
        expect(volume / 120 / 10_000).toBeCloseTo(squares, 4)
      }),
    )
  })

  test('[D-30] the four walls of a room meet in mitres without gap or overlap', () => {
    const made = roomWalls('rt1', [4800, 3600], 2700, ['n', 'e', 's', 'w'])
    if (!made.ok) throw new Error(made.message)
    const walls = made.value
    const thick = walls[0]?.thickness ?? 0
    const total = walls.reduce((sum, one) => {
      const { body, cap } = wallFaces(one, [], walls)
      return sum + enclosedVolume(body) + enclosedVolume(cap)
    }, 0)
    const [x, y] = [4800, 3600]
    expect(total).toBeCloseTo(((x + 2 * thick) * (y + 2 * thick) - x * y) * 2700, 0)
  })

  test('the inner face lies on the inner line and looks into the room, skirting stops at doors', () => {
    const door: Opening = {
      id: 'd',
      wall: 'n',
      kind: 'door',
      offset: 2000,
      width: 900,
      height: 2100,
      sill: 0,
    }
    const { body, skirting } = wallFaces(wall, [door], [wall])
    const inner = vertices(body).filter(({ normal }) => normal[1] === -1)
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.every(({ at }) => at[1] === 4000)).toBe(true)
    const inDoor = vertices(skirting).filter(({ at }) => at[0] > 2001 && at[0] < 2899)
    expect(inDoor).toEqual([])
    expect(vertices(skirting).every(({ at }) => at[1] <= 4000 && at[1] > 3980)).toBe(true)
  })

  test('a window gets a pane within its hole and a door a leaf, both closed solids facing outward', () => {
    const window: Opening = {
      id: 'w',
      wall: 'n',
      kind: 'window',
      offset: 500,
      width: 1200,
      height: 1200,
      sill: 900,
    }
    const door: Opening = {
      id: 'd',
      wall: 'n',
      kind: 'door',
      offset: 2500,
      width: 900,
      height: 2100,
      sill: 0,
    }
    const { frame, leaf, glass, metal } = openingFaces(wall, [window, door])
    for (const { at } of vertices(glass)) {
      expect(at[0]).toBeGreaterThanOrEqual(500)
      expect(at[0]).toBeLessThanOrEqual(1700)
      expect(at[1]).toBeGreaterThan(4000)
      expect(at[1]).toBeLessThan(4120)
    }
    for (const solid of [frame, leaf, metal]) expect(enclosedVolume(solid)).toBeGreaterThan(0)
    const other = openingFaces({ ...wall, id: 'e' }, [window, door])
    expect(other.frame.index).toEqual([])
  })
})

function vertices({ position, normal }: Faces): { at: Point3; normal: Point3 }[] {
  return Array.from({ length: position.length / 3 }, (_, k) => ({
    at: triple(position, k),
    normal: triple(normal, k),
  }))
}

function triple(values: readonly number[], k: number): Point3 {
  return [values[k * 3] ?? Number.NaN, values[k * 3 + 1] ?? Number.NaN, values[k * 3 + 2] ?? Number.NaN]
}
