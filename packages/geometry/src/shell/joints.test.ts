import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { polygonArea } from '../polygon.ts'
import { type DrawnWall, faceOf, rectangle, ring, roomAt, shellOfWalls } from './plan-for-tests.ts'

describe('junctions', () => {
  it('a wall that meets another leaves it whole and cuts its near face only', () => {
    const shell = shellOfWalls(...rectangle, [
      [1500, 0],
      [1500, 3000],
    ])
    const near = faceOf(shell, 'w0', 'right')
    expect(near.stretches.map(({ start, end, room }) => [start, end, room])).toEqual([
      [0, 1450, 0],
      [1550, 4000, 1],
    ])
    expect(near).toMatchObject({ start: 0, end: 4000 })
    expect(faceOf(shell, 'w0', 'left').stretches).toHaveLength(1)
    expect(shell.wall('w0')?.footprint).toHaveLength(4)
    expect(shell.wall('w4')?.footprint).toEqual([
      [1450, 3000],
      [1450, 0],
      [1550, 0],
      [1550, 3000],
    ])
    expect(shell.rooms.map(({ area }) => area)).toEqual([1450 * 3000, 2450 * 3000])
  })

  it('a wall on the far side of the line ends at the far face', () => {
    const shell = shellOfWalls(...rectangle, [
      [1500, 3000],
      [1500, 5000],
    ])
    expect(faceOf(shell, 'w0', 'right').stretches).toHaveLength(1)
    expect(faceOf(shell, 'w0', 'left').stretches.map(({ start, end }) => [start, end])).toEqual([
      [-100, 2450],
      [2550, 4100],
    ])
    expect(shell.wall('w0')?.footprint).toHaveLength(4)
    expect(polygonArea(shell.wall('w4')?.footprint ?? [])).toBeCloseTo(100 * 1900, 6)
  })

  it('walls that cross make four rooms; the lower gives way', () => {
    const shell = shellOfWalls(
      ...rectangle,
      [[2000, 0], [2000, 3000], { height: 1200 }],
      [
        [0, 1000],
        [4000, 1000],
      ],
    )
    expect(shell.rooms.map(({ area }) => area)).toEqual([1950 * 1950, 1950 * 1950, 1950 * 950, 1950 * 950])
    expect(polygonArea(shell.wall('w4')?.footprint ?? [])).toBeCloseTo(100 * 2900, 6)
    expect(polygonArea(shell.wall('w5')?.footprint ?? [])).toBeCloseTo(100 * 4000, 6)
  })

  it('nearly parallel walls are butted, not drawn out to a needle', () => {
    const shell = shellOfWalls(
      [
        [0, 0],
        [3000, 0],
      ],
      [
        [0, 0],
        [3000, 100],
      ],
    )
    for (const id of ['w0', 'w1']) {
      for (const side of ['left', 'right'] as const) {
        const { start, end, frame } = faceOf(shell, id, side)
        expect([start, end]).toEqual([0, frame.length])
      }
    }
    const wide = shellOfWalls(
      [
        [0, 0],
        [3000, 0],
      ],
      [
        [0, 0],
        [3000, 3000],
      ],
    )
    expect(faceOf(wide, 'w0', 'left').end).toBeCloseTo(3000 - 50 / Math.tan(Math.PI / 8), 6)
  })

  it('a wall that goes on at another thickness steps, and its room goes round the step', () => {
    const shell = shellOfWalls(
      ...ring([
        [0, 3000],
        [4000, 3000],
        [4000, 0],
      ]).slice(0, 2),
      [[4000, 0], [2000, 0], { thickness: 300 }],
      [
        [2000, 0],
        [0, 0],
      ],
      [[0, 0], [0, 3000], { line: 'right' }],
    )
    const room = roomAt(shell)
    expect(room.area).toBe(2000 * 2850 + 2000 * 2950)
    expect(room.outline).toContainEqual([2000, 150])
    expect(room.outline).toContainEqual([2000, 50])
  })

  it('a wall that goes on as it was goes straight on, whichever way it runs', () => {
    for (let degrees = 1; degrees < 90; degrees += 4) {
      const turn = (degrees * Math.PI) / 180
      const at = (x: number, y: number): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn),
      ]
      const shell = shellOfWalls(
        ...ring([at(0, 3000), at(4000, 3000), at(4000, 0), at(4000 / 3, 0), at(0, 0)], { line: 'centre' }),
      )
      const missed = shellOfWalls(
        [at(0, 3000), at(4000, 3000)],
        [at(4000, 3000), at(4000, 0)],
        [at(4000, 0), at(1300, 0)],
        [at(1300, 0.3), at(0, 0.3)],
        [at(0, 0), at(0, 3000)],
      )
      expect(roomAt(missed).perimeter).toBeCloseTo(2 * (3900 + 2900), -1)
      expect(roomAt(shell).outline).toHaveLength(4)
      expect(roomAt(shell).area).toBeCloseTo(3900 * 2900, 3)
    }
  })

  it('between two walls side by side nothing of the third is left', () => {
    const spur = (x: number): DrawnWall => [
      [x, 3000],
      [x, 2000],
    ]
    const shell = shellOfWalls(...rectangle, spur(1000), spur(1060))
    expect(faceOf(shell, 'w0', 'right').stretches.map(({ start, end }) => [start, end])).toEqual([
      [0, 950],
      [1110, 4000],
    ])
  })

  it('of walls drawn over each other the room sees the nearest', () => {
    const over = (from: Point, to: Point, line: 'left' | 'right') =>
      shellOfWalls(...rectangle, [from, to, { line }]).rooms.map(({ area }) => area)
    expect(over([0, 3000], [4000, 3000], 'right')).toEqual([4000 * 3000])
    expect(over([4000, 3000], [0, 3000], 'left')).toEqual([4000 * 3000])
    expect(over([4000, 3000], [0, 3000], 'right')).toEqual([4000 * 2900])
    expect(over([0, 3000], [4000, 3000], 'left')).toEqual([4000 * 2900])
    expect(over([1000, 3000], [2000, 3000], 'left')).toEqual([4000 * 3000 - 1000 * 100])
    const open: DrawnWall = [[4000, 3000], [0, 3000], { kind: 'open' }]
    expect(roomAt(shellOfWalls(...rectangle, open)).sides).toHaveLength(4)
  })

  it('corners a millimetre apart are one, two millimetres apart they are not', () => {
    const closing = (gap: number) =>
      shellOfWalls(...rectangle.slice(0, 3), [[-gap, 0], [0, 3000], { line: 'right' }]).rooms.length
    expect([closing(0.9), closing(2)]).toEqual([1, 0])
  })

  it('corners that miss each other by next to nothing are still corners', () => {
    const how = { line: 'left', thickness: 60 } as const
    for (const miss of [1e-8, 1e-7, 1e-6, 1e-3, 0.06]) {
      const shell = shellOfWalls(
        [[0, 3000 - miss], [3000, 3000], how],
        [[3000 - miss, 3000], [3000, -miss], how],
        [[3000, 0], [-miss, 0], how],
        [[0, -miss], [0, 3000], how],
      )
      const bodies = shell.walls.reduce((sum, { footprint }) => sum + polygonArea(footprint), 0)
      expect(roomAt(shell).area + bodies).toBeCloseTo(9e6, -3)
      expect(bodies).toBeCloseTo(4 * 60 * 2940, -3)
    }
  })
})
