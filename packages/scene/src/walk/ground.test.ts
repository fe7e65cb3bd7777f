import { distance, type Point, shellOf } from '@arredo/geometry'
import { type OpeningNow, openingsNow, standingRows } from '@arredo/project'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rectangle } from '../room/plan-for-tests.ts'
import { kitchenOf } from '../testing/scene-for-tests.ts'
import { groundOf } from './ground.ts'

const kitchen = kitchenOf(4)
const shell = shellOf(kitchen.document)
const items = standingRows(kitchen.document, kitchen.evaluation)
const ground = groundOf({
  shell,
  openings: openingsNow(kitchen.document, kitchen.evaluation),
  items,
  opened: [],
})

test('[D-171 part] whoever walks stays in the room and out of everything that stands in it', () => {
  const place = fc.tuple(fc.integer({ min: 300, max: 3700 }), fc.integer({ min: 300, max: 2800 }))
  const far = fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }))
  fc.assert(
    fc.property(place, fc.array(far, { maxLength: 6 }), (start, ways) => {
      fc.pre(ground.isFree(start))
      let at: Point = start
      for (const to of ways) {
        at = ground.step(at, to)
        expect(ground.step(at, at)).toEqual(at)
        expect(at[0]).toBeGreaterThan(0)
        expect(at[1]).toBeGreaterThan(0)
      }
    }),
    { numRuns: 60 },
  )
})

test('[D-171 part] one slides along a wall instead of sticking to it', () => {
  const from: Point = [2000, 1000]
  const at = ground.step(from, [3400, -2000])
  expect(at[0]).toBeGreaterThan(2500)
  expect(at[1]).toBeLessThan(400)
})

test('[D-171 part] a closed door stops one, an open one lets through as far as its doorway', () => {
  const plan = rectangle(4000, 4000)
  const bare = shellOf(plan)
  const [wall] = bare.walls
  if (!wall) throw new Error('no wall')
  const door: OpeningNow = {
    id: 'door',
    wall: wall.id,
    kind: 'door',
    offset: 1500,
    width: 900,
    height: 2050,
    sill: 0,
    hand: 'left',
    swing: 'in',
    depth: null,
    side: 'right',
    row: null,
  }
  const walk = (opened: readonly string[]) => {
    const free = groundOf({ shell: bare, openings: [door], items: [], opened })
    const { frame } = wall.faces.right
    const before: Point = [
      frame.origin[0] + frame.along[0] * 1950 + frame.inward[0] * 1500,
      frame.origin[1] + frame.along[1] * 1950 + frame.inward[1] * 1500,
    ]
    const behind: Point = [before[0] - frame.inward[0] * 4000, before[1] - frame.inward[1] * 4000]
    return distance(before, free.step(before, behind))
  }
  expect(walk([])).toBeLessThan(1500)
  expect(walk(['door'])).toBeGreaterThan(1500)
  expect(walk(['door'])).toBeLessThan(1500 + wall.thickness)
})
