import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerNow,
  type Comparison,
  compileModel,
  type Definition,
  isPossible,
  type Literal,
  refresh,
  repair,
  type Variable,
  whyNot,
} from './index.ts'
import { bruteForce, listValues } from './testing/drawn-model.ts'

const variables: readonly Variable[] = [
  { name: 'FRONT', values: ['wood', 'glass'] },
  { name: 'N', values: [0, 2, 3, 5] },
  { name: 'X', range: { min: 0, max: 9 } },
  { name: 'Y', range: { min: 0, max: 12, step: 2 } },
]
const lengths = ['N', 'X', 'Y'] as const

const literal: fc.Arbitrary<Literal> = fc.oneof(
  fc.constantFrom('wood', 'glass').map((value) => ({ variable: 'FRONT', is: [value] })),
  fc
    .tuple(fc.constantFrom('X', 'Y'), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 4 }))
    .map(([variable, from, length]) => ({ variable, is: { from, to: from + length } })),
)
const comparison: fc.Arbitrary<Comparison> = fc
  .record({
    factors: fc.tuple(...lengths.map(() => fc.constantFrom(-1, 0, 1, 2))),
    thickness: fc.option(fc.tuple(fc.nat(4), fc.nat(4)), { nil: null, freq: 4 }),
    rounded: fc.option(fc.constantFrom('up', 'mirrored', 'waves'), { nil: null, freq: 4 }),
    relation: fc.constantFrom('<=' as const, '>=' as const, '==' as const, '!=' as const),
    total: fc.integer({ min: -4, max: 16 }),
  })
  .map(({ factors, thickness, rounded, relation, total }) => ({
    sum: [
      ...lengths.map((variable, index) => ({ variable, factor: factors[index] ?? 1 })),
      ...(thickness ? [{ variable: 'FRONT', adds: thickness }] : []),
      ...(rounded ? [{ variable: 'X', adds: Array.from({ length: 10 }, (_, x) => curve(rounded, x)) }] : []),
    ],
    relation,
    total,
  }))

function curve(kind: string, x: number): number {
  if (kind === 'up') return Math.ceil(x / 3)
  return kind === 'mirrored' ? -Math.floor(x / 2) : x % 4
}

