import { expect, it } from 'vitest'
import { viewBetweenPanels } from './camera-view.ts'
import type { Orbit } from './orbit.ts'

const orbit = { target: [1000, 2000, 900], azimuth: 0, elevation: 0, distance: 4000 } as const
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const at = (insets: Partial<typeof none>, aspect = 1.6) =>
  viewBetweenPanels(
    orbit,
    { width: 1600, height: 1000, fieldOfView: 38, insets: { ...none, ...insets } },
    aspect,
  )

it('looks from where one looks, with the lens of the window where nothing covers it', () => {
  expect(at({})).toEqual({ eye: [5000, 2000, 900], target: [1000, 2000, 900], fieldOfView: 38 })
})

it('shows what panels leave free, and all of it, whatever the shape of the picture', () => {
  expect(at({ left: 400, right: 400, top: 250, bottom: 250 }).fieldOfView).toBe(19.5)
  // As wide as before: what is left at the sides decides.
  expect(at({ top: 250, bottom: 250 }).fieldOfView).toBe(38)
  expect(at({}, 1).fieldOfView).toBe(57.7)
})

it('what is seen as on a drawing is stored from as near as a lens of five degrees shows the same', () => {
  const drawn: Orbit = { target: [0, 0, 1200], azimuth: 0, elevation: 0, distance: 300_000, fieldOfView: 0.5 }
  const viewport = {
    width: 1000,
    height: 500,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    fieldOfView: 38,
  }
  const { eye, fieldOfView } = viewBetweenPanels(drawn, viewport, 2)
  expect(fieldOfView).toBe(5)
  expect(eye[0] * Math.tan((2.5 * Math.PI) / 180)).toBeCloseTo(300_000 * Math.tan((0.25 * Math.PI) / 180))
})
