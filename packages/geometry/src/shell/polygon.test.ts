import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { fromNorthWest, signedArea, startingAt, tidy } from './polygon.ts'

const square: readonly Point[] = [
  [0, 100],
  [100, 100],
  [100, 0],
  [0, 0],
]

describe('a tidy polygon', () => {
  it('has no doubled points, no points on a line and no spikes, wherever it begins', () => {
    const untidy: readonly Point[] = [
      [0, 100],
      [0, 100],
      [50, 100],
      [50, 170],
      [50, 100],
      [100, 100],
      [100, 0],
      [100, 1e-9],
      [0, 0],
      [0, 60],
      [0, 40],
    ]
    untidy.forEach((_, first) => {
      const kept = tidy(startingAt(untidy, first))
      expect(kept).toHaveLength(4)
      expect(signedArea(kept)).toBeCloseTo(-10_000, 6)
    })
  })

  it('keeps a corner of which two points next to each other would each make the other needless', () => {
    const corner: readonly Point[] = [
      [0, 0],
      [60, -60],
      [60, -3000],
      [0, -3000],
      [0, -1.2e-7],
    ]
    corner.forEach((_, first) => {
      expect(signedArea(tidy(startingAt(corner, first)))).toBeCloseTo(-60 * 2970, 3)
    })
  })

  it('begins in its north-western corner, also where that is two points in nearly one place', () => {
    const nearly: readonly Point[] = [[-1e-5, 100 - 1e-5], ...square]
    nearly.forEach((_, first) => {
      expect(fromNorthWest(startingAt(nearly, first))).toEqual(nearly)
    })
    expect(fromNorthWest(startingAt(square, 2))).toEqual(square)
  })
})