const definitions: fc.Arbitrary<Definition> = fc
  .array(
    fc.tuple(fc.array(literal, { maxLength: 2 }), fc.array(comparison, { minLength: 1, maxLength: 2 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((clauses) => ({
    variables,
    constraints: clauses.map(([literals, sums], index) => ({
      name: `R${index}`,
      anyOf: [...literals, ...sums],
    })),
  }))

describe('clauses that hold sums', () => {
  it('leave exactly what every combination tried one by one leaves', () => {
    fc.assert(
      fc.property(definitions, fc.nat(3), fc.nat(50), (drawn, at, pick) => {
        const chosen = variables[at] as Variable
        const value = listValues(chosen)[pick % listValues(chosen).length] ?? ''
        const choices = { [chosen.name]: value }
        const all = bruteForce(drawn)
        const model = compileModel(drawn)
        const { values, ranges } = refresh(model, choices)
        for (const variable of variables) {
          const { name } = variable
          const now = answerNow(model, choices, { open: name })
          expect([now.values[name], now.ranges[name]]).toEqual([values[name], ranges[name]])
          const fitting = all.filter((one) => name === chosen.name || one[chosen.name] === value)
          const expected = listValues(variable).filter((one) => fitting.some((tuple) => tuple[name] === one))
          const offered = listValues(variable).filter((one, place) =>
            values[name]
              ? values[name][place] === 'yes'
              : ranges[name]?.some(
                  ({ from, to, possible }) => possible === 'yes' && from <= Number(one) && Number(one) <= to,
                ),
          )
          expect(offered).toEqual(expected)
        }
      }),
      { numRuns: 800 },
    )
  })

  it('check every whole combination', () => {
    fc.assert(
      fc.property(definitions, fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }), (drawn, picks) => {
        const tuple = Object.fromEntries(
          variables.map((variable, index) => {
            const values = listValues(variable)
            return [variable.name, values[(picks[index] ?? 0) % values.length] ?? '']
          }),
        )
        const isKept = bruteForce(drawn).some((one) =>
          variables.every(({ name }) => one[name] === tuple[name]),
        )
        expect(isPossible(compileModel(drawn), tuple)).toBe(isKept ? 'yes' : 'no')
      }),
      { numRuns: 400 },
    )
  })
})

describe('lengths under a condition', () => {
  const range = { min: 300, max: 3000 }
  const model = compileModel({
    variables: [
      { name: 'FRONT', values: ['wood', 'glass'] },
      { name: 'W', range },
      { name: 'D', range },
      { name: 'H', range },
    ],
    constraints: [
      {
        name: 'glass is small',
        anyOf: [{ variable: 'FRONT', isNot: ['glass'] }, atMost(['W', 'D'], 1200)],
      },
      {
        name: 'wide is deep',
        anyOf: [
          { variable: 'W', is: { from: 0, to: 900 } },
          { variable: 'D', is: { from: 500, to: 9999 } },
        ],
      },
      {
        name: 'wood fills',
        anyOf: [
          { variable: 'FRONT', is: ['glass'] },
          {
            sum: [
              { variable: 'W', factor: 1 },
              { variable: 'D', factor: 1 },
              { variable: 'H', factor: -1 },
            ],
            relation: '==',
            total: 0,
          },
        ],
      },
    ],
  })

  it('are settled to the millimetre, with nothing left unknown', () => {
    expect(refresh(model, { FRONT: 'glass' }).ranges).toEqual({
      W: [{ from: 300, to: 900, possible: 'yes' }],
      D: [{ from: 300, to: 900, possible: 'yes' }],
      H: [{ from: 300, to: 3000, possible: 'yes' }],
    })
    expect(refresh(model, { FRONT: 'wood', H: 1500 }).ranges).toEqual({
      H: [{ from: 600, to: 3000, possible: 'yes' }],
      W: [{ from: 300, to: 1000, possible: 'yes' }],
      D: [{ from: 500, to: 1200, possible: 'yes' }],
    })
  })

  it('are settled where two sums bind the same lengths, and where a stretch is impossible as a whole', () => {
    const bound = compileModel({
      variables: [
        { name: 'FRONT', values: ['wood', 'glass'] },
        { name: 'W', range: { min: 300, max: 1200 } },
        { name: 'D', range: { min: 300, max: 650 } },
      ],
      constraints: [
        {
          name: 'glass is small',
          anyOf: [{ variable: 'FRONT', isNot: ['glass'] }, atMost(['W', 'D'], 1200)],
        },
        {
          name: 'wide is deep',
          anyOf: [
            { variable: 'W', is: { from: 0, to: 800 } },
            {
              sum: [
                { variable: 'W', factor: 1 },
                { variable: 'D', factor: -1 },
              ],
              relation: '<=',
              total: 500,
            },
          ],
        },
        { name: 'not that', ...atMost(['W', 'D'], 1000), relation: '!=' },
      ],
    })
    expect(refresh(bound, {}).ranges).toEqual({
      // W - D <= 500 leaves 1150; with W + D <= 1200 it would be 850.
      W: [{ from: 300, to: 1150, possible: 'yes' }],
      D: [{ from: 300, to: 650, possible: 'yes' }],
    })
    expect(refresh(bound, { FRONT: 'glass' }).ranges.W).toEqual([{ from: 300, to: 850, possible: 'yes' }])
  })

  it('say why not, and what to give up', () => {
    const choices = { FRONT: 'glass', W: 800 }
    expect(whyNot(model, choices, 'D', 500)).toEqual({
      kind: 'conflict',
      because: ['FRONT', 'W'],
      constraints: ['glass is small'],
    })
    expect(repair(model, choices, 'D', 500)).toMatchObject({ kind: 'repaired', isFewest: true })
  })
})

function atMost(names: readonly string[], total: number): Comparison {
  return { sum: names.map((variable) => ({ variable, factor: 1 })), relation: '<=', total }
}
