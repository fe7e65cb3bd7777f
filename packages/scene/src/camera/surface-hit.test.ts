import { type Point3, roomWalls, type Wall } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dragHit, type Ray, surfaceHit } from './surface-hit.ts'

const room = roomWalls('rt1', [4800, 4800], 2700, ['n', 'e', 's', 'w'])
const walls: readonly Wall[] = room.ok ? room.value : []
const shown = walls.filter(({ id }) => id === 'n' || id === 'w')
const eye: Point3 = [8000, -4000, 4200]
const inRoom = fc.tuple(
  fc.integer({ min: 100, max: 4700 }),
  fc.integer({ min: 100, max: 4700 }),
  fc.integer({ min: 1, max: 1500 }),
)

describe('points on surfaces', () => {
  test('the pointer finds the floor, or the wall when that comes first', () => {
    const onFloor = surfaceHit(rayTo([2400, 2400, 0]), shown)
    expect(onFloor?.wall).toBeNull()
    expectNear(onFloor?.point, [2400, 2400, 0])

    const onWall = surfaceHit(rayTo([2000, 4800, 1400]), shown)
    expect(onWall?.wall).toBe('n')
    expectNear(onWall?.point, [2000, 4800, 1400])
  })

  test('walls that are cut away, or seen from behind, are looked through', () => {
    const through = rayTo([2400, 2400, 300])
    expect(surfaceHit(through, walls)?.wall).toBe(surfaceHit(through, shown)?.wall)
    expect(surfaceHit({ origin: eye, direction: [0, 0, 1] }, walls)).toBeNull()
  })

  test('[D-86] what stands follows the hand exactly: the point taken hold of stays under the pointer', () => {
    fc.assert(
      fc.property(inRoom, inRoom, (from, to) => {
        const goal: Point3 = [to[0], to[1], from[2]]
        const hit = dragHit(rayTo(goal), { point: from, hangs: false, wall: null }, shown)
        expectNear(hit?.point, goal)
      }),
    )
  })

  test('a hand beyond the wall is stopped by it, at the height it holds', () => {
    const hit = dragHit(
      rayTo([2000, 9000, 500]),
      { point: [2000, 4500, 500], hangs: false, wall: null },
      shown,
    )
    expect(hit?.wall).toBe('n')
    expect(hit?.point[1]).toBeCloseTo(4800)
    expect(hit?.point[2]).toBe(500)
  })

  test('what hangs slides over its wall at the depth it was held, and changes walls with the pointer', () => {
    const grab = { point: [1000, 4450, 1800] as Point3, hangs: true, wall: 'n' }
    expectNear(dragHit(rayTo([2500, 4450, 1600]), grab, shown)?.point, [2500, 4450, 1600])
    const onWest = dragHit(rayTo([350, 1500, 1700]), grab, shown)
    expect(onWest?.wall).toBe('w')
    expectNear(onWest?.point, [350, 1500, 1700])
  })
})

function rayTo(point: Point3): Ray {
  const way = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]] as const
  const length = Math.hypot(...way)
  return { origin: eye, direction: [way[0] / length, way[1] / length, way[2] / length] }
}

function expectNear(point: Point3 | undefined, wanted: Point3): void {
  const off = point
    ? Math.hypot(point[0] - wanted[0], point[1] - wanted[1], point[2] - wanted[2])
    : Number.NaN
  expect(off).toBeLessThan(0.01)
}
