import { footprint, isInside, type Point, shellOf } from '@arredo/geometry'
import { standingRows } from '@arredo/project'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlan, rectangle } from '../room/plan-for-tests.ts'
import { kitchenOf } from '../testing/scene-for-tests.ts'
import { proposedViews } from './proposed-views.ts'

test('three views at eye level, inside the room and outside of all furniture, with a lens that bends nothing', () => {
  const side = fc.integer({ min: 2200, max: 9000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 6 }), (width, depth, cabinets) => {
      const { document, evaluation } = kitchenOf(cabinets, [], rectangle(width, depth))
      const views = proposedViews(document, evaluation)
      expect(views).toHaveLength(3)
      const [room] = shellOf(document).rooms
      for (const { eye, target, fieldOfView } of views) {
        const at: Point = [eye[0], eye[1]]
        expect(eye[2]).toBe(1500)
        expect(fieldOfView).toBeGreaterThanOrEqual(40)
        expect(fieldOfView).toBeLessThanOrEqual(65)
        expect(isInside(at, room?.outline ?? [])).toBe(true)
        expect(Math.hypot(target[0] - eye[0], target[1] - eye[1])).toBeGreaterThan(400)
        for (const standing of standingRows(document, evaluation)) {
          expect(isInside(at, footprint(standing))).toBe(false)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('the first faces the furnished wall squarely, the second sees it slantwise from farther away', () => {
  const { document, evaluation } = kitchenOf(5)
  const [facing, corner] = proposedViews(document, evaluation)
  if (!facing || !corner) throw new Error('no views')
  expect(facing.target[1]).toBeGreaterThan(3500)
  expect(Math.abs(facing.eye[0] - facing.target[0])).toBeLessThan(300)
  const away = ({ eye, target }: typeof facing) => [
    Math.abs(eye[0] - target[0]),
    Math.abs(eye[1] - target[1]),
  ]
  const [x = 0, y = 0] = away(corner)
  expect(Math.atan2(x, y)).toBeGreaterThan(0.4)
  expect(Math.hypot(x, y)).toBeGreaterThan(3000)
})

test('none where there is no room to stand in', () => {
  const none = kitchenOf(2, [], emptyPlan)
  expect(proposedViews(none.document, none.evaluation)).toEqual([])
})
