import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { polygonArea } from '../polygon.ts'
import { type PresetRoomType, presetCorners, roomPresets, roomTypes } from '../room-preset.ts'
import { plus, times } from '../vector.ts'
import { meetingPoint, wallFrame } from '../wall-frame.ts'
import { type DrawnWall, drawPlan, faceOf, rectangle, ring, roomAt, shellOfWalls } from './plan-for-tests.ts'
import { shellOf } from './shell.ts'

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')

function expectNear(actual: Point | undefined, expected: Point | null): void {
  expect(actual?.[0]).toBeCloseTo(expected?.[0] ?? Number.NaN, 6)
  expect(actual?.[1]).toBeCloseTo(expected?.[1] ?? Number.NaN, 6)
}

describe('preset rooms as graphs', () => {
  it.each(presets)('%s: the clear room is the corners, and both faces of every wall stand right', (type) => {
    const [a = 0, b = 0, c = 0, d = 0] = roomPresets[type].defaultLengths
    const corners = presetCorners[type]([a, b, c, d])
    const drawn = ring(corners).map(([from, to, how], index): DrawnWall => {
      const isMissing = type === 'rt2' && index === corners.length - 1
      return [from, to, isMissing ? { ...how, kind: 'open' } : how]
    })
    const shell = shellOfWalls(...drawn)
    const room = roomAt(shell)
    const first = type === 'rt2' ? 1 : 0

    expect(shell.rooms).toHaveLength(1)
    expect(room.outline).toEqual([...corners.slice(first), ...corners.slice(0, first)])
    expect(room.area).toBe(polygonArea(corners))
    expect(room.sides.map(({ from, to }) => [from, to])).toEqual(
      [...drawn.slice(first), ...drawn.slice(0, first)]
        .filter(([, , how]) => how?.kind !== 'open')
        .map(([from, to]) => [from, to]),
    )

    for (const wall of shell.walls) {
      const old = wallFrame(wall)
      const { left, right } = wall.faces
      expect({ start: right.start, end: right.end }).toEqual({ start: 0, end: old.length })
      expect(right.frame.turn).toBe(old.turn)
      expectNear(right.frame.origin, old.origin)
      expectNear(right.frame.inward, old.inward)
      expectNear(left.frame.origin, plus(wall.to, times(old.inward, -100)))
      expectNear(left.frame.along, times(old.along, -1))
      expectNear(left.frame.inward, times(old.inward, -1))
      expect(left.frame.length).toBe(right.frame.length)
      const after = shell.walls.find(({ from }) => from[0] === wall.to[0] && from[1] === wall.to[1])
      if (!after) continue
      const outer = meetingPoint(old, -100, wallFrame(after), -100)
      expectNear(left.stretches[0]?.from, outer)
      expectNear(after.faces.left.stretches.at(-1)?.to, outer)
    }
  })

  it('a wall that ends free ends square', () => {
    const shell = shellOfWalls(...rectangle.slice(0, 3))
    expect(shell.rooms).toEqual([])
    expect(faceOf(shell, 'w0', 'left')).toMatchObject({ start: -100, end: 4000 })
    expect(shell.wall('w0')?.footprint).toEqual([
      [0, 3100],
      [0, 3000],
      [4000, 3000],
      [4100, 3100],
    ])
  })
})

