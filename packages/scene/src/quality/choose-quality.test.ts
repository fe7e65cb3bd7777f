import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Quality, qualities } from '../light/quality.ts'
import { type Choice, choiceOf, chooseQuality, drawnQuality } from './choose-quality.ts'

const anyQuality = fc.constantFrom(...qualities)
const anyCost = fc.oneof(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 900 }))
const levelOf = (quality: Quality) => qualities.indexOf(quality)

describe('[D-204 part] the step of quality', () => {
  test('that was left for its cost is not taken again, whatever drawings cost later', () => {
    fc.assert(
      fc.property(anyQuality, fc.array(runOf(anyCost), { maxLength: 40 }), (start, runs) => {
        const taken = qualitiesTaken(choiceOf(start), runs.flat())
        const left = taken.slice(1).flatMap((quality, k) => {
          const before = taken[k]
          return before && levelOf(quality) < levelOf(before) ? [{ before, at: k + 1 }] : []
        })
        for (const { before, at } of left) expect(taken.slice(at)).not.toContain(before)
        // Up to the top, down to the bottom: more changes than that would be wavering.
        expect(taken.length).toBeLessThanOrEqual(2 * qualities.length - 1)
      }),
      { numRuns: 500 },
    )
  })

  test('ends at the best whose drawings are not dear, on a card whose costs stay', () => {
    const costs = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(anyQuality, costs, (start, [plain, factor]) => {
        const costOf = (quality: Quality) => plain * factor ** levelOf(quality)
        let choice = choiceOf(start)
        for (let k = 0; k < 300; k++) choice = chooseQuality(choice, costOf(choice.quality), false)
        const settled = choice.quality
        const later = Array<number>(300).fill(costOf(settled))
        expect(qualitiesTaken(choice, later)).toEqual([settled])
        if (settled !== 'plain') expect(costOf(settled)).toBeLessThanOrEqual(50)
        if (costOf('full') < 12) expect(settled).toBe('full')
      }),
    )
  })

  test('is left alone by single dear drawings', () => {
    const calm = Array.from({ length: 300 }, (_, k) => (k % 5 === 0 ? 400 : 30))
    expect(qualitiesTaken(choiceOf('full'), calm)).toEqual(['full'])
    expect(qualitiesTaken(choiceOf('full'), Array(5).fill(90))).toEqual(['full'])
    expect(qualitiesTaken(choiceOf('full'), Array(6).fill(90))).toEqual(['full', 'good'])
    expect(qualitiesTaken(choiceOf('full'), Array(2).fill(800))).toEqual(['full', 'good'])
  })

  test('is one less on battery, where none is raised', () => {
    expect(qualities.map((quality) => drawnQuality(choiceOf(quality), true))).toEqual([
      'plain',
      'plain',
      'good',
    ])
    const quick = Array<number>(200).fill(2)
    expect(qualitiesTaken(choiceOf('plain'), quick)).toEqual(['plain', 'good', 'full'])
    expect(qualitiesTaken(choiceOf('plain'), quick, true)).toEqual(['plain'])
  })
})

/** The same cost for a while, as a room that rests has it. */
function runOf(cost: fc.Arbitrary<number>): fc.Arbitrary<number[]> {
  return fc.tuple(cost, fc.integer({ min: 1, max: 60 })).map(([one, times]) => Array<number>(times).fill(one))
}

function qualitiesTaken(start: Choice, costs: readonly number[], isOnBattery = false): Quality[] {
  let choice = start
  const taken = [choice.quality]
  for (const cost of costs) {
    choice = chooseQuality(choice, cost, isOnBattery)
    if (choice.quality !== taken.at(-1)) taken.push(choice.quality)
  }
  return taken
}
