import type { PartBounds, Point } from '@arredo/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GroundShadow, groundShadow, shadowTexels } from './ground-shadow.ts'

const cabinet: PartBounds = { min: [0, 0, 0], max: [600, 560, 820] }

test('the shadow is darkest under what stands, and gone at its border', () => {
  const lengths = fc.integer({ min: 20, max: 2600 })
  fc.assert(
    fc.property(lengths, lengths, lengths, (x, y, z) => {
      const shadow = groundShadow([{ min: [0, 0, 0], max: [x, y, z] }], false)
      const most = Math.max(...shadow.darkness)
      expect(most).toBeLessThan(0.8)
      expect(darknessAt(shadow, [x / 2, y / 2])).toBeGreaterThan(most * 0.5)
      for (let k = 0; k < shadowTexels; k++) {
        const border = [
          k,
          k * shadowTexels,
          k * shadowTexels + shadowTexels - 1,
          k + shadowTexels * (shadowTexels - 1),
        ]
        for (const texel of border) expect(shadow.darkness[texel]).toBeLessThan(0.03)
      }
    }),
    { numRuns: 20 },
  )
})

test('a table is dark at its feet and light in between; what hangs touches nothing', () => {
  const foot = (x: number): PartBounds => ({ min: [x, 0, 0], max: [x + 40, 40, 700] })
  const table = groundShadow([foot(0), foot(1560), { min: [0, 0, 700], max: [1600, 800, 730] }], false)
  expect(darknessAt(table, [20, 20])).toBeGreaterThan(darknessAt(table, [800, 20]) + 0.05)
  expect(Math.max(...groundShadow([cabinet], true).darkness)).toBeLessThan(
    Math.max(...groundShadow([cabinet], false).darkness) / 2,
  )
})

function darknessAt({ min, max, darkness }: GroundShadow, [x, y]: Point): number {
  const column = Math.floor(((x - min[0]) / (max[0] - min[0])) * shadowTexels)
  const row = Math.floor(((y - min[1]) / (max[1] - min[1])) * shadowTexels)
  return darkness[row * shadowTexels + column] ?? 0
}
