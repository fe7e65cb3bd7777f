import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, compileModel, type Definition, refresh } from './index.ts'
import { bruteForce, listValues } from './testing/drawn-model.ts'

const names = ['X', 'Y', 'Z'] as const
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 6 }))
  .map(([from, length]): Cell => ({ from, to: from + length }))
const pair = fc.shuffledSubarray([...names], { minLength: 2, maxLength: 2 })

/** One equation over three lengths, and rules that bind the same lengths once more. */
const equations: fc.Arbitrary<Definition> = fc
  .record({
    factors: fc.tuple(...names.map(() => fc.constantFrom(1, -1, 2))),
    total: fc.integer({ min: -6, max: 24 }),
    clauses: fc.array(fc.tuple(pair, stretch, stretch), { maxLength: 2 }),
    boxes: fc.array(fc.tuple(pair, fc.array(fc.tuple(stretch, stretch), { minLength: 1, maxLength: 3 })), {
      maxLength: 1,
    }),
  })
  .map(({ factors, total, clauses, boxes }) => ({
    variables: names.map((name) => ({ name, range: { min: 0, max: 12 } })),
    constraints: [
      {
        name: 'equation',
        sum: names.map((variable, index) => ({ variable, factor: factors[index] ?? 1 })),
        relation: '==' as const,
        total,
      },
      ...clauses.map(([[one = '', two = ''], first, second], index) => ({
        name: `clause${index}`,
        anyOf: [
          { variable: one, is: first },
          { variable: two, is: second },
        ],
      })),
      ...boxes.map(([scope, allow], index) => ({ name: `box${index}`, scope, allow })),
    ],
  }))

describe('lengths in an equation', () => {
  it('may follow each other only as far as every other rule lets them', () => {
    fc.assert(
      fc.property(equations, fc.option(fc.nat(12), { nil: undefined }), (drawn, chosen) => {
        const choices = chosen === undefined ? {} : { Z: chosen }
        const solutions = bruteForce(drawn)
        const { ranges } = refresh(compileModel(drawn), choices)
        for (const variable of drawn.variables) {
          const { name } = variable
          const fitting = solutions.filter((one) => name === 'Z' || chosen === undefined || one.Z === chosen)
          const expected = listValues(variable).filter((value) => fitting.some((one) => one[name] === value))
          const answered = listValues(variable).filter((value) =>
            ranges[name]?.some(
              ({ from, to, possible }) => possible === 'yes' && from <= Number(value) && Number(value) <= to,
            ),
          )
          expect(answered).toEqual(expected)
        }
      }),
      { numRuns: 500 },
    )
  })
})
