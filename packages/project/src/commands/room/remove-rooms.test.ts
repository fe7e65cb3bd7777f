import { shellOf } from '@arredo/geometry'
import { expect, it } from 'vitest'
import { refuse } from '../../result.ts'
import { deskForTests, namesBy } from '../../testing/desk-for-tests.ts'
import { drawWall } from './draw-wall.ts'
import { removeRooms } from './remove-rooms.ts'
import { setRoom } from './set-room.ts'

it('a room between two others has no wall of its own to take along: that is said, and nothing is done', () => {
  const [desk, newId] = [deskForTests(), namesBy('p')]
  const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'r' }
  desk.run(setRoom, { type: 'rt1', lengths: [6000, 4000], ids })
  for (const x of [2000, 4000]) {
    const [from, to] = [4000, 0].map((y) => ({ corner: newId(), at: [x, y] as const }))
    if (from && to) desk.run(drawWall, { wall: newId(), from, to, rooms: [newId()] })
  }
  const before = desk.current().document
  const isBetween = ([x]: readonly [number, number]) => x > 2000 && x < 4000
  const middle = shellOf(before).rooms.find(({ record }) => record && isBetween(record.inside))?.record?.id

  expect(Object.keys(before.rooms)).toHaveLength(3)
  expect(desk.run(removeRooms, { rooms: [middle ?? ''] })).toEqual(
    refuse('This room shares walls with another one'),
  )
  expect(desk.current().document).toBe(before)
})
