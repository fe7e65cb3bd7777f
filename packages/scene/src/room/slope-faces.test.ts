import { ceilingAt, type Slope, shellOf } from '@arredo/geometry'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rectangle } from './plan-for-tests.ts'
import { slopeFaces } from './slope-faces.ts'

const slope = fc.record({
  wall: fc.constantFrom('n', 'e', 's', 'w'),
  side: fc.constant('right' as const),
  knee: fc.integer({ min: 0, max: 2600 }),
  run: fc.integer({ min: 100, max: 6000 }),
})

it('the sloping ceiling is drawn as high as it is everywhere, over all that slopes and nothing else, looking down', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(slope, { minLength: 1, maxLength: 4, selector: ({ wall }) => wall }),
      (slopes) => {
        const [room] = shellOf(rectangle(5000, 4000, { slopes: slopes as readonly Slope[] })).rooms
        if (!room) throw new Error('no room')
        const { position, normal, index } = slopeFaces([room])
        let area = 0
        for (let k = 0; k < index.length; k += 3) {
          const corners = [0, 1, 2].map((corner) => {
            const at = (index[k + corner] ?? 0) * 3
            return [position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0] as const
          })
          const [a, b, c] = corners
          if (!a || !b || !c) throw new Error('no triangle')
          area += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
          const middle = [0, 1, 2].map((axis) => ((a[axis] ?? 0) + (b[axis] ?? 0) + (c[axis] ?? 0)) / 3)
          expect(middle[2]).toBeCloseTo(ceilingAt(room, [middle[0] ?? 0, middle[1] ?? 0]), 3)
        }
        for (let k = 2; k < normal.length; k += 3) expect(normal[k]).toBeLessThan(0)

        const cell = 50
        let sloping = 0
        for (let x = cell / 2; x < 5000; x += cell)
          for (let y = cell / 2; y < 4000; y += cell)
            if (ceilingAt(room, [x, y]) < 2700 - 0.01) sloping += cell * cell
        expect(Math.abs(area - sloping)).toBeLessThan(0.02 * 5000 * 4000)
      },
    ),
    { numRuns: 100 },
  )
})

it('a level room has none', () => {
  expect(slopeFaces(shellOf(rectangle(5000, 4000)).rooms).index).toEqual([])
})
