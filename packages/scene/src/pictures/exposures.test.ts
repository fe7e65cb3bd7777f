import { expect, test } from 'vitest'
import { exposures } from './exposures.ts'

test('small pictures are drawn more often than large ones, and each time from another side of the sky', () => {
  const [small, large] = [exposures(0, 160 * 160), exposures(0, 1600 * 1000)]
  expect(small.length).toBeGreaterThan(large.length)
  for (const drawings of [small, large]) {
    expect(new Set(drawings.map(({ ray }) => ray.azimuth)).size).toBe(drawings.length)
    for (const { ray, shift } of drawings) {
      expect(ray.elevation).toBeGreaterThan(0)
      expect(ray.elevation).toBeLessThan(Math.PI / 2)
      for (const part of shift) expect(Math.abs(part)).toBeLessThanOrEqual(0.5)
    }
  }
  expect(exposures(0, 160 * 160)).toEqual(small)
})
