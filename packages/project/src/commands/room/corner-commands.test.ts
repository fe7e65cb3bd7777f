import { distance, type Opening, shellOf } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../../desk.ts'
import { refuse } from '../../result.ts'
import { angleFromLengths, cornerAngle } from '../../room/corner-angle.ts'
import { deskForTests } from '../../testing/desk-for-tests.ts'
import { addOpening } from './add-opening.ts'
import { changeRoom } from './change-room.ts'
import { changeWall } from './change-wall.ts'
import { drawWall } from './draw-wall.ts'
import { joinWalls } from './join-walls.ts'
import { moveCorner } from './move-corner.ts'
import { removeCorner } from './remove-corner.ts'
import { setCornerAngle } from './set-corner-angle.ts'
import { setRoom } from './set-room.ts'
import { splitWall } from './split-wall.ts'

const door: Opening = {
  ...{ id: 'd', wall: 'n', kind: 'door', offset: 3000, width: 900, height: 2000, sill: 0 },
  ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
}

/** 5000 × 4000, the walls n, e, s, w. */
function kitchen(): Desk {
  const desk = deskForTests()
  const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  return desk
}

const documentOf = (desk: Desk) => desk.current().document
const split = (desk: Desk, at: number) =>
  desk.run(splitWall, { wall: 'n', at, part: 'n2', corner: 'c', rooms: [] })

describe('splitting and joining walls', () => {
  it('gives doors, paint and slopes to the part they are on, and the room stays the same', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    const slopes = [{ wall: 'n', side: 'right', knee: 2200, run: 500 }] as const
    desk.run(changeRoom, { room: 'm', change: { slopes, exceptions: { n: 'red' } } })
    const before = documentOf(desk)
    expect(split(desk, 2500).ok).toBe(true)
    expect(documentOf(desk).openings.d).toMatchObject({ wall: 'n2', offset: 500 })
    expect(documentOf(desk).rooms.m).toMatchObject({ slopes, exceptions: { n: 'red', n2: 'red' } })
    expect(shellOf(documentOf(desk)).rooms[0]?.area).toBe(20_000_000)
    desk.run(joinWalls, { walls: ['n2', 'n'], rooms: [] })
    expect(documentOf(desk).openings.d).toMatchObject({ wall: 'n2', offset: 3000 })
    expect(documentOf(desk).rooms.m?.slopes).toMatchObject([{ wall: 'n2', side: 'right' }])
    expect(Object.keys(documentOf(desk).corners)).toEqual(['nw', 'ne', 'se', 'sw'])
    desk.undo()
    desk.undo()
    expect(documentOf(desk)).toEqual(before)
  })

  it('refuses a cut through an opening, a part without a length, and walls that are no pair', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    expect(split(desk, 3400)).toEqual(refuse('An opening is in the way'))
    for (const at of [0, 5, 4995, Number.NaN, Number.POSITIVE_INFINITY, -1e300])
      expect(split(desk, at)).toEqual(refuse('Both parts need a length'))
    const join = (...walls: [string, string]) => desk.run(joinWalls, { walls, rooms: [] })
    expect(join('n', 'e')).toEqual(refuse('The walls are not in line'))
    expect(join('n', 's')).toEqual(refuse('The walls do not meet'))
    expect(join('n', 'n')).toEqual(refuse('The walls do not meet'))
    split(desk, 2000)
    desk.run(changeWall, { wall: 'n2', change: { thickness: 240 } })
    expect(join('n', 'n2')).toEqual(refuse('The walls differ in thickness, height or kind'))
  })

  it('joins two walls of which one runs the other way, doors and all', () => {
    const desk = deskForTests()
    const [a, b, c] = [
      { corner: 'a', at: [0, 0] },
      { corner: 'b', at: [3000, 0] },
      { corner: 'c', at: [7000, 0] },
    ] as const
    desk.run(drawWall, { wall: 'x', from: a, to: b, line: 'right', rooms: [] })
    desk.run(drawWall, { wall: 'y', from: c, to: b, line: 'left', rooms: [] })
    desk.run(addOpening, { opening: { ...door, wall: 'y', offset: 500 } })
    const result = desk.run(joinWalls, { walls: ['x', 'y'], rooms: [] })
    expect(result.ok).toBe(true)
    // From 7000 - 500 - 900 on, and it opened to the south side of y, which is the north side of nothing else.
    expect(documentOf(desk).openings.d).toMatchObject({ wall: 'x', offset: 5600, side: 'left' })
  })

  it('a deleted corner leaves one straight wall between the ends of two', () => {
    const desk = kitchen()
    split(desk, 2000)
    desk.run(moveCorner, { corner: 'c', to: [2000, 4600], rooms: [] })
    expect(desk.run(removeCorner, { corner: 'c', rooms: [] }).ok).toBe(true)
    expect(shellOf(documentOf(desk)).rooms[0]?.area).toBe(20_000_000)
    const from = { corner: 'nw', at: [0, 4000] } as const
    desk.run(drawWall, { wall: 'x', from, to: { corner: 'o', at: [0, 6000] }, rooms: [] })
    expect(desk.run(removeCorner, { corner: 'nw', rooms: [] })).toEqual(
      refuse('Only a corner of two walls can be deleted'),
    )
  })
})

