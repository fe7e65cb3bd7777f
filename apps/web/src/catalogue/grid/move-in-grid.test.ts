import { expect, it } from 'vitest'
import { moveInGrid } from './move-in-grid.ts'

const grid = { count: 5, columns: 2, rightToLeft: false }

it('walks a two-column grid by arrow keys and stops at its edges', () => {
  expect(moveInGrid('ArrowRight', 0, grid)).toBe(1)
  expect(moveInGrid('ArrowDown', 1, grid)).toBe(3)
  expect(moveInGrid('ArrowUp', 1, grid)).toBe(1)
  expect(moveInGrid('ArrowDown', 3, grid)).toBe(3)
  expect(moveInGrid('End', 1, grid)).toBe(4)
  expect(moveInGrid('Home', 4, grid)).toBe(0)
})

it('follows the eye where writing runs from right to left', () => {
  expect(moveInGrid('ArrowLeft', 0, { ...grid, rightToLeft: true })).toBe(1)
  expect(moveInGrid('ArrowRight', 1, { ...grid, rightToLeft: true })).toBe(0)
})

it('leaves other keys alone', () => {
  expect(moveInGrid('Enter', 0, grid)).toBeNull()
})
