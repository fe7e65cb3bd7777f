import { formatLength, type LengthUnit, parseLength } from '@arredo/measures'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { meantLength, nearestOnGrid } from './integer-entry.ts'

const grids = fc
  .record({
    min: fc.integer({ min: 0, max: 2000 }),
    steps: fc.integer({ min: 0, max: 60 }),
    step: fc.integer({ min: 2, max: 100 }),
  })
  .map(({ min, steps, step }) => ({ min, max: min + steps * step, step }))
const units = fc.constantFrom<LengthUnit>('MM', 'EX', 'EX16', 'EX16D')

it('[D-49] takes every length that is made as it was shown, in every unit', () => {
  fc.assert(
    fc.property(grids, fc.nat(), units, (grid, place, unit) => {
      const made = grid.min + (place % ((grid.max - grid.min) / grid.step + 1)) * grid.step
      const typed = parseLength(formatLength(made, unit), unit)
      expect(typed.ok && meantLength(typed.millimetres, grid, unit)).toBe(made)
    }),
  )
})

it('leaves alone what was meant to be something else', () => {
  const grid = { min: 300, max: 900, step: 50 }
  expect(meantLength(601, grid, 'MM')).toBe(601)
  expect(meantLength(602, grid, 'EX16')).toBe(602)
})

it('offers only what is made, the nearer first, and nothing nearer is left out', () => {
  fc.assert(
    fc.property(grids, fc.double({ min: -500, max: 9000, noNaN: true }), (grid, wanted) => {
      const offered = nearestOnGrid(wanted, grid)
      const made = Array.from(
        { length: (grid.max - grid.min) / grid.step + 1 },
        (_, place) => grid.min + place * grid.step,
      )
      const distance = (value: number) => Math.abs(value - wanted)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.every((value) => made.includes(value))).toBe(true)
      expect(distance(offered[0] ?? Number.NaN)).toBe(Math.min(...made.map(distance)))
    }),
  )
})
