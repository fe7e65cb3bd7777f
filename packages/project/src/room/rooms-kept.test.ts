import { describe, expect, it } from 'vitest'
import { changeRoom } from '../commands/room/change-room.ts'
import { type CornerAt, drawWall } from '../commands/room/draw-wall.ts'
import { moveWall } from '../commands/room/move-wall.ts'
import { removeWalls } from '../commands/room/remove-walls.ts'
import { setRoom } from '../commands/room/set-room.ts'
import type { Desk } from '../desk.ts'
import { deskForTests } from '../testing/desk-for-tests.ts'

/** 6000 × 4000, the walls n, e, s, w; called m. */
function kitchen(): Desk {
  const desk = deskForTests()
  const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [6000, 4000], ids })
  const said = { name: 'Kitchen', height: 2450, floor: 'oak', exceptions: { e: 'red' } }
  const slopes = [{ wall: 'w', side: 'right', knee: 1800, run: 1000 }] as const
  desk.run(changeRoom, { room: 'm', change: { ...said, slopes } })
  return desk
}

function divide(
  desk: Desk,
  wall: string,
  x: number,
  rooms: readonly string[],
  to: CornerAt = below(x),
): void {
  const from = { corner: `${wall}-top`, at: [x, 4000] } as const
  const result = desk.run(drawWall, { wall, from, to, line: 'centre', rooms })
  if (!result.ok) throw new Error(result.message)
}

function below(x: number): CornerAt {
  return { corner: `below-${x}`, at: [x, 0] }
}

const roomsOf = (desk: Desk) => desk.current().document.rooms

describe('what was said of a room', () => {
  it('[D-102 part] stays with the larger part when a wall divides it; the other starts as high, under a new id', () => {
    const desk = kitchen()
    const { m } = roomsOf(desk)
    divide(desk, 'x', 4000, ['m2', 'm3'])
    expect(Object.keys(roomsOf(desk)).sort()).toEqual(['m', 'm2'])
    // It lies where it lay, so it is the same record.
    expect(roomsOf(desk).m).toBe(m)
    expect(roomsOf(desk).m2).toMatchObject({ id: 'm2', name: '', height: 2450, floor: 'oak', slopes: [] })
    expect(roomsOf(desk).m2?.inside[0]).toBeGreaterThan(4000)
  })

  it('stays with the larger part also where the point it was found by lies in the other', () => {
    const desk = kitchen()
    desk.run(moveWall, { wall: 'e', by: -6000, rooms: [] })
    const inside = roomsOf(desk).m?.inside
    expect(inside?.[0]).toBeLessThan(5000)
    divide(desk, 'x', 5000, ['a'])
    expect(roomsOf(desk).m).toMatchObject({ name: 'Kitchen', exceptions: { e: 'red' } })
    expect(roomsOf(desk).m?.inside[0]).toBeGreaterThan(5000)
    expect(roomsOf(desk).a).toMatchObject({ name: '', height: 2450 })
    expect(roomsOf(desk).a?.inside[0]).toBeLessThan(5000)
  })

  it('[D-102 part] is united under the smallest id', () => {
    const desk = kitchen()
    divide(desk, 'x', 4000, ['a', 'z'])
    desk.run(changeRoom, { room: 'a', change: { name: 'Pantry', height: 2200 } })
    desk.run(removeWalls, { walls: ['x'], rooms: ['b'] })
    expect(Object.values(roomsOf(desk))).toMatchObject([{ id: 'a', name: 'Pantry', height: 2200 }])
  })

  it('[D-111 part] goes when a room is opened, and a room that is closed for the first time gets a record', () => {
    const desk = kitchen()
    desk.run(removeWalls, { walls: ['e'], rooms: [] })
    expect(roomsOf(desk)).toEqual({})
    const corner = (id: string): CornerAt => ({ corner: id, at: [0, 0] })
    expect(Object.keys(desk.current().document.corners).sort()).toEqual(['ne', 'nw', 'se', 'sw'])
    desk.run(drawWall, { wall: 'again', from: corner('ne'), to: corner('se'), rooms: ['fresh'] })
    expect(Object.values(roomsOf(desk))).toMatchObject([{ id: 'fresh', name: '', height: 2700 }])
  })

  it('forgets finishes and slopes of walls that are gone', () => {
    const desk = kitchen()
    divide(desk, 'x', 4000, ['m2'])
    desk.run(changeRoom, {
      room: 'm',
      change: {
        exceptions: { e: 'red', x: 'blue' },
        slopes: [{ wall: 'x', side: 'left', knee: 1000, run: 500 }],
      },
    })
    desk.run(removeWalls, { walls: ['x'], rooms: [] })
    expect(roomsOf(desk).m).toMatchObject({ name: 'Kitchen', exceptions: { e: 'red' }, slopes: [] })
  })
})
