import { type Point, shellOf } from '@arredo/geometry'
import { describe, expect, test } from 'vitest'
import { isInTheWay } from './cut-away.ts'
import { emptyPlan, rectangle, wallOf, withWall } from './plan-for-tests.ts'

const house = shellOf(withWall(rectangle(8000, 4000), 'p', [3000, 0], [3000, 4000]))
const middle: Point = [1500, 2000]

describe('walls cut away', () => {
  test('of the outside those on whose outer side the eye is, wherever it looks', () => {
    expect(hidden([-5000, -5000], middle)).toEqual(['s', 'w'])
    expect(hidden([-5000, -5000], [9000, -9000])).toContain('w')
    expect(hidden([2000, 1000], middle)).toEqual([])
  })

  test('a partition where it stands between the eye and what is looked at, from either side', () => {
    expect(hidden([12_000, 2000], middle)).toEqual(['e', 'p'])
    expect(hidden([12_000, 2000], [6000, 2000])).toEqual(['e'])
    expect(hidden([-5000, 2000], [6000, 2000])).toEqual(['p', 'w'])
    expect(hidden([-5000, 2000], middle)).toEqual(['w'])
    // The way passes beside its end.
    expect(hidden([6000, -9000], [2000, -400])).not.toContain('p')
  })

  test('a wall in no room like a partition', () => {
    const lone = wallOf(shellOf(withWall(emptyPlan, 'p', [0, 0], [3000, 0])), 'p')
    expect(isInTheWay(lone, [1500, -4000], [1500, 900], true)).toBe(true)
    expect(isInTheWay(lone, [1500, -4000], [1500, -900], true)).toBe(false)
    expect(isInTheWay(lone, [-4000, -4000], [0, 900], true)).toBe(false)
  })

  test('seen edge-on a wall stays as it is', () => {
    for (const [id, eye, target] of [
      ['w', [-10, -5000], middle],
      ['p', [3010, 1000], middle],
      ['p', [9000, 2000], [2990, 2000]],
      ['p', [6000, 4000], [0, 4000]],
    ] as const) {
      const wall = wallOf(house, id)
      expect([true, false].map((isShown) => isInTheWay(wall, eye, target, isShown))).toEqual([false, true])
    }
  })
})

function hidden(eye: Point, target: Point): readonly string[] {
  return house.walls.filter((wall) => isInTheWay(wall, eye, target, true)).map(({ id }) => id)
}
