import { describe, expect, it } from 'vitest'
import { ceilingAt } from './ceiling.ts'
import { type DrawnWall, drawPlan, faceOf, rectangle } from './plan-for-tests.ts'
import type { Room, Slope } from './records.ts'
import { shellOf } from './shell.ts'
import type { Shell, TopPoint, WallFace } from './surfaces.ts'

function slope(wall: string, knee: number, run: number): Slope {
  return { wall, side: 'right', knee, run }
}

function atticWith(slopes: readonly Slope[], more: readonly DrawnWall[] = []): Shell {
  return shellOf(drawPlan([...rectangle, ...more], [{ inside: [100, 100], slopes }]))
}

function expectTop({ top }: WallFace, expected: readonly TopPoint[]): void {
  expect(top).toHaveLength(expected.length)
  expected.forEach(([along, height], index) => {
    expect(top[index]?.[0]).toBeCloseTo(along, 6)
    expect(top[index]?.[1]).toBeCloseTo(height, 6)
  })
}

describe('slopes', () => {
  it('a gable rises to the ceiling and falls again, outside as inside', () => {
    const shell = atticWith([slope('w3', 1000, 1500), slope('w1', 1200, 1000)])
    expectTop(faceOf(shell, 'w0', 'right'), [
      [0, 1000],
      [1500, 2700],
      [3000, 2700],
      [4000, 1200],
    ])
    expectTop(faceOf(shell, 'w0', 'left'), [
      [-100, 1200],
      [0, 1200],
      [1000, 2700],
      [2500, 2700],
      [4000, 1000],
      [4100, 1000],
    ])
    expect(shell.wall('w0')?.height).toBeCloseTo(2700, 6)
    expect(faceOf(shell, 'w0', 'right').stretches).toMatchObject([{ height: 1000 }])
    expect(shell.wall('w3')?.height).toBeCloseTo(1000, 6)
    expect(shell.wall('w1')?.height).toBeCloseTo(1200, 6)
  })

  it('two slopes that meet below the ceiling make a ridge, exactly where they are equally high', () => {
    const shell = atticWith([slope('w3', 1000, 3000), slope('w1', 500, 4000)])
    const ridge = (500 + (1700 / 3000) * 4000) / (1700 / 3000 + 2200 / 4000)
    const height = 500 + (ridge * 2200) / 4000
    expectTop(faceOf(shell, 'w2', 'right'), [
      [0, 500],
      [ridge, height],
      [4000, 1000],
    ])
    const [room] = shell.rooms
    expect(room && ceilingAt(room, [4000 - ridge, 700])).toBeCloseTo(height, 6)
    expect(room && ceilingAt(room, [0, 700])).toBe(1000)
  })

  it('a lower knee across a slope cuts it where it comes down to it', () => {
    const shell = atticWith([slope('w3', 0, 4000), slope('w0', 1350, 1000)])
    expectTop(faceOf(shell, 'w0', 'right'), [
      [0, 0],
      [2000, 1350],
      [4000, 1350],
    ])
    expectTop(faceOf(shell, 'w3', 'right'), [
      [0, 0],
      [3000, 0],
    ])
  })

  it('is level behind the face it begins at', () => {
    const spur: DrawnWall = [
      [2000, 0],
      [2000, 1000],
    ]
    const shell = atticWith([slope('w3', 0, 4000), slope('w4', 1350, 1000)], [spur])
    expectTop(faceOf(shell, 'w0', 'right'), [
      [0, 0],
      [2000, 1350],
      [2050, 1350],
      [2100, 1417.5],
      [4000, 2700],
    ])
  })

  it('a roof also covers the room behind a wall, and slopes that are none are none', () => {
    const partition: DrawnWall = [
      [1000, 0],
      [1000, 3000],
    ]
    const rooms: readonly Partial<Room>[] = [
      { inside: [100, 100] },
      { inside: [2000, 100], slopes: [slope('w3', 700, 2000), slope('gone', 0, 100), slope('w1', 0, 0)] },
    ]
    const shell = shellOf(drawPlan([...rectangle, partition], rooms))
    expectTop(faceOf(shell, 'w0', 'right'), [
      [0, 2700],
      [1050, 2700],
      [1050, 1750],
      [2000, 2700],
      [4000, 2700],
    ])
  })
})

describe('heights of walls', () => {
  it('come from the room looked into, the highest beside the wall counts for the wall', () => {
    const partition: DrawnWall = [
      [1000, 0],
      [1000, 3000],
    ]
    const rooms = [
      { inside: [100, 100], height: 2400 },
      { inside: [2000, 100], height: 3000 },
    ] as const
    const shell = shellOf(drawPlan([...rectangle, partition], rooms))
    expect(shell.rooms.map(({ height }) => height)).toEqual([2400, 3000])
    expectTop(faceOf(shell, 'w4', 'left'), [
      [0, 2400],
      [3000, 2400],
    ])
    expect(shell.wall('w4')?.height).toBe(3000)
    expect(shell.wall('w3')?.height).toBe(2400)
    expectTop(faceOf(shell, 'w2', 'right'), [
      [0, 3000],
      [3050, 3000],
      [3050, 2400],
      [4000, 2400],
    ])
    expect(faceOf(shell, 'w2', 'right').stretches).toMatchObject([{ height: 3000 }, { height: 2400 }])
  })

  it('of a wall with its own height are that, whatever the ceiling does', () => {
    const parapet: DrawnWall = [[2000, 0], [2000, 1500], { height: 900 }]
    const shell = atticWith([slope('w3', 300, 3000)], [parapet])
    expectTop(faceOf(shell, 'w4', 'right'), [
      [0, 900],
      [1500, 900],
    ])
    expect(faceOf(shell, 'w4', 'left').stretches).toMatchObject([{ height: 900 }])
  })

  it('go on where the wall goes on beyond its room, and are 2700 where no room is', () => {
    const [, ...others] = rectangle
    const north: DrawnWall = [[0, 3000], [6000, 3000], { line: 'right' }]
    const shell = shellOf(
      drawPlan(
        [...others.map(([from, to, how], id): DrawnWall => [from, to, { ...how, id: `${id}` }]), north],
        [{ inside: [100, 100], height: 3000 }],
      ),
    )
    expect(faceOf(shell, 'w3', 'right').stretches).toMatchObject([
      { start: 0, end: 4000, room: 0, height: 3000 },
      { start: 4100, end: 6000, room: null, height: 3000 },
    ])
    expect(shellOf(drawPlan(rectangle.slice(0, 1))).wall('w0')?.height).toBe(2700)
  })
})
