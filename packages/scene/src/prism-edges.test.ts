import { footprint, type Point } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { visibleEdges } from './prism-edges.ts'

const size = { width: 600, depth: 580, height: 800 }
const outline = footprint({ place: { at: [0, 0, 0], rotation: 0 }, size })

test('the outline shows the nine edges of the three faces turned to the eye, whichever way it runs round', () => {
  for (const way of [outline, outline.toReversed()]) {
    const item = { outline: way, bottom: 0, top: 800 }
    const edges = visibleEdges(item, [3000, -4000, 2500])
    expect(edges).toHaveLength(9)
    // The hidden corner is the lower back left one.
    expect(edges.flat().some(([x, y, z]) => x === 0 && y === 0 && z === 0)).toBe(false)
    expect(visibleEdges(item, [300, -4000, 400])).toHaveLength(4)
  }
})

test('what is flat is seen whole, what hangs also from below', () => {
  const square: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(visibleEdges({ outline: square, bottom: 0, top: 0 }, [9, 9, 9])).toHaveLength(4)
  expect(visibleEdges({ outline: square, bottom: 5, top: 6 }, [0.5, 0.5, 0])).toHaveLength(4)
})
