import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillersFor, partition } from './partition.ts'

const limits = { narrowest: 20, widest: 200 }
const asked = fc.record({
  free: fc.integer({ min: 0, max: 2600 }),
  widths: fc
    .uniqueArray(fc.integer({ min: 30, max: 120 }), { minLength: 1, maxLength: 5 })
    .map((all) => all.map((width) => width * 10)),
  walls: fc.constantFrom(0, 1, 2),
})
const fewest = { cost: (width: number) => [1, width * width] as const }

describe('sharing out a width', () => {
  it('leaves nothing out, and nothing open where units and fillers can close it', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('lastly' as const, 'freely' as const), (wish, fillers) => {
        const { free, widths, walls } = wish
        const found = partition(free, widths, { limits, walls }, { ...fewest, fillers })
        expect(sum(found.widths) + found.rest).toBe(free)
        for (const width of found.widths) expect(widths).toContain(width)

        const open = (rest: number) => (fillersFor(rest, limits, walls) === null ? rest : 0)
        const ways = allWays(free, widths)
        expect(open(found.rest)).toBe(Math.min(...ways.map((way) => open(free - sum(way)))))
      }),
      { numRuns: 300 },
    )
  })

  it('takes as few units as can be, in widths as equal as can be, and a filler only where it must', () => {
    fc.assert(
      fc.property(asked, ({ free, widths, walls }) => {
        const found = partition(free, widths, { limits, walls }, { ...fewest, fillers: 'lastly' })
        const exact = allWays(free, widths).filter((way) => sum(way) === free)
        if (exact.length === 0) return
        expect(found.rest).toBe(0)
        const least = Math.min(...exact.map(({ length }) => length))
        expect(found.widths.length).toBe(least)
        const squares = (way: readonly number[]) => sum(way.map((width) => width * width))
        const few = exact.filter(({ length }) => length === least)
        expect(squares(found.widths)).toBe(Math.min(...few.map(squares)))
      }),
      { numRuns: 300 },
    )
  })
})

/** Every choice of units that goes in, found by trying all. */
function allWays(free: number, widths: readonly number[]): readonly (readonly number[])[] {
  const [first, ...others] = widths
  if (first === undefined) return [[]]
  const counts = Array.from({ length: Math.floor(free / first) + 1 }, (_, count) => count)
  return counts.flatMap((count) =>
    allWays(free - count * first, others).map((way) => [
      ...Array.from({ length: count }, () => first),
      ...way,
    ]),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
