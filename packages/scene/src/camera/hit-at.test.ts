import { type Point3, shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { openingIn, rectangle } from '../room/plan-for-tests.ts'
import { hitAt } from './hit-at.ts'

const { walls, rooms } = shellOf(rectangle(5000, 4000))
const door = openingIn('n', { id: 'door' })

test('the nearest thing is an item, an opening or a wall, else the room whose floor it is', () => {
  const things = { on: 'things' } as const
  expect(hitAt(looking([2400, 3900, 1000], 'r1'), [0, 0], things)).toMatchObject({
    surface: 'top',
    record: { kind: 'row', id: 'r1' },
    face: null,
  })
  const face = { wall: 'n', side: 'right' }
  expect(hitAt(looking([2400, 4000, 1000]), [0, 0], things)).toMatchObject({
    surface: 'wall',
    record: { kind: 'opening', id: 'door' },
    face,
  })
  expect(hitAt(looking([500, 4000, 1000]), [0, 0], things)).toMatchObject({
    record: { kind: 'wall', id: 'n' },
    face,
  })
  expect(hitAt(looking([2400, 3000, 0]), [0, 0], things)).toMatchObject({
    surface: 'floor',
    record: rooms[0]?.record ? { kind: 'room', id: rooms[0].record.id } : null,
  })
  expect(hitAt(looking([2400, 3000, 9000]), [0, 0], things)).toBeNull()
})

test('the empty room is looked at through items, and with hidden walls where a tool asks for them', () => {
  const live = looking([2400, 4000, 1000], 'r1')
  const aim = (hiddenToo: boolean) => ({ on: 'room', hiddenToo }) as const
  expect(hitAt(live, [0, 0], aim(false))).toMatchObject({ surface: 'wall', record: null })
  const withoutNorth = { ...live, surfaces: () => ({ ...live.surfaces(), shown: [] }) }
  expect(hitAt(withoutNorth, [0, 0], aim(false))?.surface).toBe('floor')
  expect(hitAt(withoutNorth, [0, 0], aim(true))?.face).toEqual({ wall: 'n', side: 'right' })
})

test('what is held slides in its own plane', () => {
  const live = looking([2400, 3000, 800], 'r1')
  expect(hitAt(live, [0, 0], { on: 'level', height: 800 })?.point.map(Math.round)).toEqual([2400, 3000, 800])
  const proud = hitAt(live, [0, 0], { on: 'faces', proud: 350 })
  expect(proud?.point[1]).toBeCloseTo(3650)
  expect(proud?.face).toEqual({ wall: 'n', side: 'right' })
})

/** From the middle of the room, with an item under the pointer or none. */
function looking(at: Point3, row?: string) {
  const origin: Point3 = [2400, 500, 1600]
  const way = at.map((value, k) => value - (origin[k] ?? 0))
  const [x = 0, y = 0, z = 0] = way.map((value) => value / Math.hypot(...way))
  return {
    itemAt: () => (row === undefined ? null : { row, point: at }),
    rayAt: () => ({ origin, direction: [x, y, z] as const }),
    surfaces: () => ({ shown: walls, all: walls, openings: [door], rooms }),
  }
}
