import { expect, it } from 'vitest'
import { ceilingLeft, fitsUnderCeiling } from './fits-under-ceiling.ts'
import { nextFreeSpot } from './next-free-spot.ts'
import { presetRoom } from './room-walls.ts'
import type { Room } from './shell/records.ts'
import { shellOf } from './shell/shell.ts'

const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'room' }
const tall = { width: 600, depth: 600, height: 2200 }

/** 5 by 4 metres, 2700 high, its ceiling beginning at 1000 over the northern wall and level from 1700 on. */
function attic(slopes: Room['slopes']) {
  const made = presetRoom('rt1', [5000, 4000], 2700, ids)
  if (!made.ok) throw new Error(made.message)
  const { corners, walls, room } = made.value
  const byId = <Kept extends { readonly id: string }>(all: readonly Kept[]) =>
    Object.fromEntries(all.map((one) => [one.id, one]))
  return shellOf({ corners: byId(corners), walls: byId(walls), rooms: { room: { ...room, slopes } } })
}

const roof = { wall: 'n', side: 'right', knee: 1000, run: 1700 } as const

it('a tall unit fits where the ceiling is high enough over all of it', () => {
  const shell = attic([roof])
  const standingAt = (y: number) => ({ place: { at: [1000, y, 0] as const, rotation: 0 }, size: tall })
  expect(ceilingLeft(standingAt(4000), shell)).toBe(1000 - 2200)
  expect(ceilingLeft(standingAt(2800), shell)).toBe(0)
  expect([2801, 2800, 1000].map((y) => fitsUnderCeiling(standingAt(y), shell))).toEqual([false, true, true])
  expect(ceilingLeft(standingAt(9000), shell)).toBeNull()
})

it('without a pointer it goes past the low wall, and only there where every wall is low', () => {
  expect(nextFreeSpot(attic([]), [], tall)?.seat).toMatchObject({ wall: 'n' })
  expect(nextFreeSpot(attic([roof]), [], tall)).toMatchObject({ seat: { wall: 'e' }, at: [1200, 0, 0] })
  const low = ids.walls.map((wall) => ({ ...roof, wall }))
  expect(nextFreeSpot(attic(low), [], tall)?.seat).toMatchObject({ wall: 'n' })
})
