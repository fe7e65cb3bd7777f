import { expect, test } from 'vitest'
import { averaged, exposures } from './exposures.ts'

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

test('what all drawings agree on stays as it is; rows are turned, and colours freed from their cover', () => {
  const shown = [
    [246, 245, 242, 255, 100, 0, 0, 255],
    [246, 245, 242, 255, 0, 0, 0, 0],
  ]
  const drawings = shown.map((values) => (pixels: Uint8Array) => pixels.set(values))
  expect([...averaged(1, 2, drawings)]).toEqual([100, 0, 0, 128, 246, 245, 242, 255])
})