describe('rooms', () => {
  it('go round a spur and its end', () => {
    const shell = shellOfWalls(...rectangle, [
      [1000, 3000],
      [1000, 2000],
    ])
    const room = roomAt(shell)
    expect(room.area).toBe(4000 * 3000 - 100 * 1000)
    expect(room.perimeter).toBe(14_000 + 2000)
    expect(room.outline.slice(1, 5)).toEqual([
      [950, 3000],
      [950, 2000],
      [1050, 2000],
      [1050, 3000],
    ])
    expect(room.sides.map(({ wall, side }) => `${wall} ${side}`)).toEqual([
      'w0 right',
      'w4 right',
      'w4 left',
      'w0 right',
      'w1 right',
      'w2 right',
      'w3 right',
    ])
  })

  it('have loose walls as holes, and what they enclose is a room of its own', () => {
    const records = drawPlan(
      [
        ...rectangle,
        ...ring([
          [2000, 1000],
          [1000, 1000],
          [1000, 2000],
          [2000, 2000],
        ]).map(([from, to, how], index): DrawnWall => [from, to, { ...how, id: `i${index}` }]),
        [
          [3000, 500],
          [3000, 2500],
        ],
        [
          [9000, 0],
          [9000, 2000],
        ],
        [
          [1300, 1500],
          [1700, 1500],
        ],
        [[300, 2500], [700, 2500], { kind: 'open' }],
      ],
      [
        { id: 'b', inside: [1500, 1200] },
        { id: 'c', inside: [500, 500] },
        { id: 'a', inside: [3500, 500] },
        { id: 'lost', inside: [3000, 1000] },
      ],
    )
    const shell = shellOf(records)
    expect(shell.rooms.map(({ record, area, holes }) => [record?.id, area, holes.length])).toEqual([
      ['a', 4000 * 3000 - 1200 * 1200 - 100 * 2000, 2],
      ['b', 1000 * 1000 - 100 * 400, 1],
    ])
    expect(roomAt(shell).perimeter).toBe(14_000 + 4 * 1200 + 2 * 2100)
    expect(faceOf(shell, 'i0', 'left').stretches).toMatchObject([{ room: 0 }])
    expect(faceOf(shell, 'w10', 'left').stretches).toMatchObject([{ room: 1 }])
    expect(faceOf(shell, 'w8', 'left').stretches).toMatchObject([{ room: 0 }])
    expect(faceOf(shell, 'w9', 'left').stretches).toMatchObject([{ room: null }])
    expect(roomAt(shell).sides).toHaveLength(4 + 4 + 2)
  })

  it('on both sides of a wall have half of it each when its line is its middle', () => {
    const shell = shellOfWalls(
      ...ring(
        [
          [0, 3000],
          [4000, 3000],
          [4000, 0],
          [0, 0],
        ],
        { line: 'centre', thickness: 200 },
      ),
      [
        [4000, 3000],
        [7000, 3000],
      ],
      [
        [7000, 3000],
        [7000, 0],
      ],
      [
        [7000, 0],
        [4000, 0],
      ],
    )
    expect(shell.rooms.map(({ area }) => area)).toEqual([2850 * 2900, 3800 * 2800])
    const shared = shell.wall('w1')
    expect(shared?.faces.right.stretches).toMatchObject([{ room: 1, start: 100, end: 2900 }])
    expect(shared?.faces.left.stretches).toMatchObject([{ room: 0, start: 50, end: 2950 }])
  })

  it('are closed by an open wall, which is nowhere to be seen', () => {
    const shell = shellOfWalls(...rectangle, [[1000, 0], [1500, 3000], { kind: 'open' }])
    expect(shell.rooms.map(({ area }) => area)).toEqual([1250 * 3000, 2750 * 3000])
    expect(shell.walls.map(({ id }) => id)).toEqual(['w0', 'w1', 'w2', 'w3'])
    expect(faceOf(shell, 'w0', 'right').stretches).toMatchObject([
      { start: 0, end: 1500, room: 0 },
      { start: 1500, end: 4000, room: 1 },
    ])
    expect(roomAt(shell).sides).toHaveLength(3)
  })

  it('are divided by a slanted open wall where it crosses the face, not where it meets the line', () => {
    const shell = shellOfWalls(...rectangle.map(([a, b]): DrawnWall => [a, b, { thickness: 200 }]), [
      [1000, 0],
      [4000, 3000],
      { kind: 'open' },
    ])
    expect(faceOf(shell, 'w2', 'right').stretches).toMatchObject([
      { start: 100, end: 2900, room: 1 },
      { start: 2900, end: 3900, room: 0 },
    ])
    expect(shell.rooms.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(3800 * 2800, 3)
  })

  it('are not found between walls thicker than the space between them', () => {
    const cell = (size: number) =>
      shellOfWalls(
        ...ring(
          [
            [0, size],
            [size, size],
            [size, 0],
            [0, 0],
          ],
          { line: 'centre' },
        ),
      ).rooms.map(({ area }) => area)
    expect([cell(80), cell(100), cell(105), cell(200)]).toEqual([[], [], [], [10_000]])
  })
})

describe('a shell', () => {
  it('is the same object for the same maps only', () => {
    const records = drawPlan(rectangle)
    const shell = shellOf(records)
    expect(shellOf({ ...records })).toBe(shell)
    expect(shellOf({ ...records, rooms: {} })).not.toBe(shell)
    const again = shellOf(records)
    expect(shellOf({ ...records, corners: { ...records.corners } })).not.toBe(again)
  })
})
