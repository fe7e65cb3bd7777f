import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { margin, placeBeside } from './place-beside.ts'

const window = { width: 1600, height: 1000 }
const bubble = { width: 320, height: 180 }

it('goes below a bar at the top, above one at the bottom, beside a tall panel', () => {
  expect(placeBeside({ left: 700, top: 20, width: 200, height: 40 }, bubble, window)).toEqual({
    left: 640,
    top: 72,
  })
  expect(placeBeside({ left: 700, top: 940, width: 200, height: 40 }, bubble, window).top).toBe(748)
  expect(placeBeside({ left: 14, top: 84, width: 316, height: 902 }, bubble, window).left).toBe(342)
  expect(placeBeside({ left: 1242, top: 84, width: 344, height: 902 }, bubble, window).left).toBe(910)
})

it('stays in the window, and covers nothing of the control wherever there is room beside it', () => {
  const length = fc.integer({ min: 1, max: 1200 })
  const size = fc.record({
    width: fc.integer({ min: 344, max: 1920 }),
    height: fc.integer({ min: 400, max: 1200 }),
  })
  const control = fc.record({
    left: fc.integer({ min: 0, max: 1800 }),
    top: fc.integer({ min: 0, max: 1100 }),
    width: length,
    height: length,
  })
  fc.assert(
    fc.property(control, size, (wanted, whole) => {
      const held = {
        left: Math.min(wanted.left, whole.width - 1),
        top: Math.min(wanted.top, whole.height - 1),
      }
      const box = {
        ...held,
        width: Math.min(wanted.width, whole.width - held.left),
        height: Math.min(wanted.height, whole.height - held.top),
      }
      const { left, top } = placeBeside(box, bubble, whole)
      expect(left).toBeGreaterThanOrEqual(margin)
      expect(top).toBeGreaterThanOrEqual(margin)
      expect(left + bubble.width).toBeLessThanOrEqual(whole.width - margin)
      expect(top + bubble.height).toBeLessThanOrEqual(whole.height - margin)

      const covers =
        left < box.left + box.width &&
        left + bubble.width > box.left &&
        top < box.top + box.height &&
        top + bubble.height > box.top
      const needs = { width: bubble.width + 2 * margin, height: bubble.height + 2 * margin }
      const hasRoom =
        box.top >= needs.height ||
        whole.height - box.top - box.height >= needs.height ||
        box.left >= needs.width ||
        whole.width - box.left - box.width >= needs.width
      if (hasRoom) expect(covers).toBe(false)
    }),
  )
})
