import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsIn, gridWindow, scrolledTo } from './grid-window.ts'

const shapes = fc.record({
  count: fc.integer({ min: 0, max: 1_000_000 }),
  columns: fc.integer({ min: 2, max: 8 }),
  rowHeight: fc.integer({ min: 60, max: 400 }),
})

it('draws everything that is in sight and little more, however many there are', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), fc.integer({ min: 0, max: 3000 }), (shape, seed, height) => {
      const rows = Math.ceil(shape.count / shape.columns)
      const top = seed % Math.max(1, rows * shape.rowHeight)
      const { first, end } = gridWindow(shape, { top, height })
      const inSight = (index: number) => {
        const start = Math.floor(index / shape.columns) * shape.rowHeight
        return start < top + height && start + shape.rowHeight > top
      }

      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(shape.count)
      if (first > 0) expect(inSight(first - 1)).toBe(false)
      if (end < shape.count) expect(inSight(end)).toBe(false)
      expect(end - first).toBeLessThanOrEqual((Math.ceil(height / shape.rowHeight) + 6) * shape.columns)
    }),
  )
})

it('brings a row into sight by the shortest way', () => {
  const view = { top: 400, height: 500 }
  expect(scrolledTo(1, 200, view)).toBe(200)
  expect(scrolledTo(3, 200, view)).toBe(400)
  expect(scrolledTo(5, 200, view)).toBe(700)
})

it('has two columns in the narrowest panel and never too many', () => {
  expect(columnsIn(120, { least: 130, most: 6, gap: 12 })).toBe(2)
  expect(columnsIn(284, { least: 130, most: 6, gap: 12 })).toBe(2)
  expect(columnsIn(1000, { least: 190, most: 6, gap: 16 })).toBe(4)
  expect(columnsIn(2400, { least: 190, most: 6, gap: 16 })).toBe(6)
})
