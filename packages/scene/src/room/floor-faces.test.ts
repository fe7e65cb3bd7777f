import { shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import type { Faces } from '../faces/faces.ts'
import { cornersOf, floorFaces } from './floor-faces.ts'
import { rectangle, withWall } from './plan-for-tests.ts'
import { floorColours } from './room-colours.ts'
import { noFinishes } from './room-finishes.ts'

test('every room has its floor up to its walls, round whatever stands loose in it', () => {
  const parted = withWall(rectangle(6000, 4000), 'p', [2000, 0], [2000, 4000])
  const { rooms } = shellOf(withWall(parted, 'island', [3500, 2000], [5000, 2000], { thickness: 300 }))
  expect(rooms.map(({ holes }) => holes.length)).toEqual([0, 1])
  expect(areaOf(floorFaces(rooms))).toBeCloseTo(1950 * 4000 + 3950 * 4000 - 1500 * 300, 3)
  expect(floorFaces(rooms).normal.filter((_, k) => k % 3 === 2)).toEqual(
    rooms.flatMap((room) => cornersOf(room).map(() => 1)),
  )
})

test('a floor in a colour has it, all others are as they were', () => {
  const plain = shellOf(rectangle(4000, 3000))
  expect([...floorColours(plain.rooms, noFinishes).array]).toEqual(Array(12).fill(1))
  expect([
    ...floorColours(shellOf(rectangle(4000, 3000, { floor: 'OAK-12' })).rooms, noFinishes).array,
  ]).toEqual(Array(12).fill(1))
  const blue = floorColours(shellOf(rectangle(4000, 3000, { floor: '#2040ff' })).rooms, noFinishes)
  expect(blue.count).toBe(floorFaces(plain.rooms).position.length / 3)
  expect(blue.getZ(0)).toBeGreaterThan(blue.getX(0) * 10)
})

function areaOf({ position, index }: Faces): number {
  let area = 0
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = index.slice(k, k + 3).map((vertex) => position.slice(vertex * 3, vertex * 3 + 2))
    const [x = 0, y = 0] = a ?? []
    const [bx = 0, by = 0] = b ?? []
    const [cx = 0, cy = 0] = c ?? []
    area += ((bx - x) * (cy - y) - (by - y) * (cx - x)) / 2
  }
  return area
}
