import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Part, partBounds } from './solid.ts'
import { type Hole, withHoles } from './with-holes.ts'

const top: Part = {
  code: 'top',
  shape: 'extrusion',
  along: 'x',
  at: [0, 0, 0],
  length: 3000,
  profile: [
    [0, 0],
    [590, 0],
    [600, 10],
    [600, 30],
    [590, 40],
    [0, 40],
  ],
  material: 'oak',
}

it('leaves a board whole before and behind its holes', () => {
  const holes: readonly Hole[] = [
    { at: [500, 60], size: [560, 480] },
    { at: [1800, 50], size: [600, 490] },
  ]
  const parts = withHoles([top], holes)
  const whole = parts.filter((part) => part.shape === 'extrusion' && part.length === 3000)
  expect(whole.map((part) => [partBounds(part).min[1], partBounds(part).max[1]])).toEqual([
    [0, 50],
    [540, 600],
  ])
  expect(new Set(parts.map(({ code }) => code)).size).toBe(parts.length)
})

it('takes away what lies in the holes and nothing else', () => {
  const hole = fc.record({
    at: fc.tuple(fc.integer({ min: -300, max: 3100 }), fc.integer({ min: -100, max: 650 })),
    size: fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 700 })),
  })
  const point = fc.tuple(fc.integer({ min: 0, max: 2999 }), fc.integer({ min: 0, max: 599 }))
  fc.assert(
    fc.property(fc.array(hole, { maxLength: 4 }), fc.array(point, { minLength: 20 }), (holes, points) => {
      const parts = withHoles([top], holes)
      for (const [x, y] of points) {
        // Half a millimetre off, so that no point lies on an edge.
        const [px, py] = [x + 0.5, y + 0.5]
        const isCut = holes.some(
          ({ at, size }) => px > at[0] && px < at[0] + size[0] && py > at[1] && py < at[1] + size[1],
        )
        const over = parts.filter((part) => {
          const { min, max } = partBounds(part)
          return px > min[0] && px < max[0] && py > min[1] && py < max[1]
        })
        expect(over).toHaveLength(isCut ? 0 : 1)
      }
    }),
  )
})
