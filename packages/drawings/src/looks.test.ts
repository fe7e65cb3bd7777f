import { expect, it } from 'vitest'
import { looks } from './looks.ts'
import { contrast, readable } from './testing/contrast.ts'

/** What fills no ground that is written on: it is cut through, or lines and letters themselves. */
const black = new Set(['#2a2d33', '#1c1e23', '#6d7078'])

const letters = [
  ...(['itemName', 'itemCode', 'itemNumber', 'dimensionText', 'noteText'] as const),
  ...(['legend', 'roomName'] as const),
]

// Grounds in the colour of a finish: own-colour.test.ts.
it('every letter can be read on every ground, by its luminance alone', () => {
  const grounds = ['#ffffff', ...Object.values(looks).map(({ fill }) => fill)].filter(
    (fill) => fill !== 'none' && !black.has(fill),
  )
  expect(new Set(grounds).size).toBeGreaterThan(3)
  for (const style of letters) {
    for (const ground of new Set(grounds)) {
      expect([style, ground, contrast(looks[style].fill, ground) >= readable]).toEqual([style, ground, true])
    }
  }
})
