import { compileModel, isPossible, refresh, type ValidRange } from '@arredo/solver'
import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valuesOf } from '../compile-rule.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import type { ChoiceValue, Pack, Rule, Variant } from '../pack.ts'
import { variantNames } from '../variant-names.ts'
import { isRanged } from './is-ranged.ts'
import { ruleConstraints, ruleQuestion } from './rule-constraints.ts'

function integer(code: string, max: number, step = 1): Variant {
  const domain = { kind: 'integer', min: 0, max, step, unit: 'mm' } as const
  return { code, name: { en: code }, order: 1, scope: 'article', mandatory: true, domain }
}
const front = samplePack.variants.FRONT as Variant
const variants = { FRONT: front, W: integer('W', 140, 2), N: integer('N', 4) }
const pack: Pack = { ...samplePack, variants }

const atom = fc.oneof(
  fc.constantFrom(
    "FRONT == 'OAK'",
    "FRONT in ['OAK', 'SAGE']",
    "'wood' in FRONT.tags",
    "FRONT.priceGroup != 'A'",
    "(N > 2) == (FRONT == 'OAK')",
    "(FRONT == 'OAK' ? W > 40 : N == 3)",
    'N in [W, 2, W / 20]',
  ),
  fc
    .tuple(
      fc.constantFrom(
        'W',
        'N',
        'W - N',
        '2 * N + W',
        'W % 7',
        'W % (N + 2)',
        'sum(W, N, 3)',
        'min(W, 20 * N)',
        'max([W - 60, 9 * N, 30])',
        'W / 4 + 2.5 * N',
        'W / (N + 1)',
        'W * N',
        'W * N / 10 - 0.1',
        "W + (FRONT == 'OAK' ? 18 : 22)",
        "(FRONT == 'OAK' ? W : 2 * N)",
        'ceil(W / 30) * 7 - N',
      ),
      fc.constantFrom('<', '<=', '>', '>=', '==', '!='),
      fc.oneof(
        fc.integer({ min: -3, max: 145 }),
        fc.constantFrom('0.3 * N', '30 * N', 'ceil(N / 2) * 40', 'W - 10'),
      ),
    )
    .map(([left, sign, right]) => `${left} ${sign} ${right}`),
)
const condition = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map((parts) => `(${parts.join(' ')})`),
    tie('any').map((inner) => `!(${inner})`),
  ),
})).any
const part = fc.oneof(
  fc.constant('*'),
  fc.integer({ min: 0, max: 70 }).map((half) => 2 * half),
  fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 70, max: 140 })).map((ends) => ends.join('..')),
)
const table = fc.record({
  kind: fc.constantFrom('allow' as const, 'forbid' as const),
  rows: fc.array(
    fc.tuple(
      fc.constantFrom('*', '#wood', 'SAGE'),
      fc.oneof(part, fc.array(part, { minLength: 1, maxLength: 3 })),
    ),
    { minLength: 1, maxLength: 4 },
  ),
})
const body: fc.Arbitrary<Rule['body']> = fc.oneof(
  condition.map((test) => ({ kind: 'check' as const, test })),
  fc.tuple(condition, condition).map(([when, then]) => ({ kind: 'implies' as const, when, then })),
  table.map(({ kind, rows }) => ({ kind, variants: ['FRONT', 'W'], rows })),
)

/** Scattered values may be left unknown, which is offered; what is certain must be right. */
function expectOffered(ranges: readonly ValidRange[] = [], expected: readonly ChoiceValue[]): void {
  const offered = (some: readonly ValidRange[]) =>
    some.flatMap(({ from, to }) =>
      valuesOf(variants.W).filter((value) => Number(value) >= from && Number(value) <= to),
    )
  const certain = offered(ranges.filter(({ possible }) => possible === 'yes'))
  const isAllCertain = ranges.every(({ possible }) => possible === 'yes')
  if (isAllCertain) expect(certain).toEqual(expected)
  expect(certain.filter((value) => !expected.includes(value))).toEqual([])
  expect(expected.filter((value) => !offered(ranges).includes(value))).toEqual([])
}

describe('a rule as the solver takes it', () => {
  it('means the same as the question it is made from, for every combination of values', () => {
    expect(isRanged(variants.W)).toBe(true)
    fc.assert(
      fc.property(body, (drawn) => {
        const rule: Rule = { code: 'R', why: { en: 'R' }, body: drawn }
        const question = ruleQuestion(rule, pack)
        const constraints = ruleConstraints(rule, pack, question)
        const all = Object.values(variants)
        const model = compileModel({
          variables: all.map((variant) =>
            isRanged(variant)
              ? { name: variant.code, range: { min: 0, max: 140, step: 2 } }
              : { name: variant.code, values: valuesOf(variant) },
          ),
          constraints,
        })
        const allowed = (chosen: Readonly<Record<string, ChoiceValue>>) =>
          question.allows(question.scope.map((code) => chosen[code] ?? ''))
        const possible = new Set<number>()
        for (const FRONT of valuesOf(variants.FRONT)) {
          for (const N of valuesOf(variants.N)) {
            for (const W of valuesOf(variants.W)) {
              if (allowed({ FRONT, N, W })) possible.add(Number(W))
            }
          }
          const chosen = { FRONT, N: 2, W: 20 }
          expect(isPossible(model, chosen)).toBe(allowed(chosen) ? 'yes' : 'no')
          const N = 3
          const wide = valuesOf(variants.W).filter((W) => allowed({ FRONT, N, W }))
          expectOffered(refresh(model, { FRONT, N }).ranges.W, wide)
        }
        expectOffered(
          refresh(model, {}).ranges.W,
          [...possible].toSorted((one, two) => one - two),
        )
      }),
      {
        numRuns: 600,
        seed: 4,
        // Values with gaps between them.
        examples: [
          [{ kind: 'check', test: 'W > 0.3 * N' }],
          [{ kind: 'check', test: 'W % 14 == 4' }],
          [{ kind: 'check', test: 'W != 20 || N > 9' }],
        ],
      },
    )
  })

  it('takes conditions about single variants apart and leaves no question to ask', () => {
    const forms = (test: string) => {
      const rule: Rule = { code: 'R', why: { en: 'R' }, body: { kind: 'check', test } }
      return ruleConstraints(rule, pack, ruleQuestion(rule, pack)).map((constraint) => {
        if (!('anyOf' in constraint)) return 'question'
        return constraint.anyOf.map((member) => ('sum' in member ? member.relation : 'one')).join(' ')
      })
    }
    expect(forms("FRONT != 'OAK' || W <= 60")).toEqual(['one one'])
    expect(forms("!(FRONT == 'OAK' || W > 60) && N > 1")).toEqual(['one', 'one', 'one'])
    expect(forms('24 * N + 12 <= W')).toEqual(['<='])
    expect(forms("24 * N + 12 <= W || FRONT == 'OAK'")).toEqual(['one <='])
    expect(forms("FRONT != 'OAK' || W + N != 60 || W > 3 * N")).toEqual(['one != >='])
    expect(forms("W + N <= (FRONT == 'OAK' ? 90 : 120)")).toEqual(['<='])
    expect(forms('max(W, 20 * N) <= 70')).toEqual(['one <=', 'one >='])
    expect(forms('W * 0.3 <= N')).toEqual(['<='])
    expect(forms('W * N / 100 <= 1.2')).toEqual(['<='])
    expect(forms('W % (N + 1) == 0')).toEqual(['question'])
  })

  it('knows the names a rule may use', () => {
    expect(compileExpression('W + FRONT', variantNames(pack)).ok).toBe(false)
  })
})
