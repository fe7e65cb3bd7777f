import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { Pack, Variant } from '../../pack.ts'
import { type Oracle, type Puzzle, tryPack } from '../index.ts'

/** Tries every combination: slow, and beyond doubt. */
const bruteForce: Oracle = {
  open: ({ variables, questions }: Puzzle) => ({
    isPossible(choices) {
      const search = (place: number, values: Record<string, string | number>): boolean => {
        const variable = variables[place]
        const known = questions.filter(({ scope }) => scope.every((name) => Object.hasOwn(values, name)))
        if (!known.every(({ scope, allows }) => allows(scope.map((name) => values[name] ?? '')))) return false
        if (!variable) return true
        const wanted = choices[variable.name]
        const open =
          wanted === undefined ? variable.values : variable.values.filter((value) => value === wanted)
        return open.some((value) => search(place + 1, { ...values, [variable.name]: value }))
      }
      return search(0, {}) ? 'yes' : 'no'
    },
    close: () => {},
  }),
}

describe('random sessions with a catalogue', () => {
  it('agree with brute force on rules of every kind, and stay within the budget', () => {
    const tests = [
      "FRONT != 'SAGE' || W + D <= 1000",
      'W * H <= 500000',
      'W - D != 240',
      'W * H * D % 7 != 3',
    ]
    const rules = tests.map((test, index) => ({
      code: `R${index}`,
      why: { en: 'No' },
      body: { kind: 'check' as const, test },
    }))
    const { problems, states, compared } = tryPack(
      { ...samplePack, rules: [...samplePack.rules, ...rules] },
      { clock: () => 0, oracle: bruteForce, states: 100 },
    )
    expect(problems).toEqual([])
    expect(states).toBe(200)
    expect(compared).toBe(200)
  })

  it('name an article that answers too slowly, in an author’s words', () => {
    let now = 0
    const clock = () => {
      now += 40
      return now
    }
    const { problems, p99 } = tryPack(samplePack, { clock, states: 5, budget: 30 })
    expect(p99).toBe(40)
    expect(problems[0]).toEqual({
      path: ['articles', 0, 'models', 0],
      message:
        'B-DOOR in LINEO_STD answers too slowly: 40 ms of 30. Make its rules shorter or tables of them; the rule about most variants is R-OAK',
    })
  })

  it('name the rule to begin with where one can only be tried', () => {
    let now = 0
    const clock = () => {
      now += 40
      return now
    }
    const body = { kind: 'check', test: 'W * H * D % 7 != 3' } as const
    const wide = samplePack.variants.W as Variant
    const pack: Pack = {
      ...samplePack,
      variants: {
        ...samplePack.variants,
        W: { ...wide, domain: { kind: 'integer', min: 300, max: 900, step: 1, unit: 'mm' } },
      },
      rules: [...samplePack.rules, { code: 'R-SEVEN', why: { en: 'No' }, body }],
    }
    expect(tryPack(pack, { clock, states: 5, budget: 30 }).problems[0]?.message).toBe(
      'B-DOOR in LINEO_STD answers too slowly: 40 ms of 30. Make its rules shorter or tables of them; begin with R-SEVEN, which can only be tried value by value',
    )
  })

  it('name states on which the second opinion differs', () => {
    const contrary: Oracle = { open: () => ({ isPossible: () => 'no', close: () => {} }) }
    const { problems } = tryPack(samplePack, { clock: () => 0, oracle: contrary, states: 20 })
    expect(problems.map(({ message }) => message.replace(/\{.*\}/, '{…}'))).toEqual([
      'B-DOOR in LINEO_STD: two ways to work out its rules disagree on {…}. This is no mistake of yours: report it with the catalogue',
      'B-DOOR in LINEO_PRO: two ways to work out its rules disagree on {…}. This is no mistake of yours: report it with the catalogue',
    ])
  })

  it('are the same for the same seed', () => {
    const asked: unknown[] = []
    const listening: Oracle = {
      open: () => ({
        isPossible: (choices) => {
          asked.push(choices)
          return 'unknown'
        },
        close: () => {},
      }),
    }
    const play = (pack: Pack) => {
      asked.length = 0
      tryPack(pack, { clock: () => 0, oracle: listening, states: 15, seed: 9 })
      return JSON.stringify(asked)
    }
    expect(play(samplePack)).toBe(play(samplePack))
  })
})
