import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceilingArea, faceArea } from './areas.ts'
import { drawPlan, faceOf, rectangle, ring, roomAt } from './plan-for-tests.ts'
import { shellOf } from './shell.ts'

const square = 1_000_000

describe('areas that are painted', () => {
  it('a ceiling is as large as its floor, and larger where it slopes, round loose walls too', () => {
    const level = roomAt(shellOf(drawPlan(rectangle)))
    expect(ceilingArea(level)).toBeCloseTo(12 * square, 0)
    const slopes = [{ wall: 'w2', side: 'right', knee: 1700, run: 1000 }] as const
    const attic = roomAt(shellOf(drawPlan(rectangle, [{ inside: [100, 100], slopes }])))
    expect(ceilingArea(attic)).toBeCloseTo(8 * square + 4 * square * Math.SQRT2, 0)
    const pillar = ring([
      [1000, 1500],
      [2000, 1500],
      [2000, 2500],
      [1000, 2500],
    ]).map(([from, to, how]) => [from, to, { ...how, id: `p${from}` }] as const)
    const [round] = shellOf(drawPlan([...rectangle, ...pillar])).rooms.filter(({ holes }) => holes.length > 0)
    expect(round && ceilingArea(round)).toBeCloseTo(round?.area ?? 0, 0)
  })

  it('an attic of two slopes over an L is the sum of its flat parts', () => {
    const corner = ring([
      [0, 4000],
      [2000, 4000],
      [2000, 2000],
      [5000, 2000],
      [5000, 0],
      [0, 0],
    ])
    const slopes = [
      { wall: 'w4', side: 'right', knee: 1200, run: 1500 },
      { wall: 'w5', side: 'right', knee: 1700, run: 1000 },
    ] as const
    const room = roomAt(shellOf(drawPlan(corner, [{ inside: [100, 100], slopes }])))
    const steps = 400
    let sampled = 0
    const at = (x: number, y: number) => {
      const south = 1200 + y
      const west = 1700 + x
      return Math.min(2700, south, west)
    }
    for (let i = 0; i < 5 * steps; i++) {
      for (let j = 0; j < 4 * steps; j++) {
        const [x, y] = [((i + 0.5) * 1000) / steps, ((j + 0.5) * 1000) / steps]
        if (x > 2000 && y > 2000) continue
        sampled += at(x, y) < 2700 ? Math.SQRT2 : 1
      }
    }
    expect(ceilingArea(room) / square).toBeCloseTo(sampled / steps / steps, 1)
  })

  it('a face is what its edge encloses, without the holes in it, however they overlap', () => {
    const slopes = [{ wall: 'w3', side: 'right', knee: 1000, run: 2000 }] as const
    const shell = shellOf(drawPlan(rectangle, [{ inside: [100, 100], slopes }]))
    const { top, start, end } = faceOf(shell, 'w0', 'right')
    expect(faceArea(top, { start, end })).toBeCloseTo(2 * 2.7 * square + 2 * 1.85 * square, 0)
    const door = { start: 3000, end: 3900, bottom: 0, top: 2100 }
    const more = { start: 3500, end: 3900, bottom: 1000, top: 2100 }
    expect(faceArea(top, { start, end }, [door, more])).toBeCloseTo(
      faceArea(top, { start, end }) - 0.9 * 2.1 * square,
      0,
    )
    // A window that reaches into the slope is no larger than the wall it is in.
    const high = { start: 0, end: 1000, bottom: 0, top: 5000 }
    expect(faceArea(top, { start, end: 1000 }, [high])).toBeCloseTo(0, 0)
  })

  it('pieces of a face add up to it, wherever it is cut', () => {
    const slopes = [
      { wall: 'w3', side: 'right', knee: 900, run: 1700 },
      { wall: 'w1', side: 'right', knee: 1300, run: 800 },
    ] as const
    const shell = shellOf(drawPlan(rectangle, [{ inside: [100, 100], slopes }]))
    const length = integer({ min: 0, max: 4000 })
    assert(
      property(constantFrom('w0', 'w2'), length, length, length, length, (wall, cut, from, low, high) => {
        const { top, start, end } = faceOf(shell, wall, 'right')
        const holes = [
          { start: from, end: from + 900, bottom: low, top: high },
          { start: from / 2, end: from / 2 + 1200, bottom: high / 3, top: low },
        ]
        const parts = faceArea(top, { start, end: cut }, holes) + faceArea(top, { start: cut, end }, holes)
        const whole = faceArea(top, { start, end }, holes)
        expect(parts).toBeCloseTo(whole, 2)
        expect(whole).toBeGreaterThanOrEqual(-1e-6)
        expect(whole).toBeLessThanOrEqual(faceArea(top, { start, end }) + 1e-6)
      }),
    )
  })
})
