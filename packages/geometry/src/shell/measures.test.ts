import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { middleOf } from './middle.ts'
import { overlapOf } from './overlap.ts'
import { drawPlan, ring } from './plan-for-tests.ts'
import { shellOf } from './shell.ts'
import type { FoundRoom } from './surfaces.ts'

function roomOf(corners: readonly Point[], ...islands: readonly (readonly Point[])[]): FoundRoom {
  const walls = [corners, ...islands].flatMap((points) => ring(points))
  const [room] = shellOf(
    drawPlan(walls.map(([from, to, how], id) => [from, to, { ...how, id: `${id}` }])),
  ).rooms
  if (!room) throw new Error('No room')
  return room
}

function box(west: number, south: number, width: number, depth: number): readonly Point[] {
  return [
    [west, south + depth],
    [west + width, south + depth],
    [west + width, south],
    [west, south],
  ]
}

const hollow: readonly Point[] = [
  [0, 4000],
  [1000, 4000],
  [1000, 1000],
  [3000, 1000],
  [3000, 4000],
  [4000, 4000],
  [4000, 0],
  [0, 0],
]

describe('what two rooms share', () => {
  it('is all of a room with itself, and nothing with one beside it', () => {
    const room = roomOf(hollow)
    expect(overlapOf(room, room)).toBeCloseTo(room.area, 3)
    expect(overlapOf(room, roomOf(box(1000, 1000, 2000, 3000)))).toBeCloseTo(0, 3)
    expect(overlapOf(room, roomOf(box(4000, 0, 500, 500)))).toBe(0)
  })

  it('is counted once for each arm, and not in holes', () => {
    const room = roomOf(hollow)
    const across = roomOf(box(500, 2000, 3000, 1000))
    expect(overlapOf(room, across)).toBeCloseTo(2 * 500 * 1000, 3)
    expect(overlapOf(across, room)).toBeCloseTo(2 * 500 * 1000, 3)
    const pierced = roomOf(box(0, 0, 4000, 4000), box(1000, 1000, 1000, 1000))
    expect(overlapOf(pierced, pierced)).toBeCloseTo(16e6 - 1200 * 1200, 3)
    expect(overlapOf(pierced, roomOf(box(500, 500, 1000, 1000)))).toBeCloseTo(1e6 - 600 * 600, 3)
  })
})

describe('the middle of a room', () => {
  it('does not jump between two equal arms for the dust in their corners', () => {
    for (let degrees = 0; degrees < 90; degrees += 3) {
      const turn = (degrees * Math.PI) / 180
      const outline = hollow.map(
        ([x, y]): Point => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)],
      )
      const [x, y] = middleOf({ outline, holes: [] })
      outline.forEach((corner, index) => {
        const dusty = outline.with(index, [corner[0] + 1e-9, corner[1] - 1e-9])
        const [otherX, otherY] = middleOf({ outline: dusty, holes: [] })
        expect(Math.hypot(otherX - x, otherY - y)).toBeLessThan(1e-6)
      })
    }
  })

  it('of a rectangle is its middle', () => {
    expect(middleOf(roomOf(box(100, 200, 5000, 3000)))).toEqual([2600, 1700])
  })

  it('lies where a name has the most room, neither in a hollow nor in a hole', () => {
    const [x, y] = middleOf(
      roomOf([
        [0, 4000],
        [1000, 4000],
        [1000, 3000],
        [4000, 3000],
        [4000, 0],
        [0, 0],
      ]),
    )
    expect(Math.min(x, 4000 - x, y)).toBeGreaterThan(1499)
    expect(3000 - y).toBeGreaterThan(1499)

    const [hx, hy] = middleOf(roomOf(box(0, 0, 4000, 4000), box(1200, 1200, 1000, 1000)))
    const [away, clear] = [Math.max(hx, hy), Math.min(4000 - hx, 4000 - hy)]
    // The corner furthest from the hole: as far from it as from both walls.
    expect(Math.hypot(hx - 2300, hy - 2300)).toBeCloseTo(clear, -1)
    expect([away > 2900, clear > 990]).toEqual([true, true])
  })
})