describe('the angle of a corner', () => {
  it('follows from three taped lengths, or the lengths are refused', () => {
    const right = angleFromLengths(600, 800, 1000)
    expect(right.ok && right.value).toBeCloseTo(90, 9)
    const sixty = angleFromLengths(1000, 1000, 1000)
    expect(sixty.ok && sixty.value).toBeCloseTo(60, 9)
    for (const [a, b, c] of [
      [600, 800, 1400],
      [600, 800, 100],
      [600, 800, 1e300],
    ] as const)
      expect(angleFromLengths(a, b, c)).toEqual(refuse('No corner has these three lengths: measure again'))
    for (const wrong of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(angleFromLengths(600, wrong, 1000)).toEqual(
        refuse('Three lengths are needed to reckon an angle'),
      )
  })

  it('is set by turning one wall, which keeps its length; the other stays', () => {
    for (const [moves, stays] of [
      ['n', 'e'],
      ['e', 'n'],
    ] as const) {
      const desk = kitchen()
      const before = documentOf(desk)
      const farOf = { n: 'nw', e: 'se' } as const
      expect(cornerAngle(before, 'ne')?.angle).toBeCloseTo(90, 9)
      expect(desk.run(setCornerAngle, { corner: 'ne', angle: 80, moves, rooms: [] }).ok).toBe(true)
      const after = documentOf(desk)
      expect(cornerAngle(after, 'ne')?.angle).toBeCloseTo(80, 9)
      expect(after.corners[farOf[stays]]).toBe(before.corners[farOf[stays]])
      const [pivot, far] = [after.corners.ne?.at, after.corners[farOf[moves]]?.at]
      expect(pivot && far && distance(pivot, far)).toBeCloseTo(moves === 'n' ? 5000 : 4000, 6)
      // It turns inwards: the corner was a right angle of the room and is less now.
      expect(shellOf(after).rooms[0]?.area).toBeLessThan(20_000_000)
    }
  })

  it('takes along what ends on the wall, and is refused where there are not two walls', () => {
    const desk = kitchen()
    const from = { corner: 't', at: [2500, 4000] } as const
    desk.run(drawWall, { wall: 'x', from, to: { corner: 'b', at: [2500, 2000] }, rooms: [] })
    desk.run(setCornerAngle, { corner: 'nw', angle: 100, moves: 'n', rooms: [] })
    const { t } = documentOf(desk).corners
    expect(t?.at[0]).toBeCloseTo(2500 * Math.cos(Math.PI / 18), 6)
    expect(t?.at[1]).toBeCloseTo(4000 + 2500 * Math.sin(Math.PI / 18), 6)
    const set = (corner: string, angle: number) =>
      desk.run(setCornerAngle, { corner, angle, moves: 'n', rooms: [] })
    expect(set('b', 90)).toEqual(refuse('An angle needs two walls'))
    for (const wrong of [0, 360, Number.NaN, 1e300])
      expect(set('nw', wrong)).toEqual(refuse('An angle lies between 1° and 359°'))
  })
})
