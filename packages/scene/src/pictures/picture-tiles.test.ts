import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureTiles } from './picture-tiles.ts'

it('tiles cover a picture once, without a gap and none too large', () => {
  const side = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 64, max: 4096 }), (width, height, longest) => {
      const tiles = pictureTiles(width, height, longest)
      expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height)
      for (const tile of tiles) {
        expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(longest)
        expect(Math.min(tile.width, tile.height)).toBeGreaterThan(0)
        const isBeside = tile.x + tile.width === width || tiles.some(({ x }) => x === tile.x + tile.width)
        const isAbove = tile.y + tile.height === height || tiles.some(({ y }) => y === tile.y + tile.height)
        expect(isBeside && isAbove).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

it('4K is twelve tiles of 1024', () => {
  expect(pictureTiles(3840, 2160, 1024)).toHaveLength(12)
  expect(pictureTiles(1000, 1000, 1024)).toEqual([{ x: 0, y: 0, width: 1000, height: 1000 }])
})
