import { type Point3, shellOf } from '@arredo/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingIn, rectangle, withWall } from '../room/plan-for-tests.ts'
import { faceHit, levelHit, type Ray, surfaceHit, type WallSurfaces } from './surface-hit.ts'

const { walls } = shellOf(rectangle(4800, 4800))
const room: WallSurfaces = {
  all: walls,
  shown: walls.filter(({ id }) => id === 'n' || id === 'w'),
  openings: [],
}
const eye: Point3 = [8000, -4000, 4200]
const inRoom = fc.tuple(
  fc.integer({ min: 100, max: 4700 }),
  fc.integer({ min: 100, max: 4700 }),
  fc.integer({ min: 1, max: 1500 }),
)

describe('points on surfaces', () => {
  test('the pointer finds the floor, or the wall when that comes first', () => {
    const onFloor = surfaceHit(rayTo([2400, 2400, 0]), room)
    expect(onFloor).toMatchObject({ surface: 'floor', wall: null, side: null, opening: null })
    expectNear(onFloor?.point, [2400, 2400, 0])

    const onWall = surfaceHit(rayTo([2000, 4800, 1400]), room)
    expect(onWall).toMatchObject({ surface: 'wall', wall: 'n', side: 'right', opening: null })
    expectNear(onWall?.point, [2000, 4800, 1400])
  })

  test('walls that are cut away are looked through, and nobody hits a face from behind', () => {
    const through = rayTo([2400, 2400, 300])
    expect(surfaceHit(through, room)?.surface).toBe('floor')
    expect(surfaceHit({ origin: eye, direction: [0, 0, 1] }, room)).toBeNull()
    const outside = surfaceHit(rayTo([2000, 4800, 1400], [2000, 9000, 1500]), room)
    expect(outside).toMatchObject({ wall: 'n', side: 'left' })
  })

  test('what needs a wall finds one that is cut away in front of the floor, never of a wall that is shown', () => {
    const ontoFloor = rayTo([2400, 300, 0])
    expect(surfaceHit(ontoFloor, room, { hidden: true })).toMatchObject({ wall: 's', side: 'left' })
    expect(surfaceHit(ontoFloor, room)?.surface).toBe('floor')
    const ontoWall = rayTo([2000, 4800, 300])
    expect(surfaceHit(ontoWall, { ...room, shown: [] }, { hidden: true })?.wall).toBe('e')
    expect(surfaceHit(ontoWall, room, { hidden: true })?.wall).toBe('n')
  })

  test('a partition is hit from both sides, up to its own upper edge', () => {
    const parted = withWall(rectangle(4800, 4800), 'p', [2400, 0], [2400, 4800], { height: 1200 })
    const { walls: all } = shellOf(parted)
    const hit = (from: Point3, to: Point3) => surfaceHit(rayTo(to, from), { all, shown: all, openings: [] })
    expect(hit([500, 2000, 1000], [2350, 2000, 600])).toMatchObject({ wall: 'p', side: 'left' })
    expect(hit([4000, 2000, 1000], [2450, 2000, 600])).toMatchObject({ wall: 'p', side: 'right' })
    expect(hit([500, 2000, 1500], [2350, 2000, 1300])?.wall).toBe('e')
  })

  test('an opening counts as wall and is named on both faces, a niche on its own', () => {
    const parted = withWall(rectangle(4800, 4800), 'p', [2400, 0], [2400, 4800])
    const { walls: all } = shellOf(parted)
    const openings = [
      openingIn('p', { id: 'door', offset: 1000 }),
      openingIn('p', { id: 'niche', offset: 3000, width: 600, sill: 800, height: 600, depth: 50 }),
    ]
    const named = (x: number, y: number, z: number) =>
      surfaceHit(rayTo([2400, y, z], [x, y, z]), { all, shown: all, openings })?.opening
    expect([named(500, 1450, 1000), named(4000, 1450, 1000)]).toEqual(['door', 'door'])
    expect([named(500, 1950, 1000), named(4000, 950, 1000), named(500, 1450, 2200)]).toEqual([
      null,
      null,
      null,
    ])
    expect([named(500, 3300, 1000), named(4000, 3300, 1000)]).toEqual([null, 'niche'])
  })

  test('[D-86 part] what stands follows the hand exactly: the point taken hold of stays under the pointer', () => {
    fc.assert(
      fc.property(inRoom, inRoom, (from, to) => {
        const goal: Point3 = [to[0], to[1], from[2]]
        const hit = levelHit(rayTo(goal), room, from[2])
        expectNear(hit?.point, goal)
      }),
    )
  })

  test('a hand beyond the wall is stopped by it, at the height it holds', () => {
    const hit = levelHit(rayTo([2000, 9000, 500]), room, 500)
    expect(hit?.wall).toBe('n')
    expect(hit?.point[1]).toBeCloseTo(4800)
    expect(hit?.point[2]).toBe(500)
  })

  test('what hangs slides over its wall at the depth it was held, and changes walls with the pointer', () => {
    const proud = 350
    expectNear(faceHit(rayTo([2500, 4450, 1600]), room, proud)?.point, [2500, 4450, 1600])
    const onWest = faceHit(rayTo([350, 1500, 1700]), room, proud)
    expect(onWest?.wall).toBe('w')
    expectNear(onWest?.point, [350, 1500, 1700])
  })
})

function rayTo(point: Point3, from: Point3 = eye): Ray {
  const way = [point[0] - from[0], point[1] - from[1], point[2] - from[2]] as const
  const length = Math.hypot(...way)
  return { origin: from, direction: [way[0] / length, way[1] / length, way[2] / length] }
}

function expectNear(point: Point3 | undefined, wanted: Point3): void {
  const off = point
    ? Math.hypot(point[0] - wanted[0], point[1] - wanted[1], point[2] - wanted[2])
    : Number.NaN
  expect(off).toBeLessThan(0.01)
}
