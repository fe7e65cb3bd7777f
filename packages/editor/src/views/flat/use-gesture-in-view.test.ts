import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPixels } from './flat-camera.ts'
import { cameraWith } from './use-gesture-in-view.ts'

const size = { width: 1200, height: 900 }
const insets = { top: 80, right: 350, bottom: 80, left: 300 }
const place = fc.tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -20_000, max: 20_000 }))

it('brings both ends of a line between the panels, and stays put where they are', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 40 }), (from, to, scale) => {
      const camera = cameraWith({ corner: [0, 0], scale }, size, insets, [from, to])
      for (const end of [from, to]) {
        const { x, y } = toPixels(camera, end)
        expect(x).toBeGreaterThanOrEqual(insets.left - 24)
        expect(x).toBeLessThanOrEqual(size.width - insets.right + 24)
        expect(y).toBeGreaterThanOrEqual(insets.top - 24)
        expect(y).toBeLessThanOrEqual(size.height - insets.bottom + 24)
      }
      expect(cameraWith(camera, size, insets, [from, to])).toBe(camera)
    }),
    { numRuns: 300 },
  )
})
