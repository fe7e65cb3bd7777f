import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellNoise, fractalNoise, gradientNoise } from './noise.ts'

const place = fc.double({ min: -40, max: 40, noNaN: true })
const period = fc.integer({ min: 1, max: 12 })
const seed = fc.integer({ min: 0, max: 1_000_000 })

describe('noise', () => {
  it('repeats after its periods and nowhere jumps', () => {
    fc.assert(
      fc.property(place, place, period, period, seed, (x, y, wide, high, number) => {
        for (const noise of [gradientNoise(wide, high, number), fractalNoise(wide, high, number, 3)]) {
          const here = noise(x, y)
          expect(noise(x + wide, y - high)).toBeCloseTo(here, 6)
          expect(Math.abs(noise(x + 1e-4, y) - here)).toBeLessThan(0.01)
          expect(Math.abs(here)).toBeLessThan(2.5)
        }
      }),
    )
  })

  it('scatters the same points in every repeat', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 3, max: 12 }), seed, (x, y, size, number) => {
        const points = cellNoise(size, size, number)
        const [here, there] = [points(x, y), points(x + size, y + 2 * size)]
        expect(there.distance).toBeCloseTo(here.distance, 6)
        expect(here.distance).toBeLessThanOrEqual(here.second)
      }),
    )
  })
})
