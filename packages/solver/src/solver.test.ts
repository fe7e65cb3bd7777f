import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Assignment,
  type Constraint,
  compileModel,
  complete,
  isPossible,
  repair,
  type Value,
  type Variable,
  validValues,
  whyNot,
} from './index.ts'

type Definition = { readonly variables: readonly Variable[]; readonly constraints: readonly Constraint[] }

const definition: fc.Arbitrary<Definition> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 })
  .chain((sizes) => {
    const variables = sizes.map((size, index) => ({
      name: `V${index}`,
      values: Array.from({ length: size }, (_, value) => (index % 2 ? value * 10 : `o${value}`)),
    }))
    const constraint = fc.record({
      scope: fc.uniqueArray(fc.nat(sizes.length - 1), { maxLength: 3 }),
      bits: fc.array(fc.boolean(), { minLength: 7, maxLength: 64 }),
    })
    return fc.array(constraint, { maxLength: 6 }).map((drawn) => ({
      variables,
      constraints: drawn.map(({ scope, bits }, index) => toConstraint(index, scope, bits, variables)),
    }))
  })

function toConstraint(
  index: number,
  scope: number[],
  bits: boolean[],
  variables: readonly Variable[],
): Constraint {
  return {
    name: `C${index}`,
    scope: scope.map((variable) => `V${variable}`),
    allows: (values) => {
      let at = 0
      values.forEach((value, place) => {
        const position = variables[scope[place] ?? 0]?.values.indexOf(value) ?? 0
        at = at * 5 + position
      })
      return bits[at % bits.length] ?? false
    },
  }
}

const drawnChoices = fc.array(fc.option(fc.nat(3), { nil: undefined, freq: 2 }), {
  minLength: 5,
  maxLength: 5,
})

function toChoices({ variables }: Definition, drawn: readonly (number | undefined)[]): Record<string, Value> {
  const entries = variables.flatMap(({ name, values }, index) => {
    const at = drawn[index]
    const value = at === undefined ? undefined : values[at % values.length]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function bruteForce({ variables, constraints }: Definition): Assignment[] {
  const all = variables.reduce<Record<string, Value>[]>(
    (partial, { name, values }) =>
      partial.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  return all.filter((one) =>
    constraints.every(({ scope, allows }) => allows(scope.map((name) => one[name] ?? ''))),
  )
}

function fits(solution: Assignment, choices: Assignment): boolean {
  return Object.entries(choices).every(([name, value]) => solution[name] === value)
}

function without(choices: Assignment, name: string): Assignment {
  const { [name]: _, ...others } = choices
  return others
}

const states = fc.tuple(definition, drawnChoices).map(([drawn, picks]) => ({
  drawn,
  choices: toChoices(drawn, picks),
  solutions: bruteForce(drawn),
  model: compileModel(drawn),
}))

describe('the solver against brute force', () => {
  it('is exact: a value is free if and only if a whole solution holds it', () => {
    fc.assert(
      fc.property(states, ({ drawn, choices, solutions, model }) => {
        const expected = Object.fromEntries(
          drawn.variables.map(({ name, values }) => [
            name,
            values.map((value) => {
              const wanted = { ...without(choices, name), [name]: value }
              return solutions.some((solution) => fits(solution, wanted)) ? 'yes' : 'no'
            }),
          ]),
        )
        expect(validValues(model, choices)).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  it('has no dead ends: taking free values one after the other always ends in a solution', () => {
    fc.assert(
      fc.property(
        states,
        fc.array(fc.nat(30), { minLength: 5, maxLength: 5 }),
        ({ drawn, solutions, model }, picks) => {
          fc.pre(solutions.length > 0)
          let choices: Assignment = {}
          for (const [index, { name, values }] of drawn.variables.entries()) {
            const answers = validValues(model, choices)[name] ?? []
            const free = values.filter((_, position) => answers[position] === 'yes')
            expect(free.length).toBeGreaterThan(0)
            choices = { ...choices, [name]: free[(picks[index] ?? 0) % free.length] ?? '' }
          }
          expect(solutions).toContainEqual(choices)
        },
      ),
    )
  })

  it('depends on the set of choices, never on their order', () => {
    fc.assert(
      fc.property(states, ({ drawn, choices, model }) => {
        const turned = Object.fromEntries(Object.entries(choices).toReversed())
        expect(validValues(model, turned)).toEqual(validValues(model, choices))
        expect(complete(model, turned)).toEqual(complete(model, choices))
        for (const { name, values } of drawn.variables) {
          const value = values[0] ?? ''
          expect(whyNot(model, turned, name, value)).toEqual(whyNot(model, choices, name, value))
          expect(repair(model, turned, name, value)).toEqual(repair(model, choices, name, value))
        }
      }),
    )
  })

  it('completes by preference: earlier wishes first, then the first possible values', () => {
    fc.assert(
      fc.property(states, drawnChoices, ({ drawn, choices, solutions, model }, wishes) => {
        const wished = Object.entries(toChoices(drawn, wishes))
        const preferences = wished.map(([variable, value]) => ({ variable, values: [value] }))
        let left = solutions.filter((solution) => fits(solution, choices))
        const order = [
          ...wished.map(([name, value]) => ({ name, values: [value] as readonly Value[] })),
          ...drawn.variables,
        ]
        for (const { name, values } of order) {
          const best = values.find((value) => left.some((solution) => solution[name] === value))
          if (best !== undefined) left = left.filter((solution) => solution[name] === best)
        }
        const expected = left[0] ? { kind: 'complete', values: left[0] } : { kind: 'impossible' }
        expect(complete(model, choices, preferences)).toEqual(expected)
      }),
    )
  })

  it('says why not with choices and rules of which none can be left out', () => {
    fc.assert(
      fc.property(states, fc.nat(4), fc.nat(3), ({ drawn, choices, solutions, model }, at, pick) => {
        const variable = drawn.variables[at % drawn.variables.length]
        if (!variable) return
        const value = variable.values[pick % variable.values.length] ?? ''
        const answer = whyNot(model, choices, variable.name, value)
        const others = without(choices, variable.name)
        const free = solutions.some((solution) => fits(solution, { ...others, [variable.name]: value }))
        expect(answer.kind).toBe(free ? 'possible' : 'conflict')
        if (answer.kind !== 'conflict') return

        const { because, constraints } = answer
        const possible = (names: readonly string[], rules: readonly string[]) => {
          const kept = Object.fromEntries(names.map((name) => [name, choices[name] ?? '']))
          const fewer = {
            ...drawn,
            constraints: drawn.constraints.filter(({ name }) => rules.includes(name)),
          }
          return bruteForce(fewer).some((solution) => fits(solution, { ...kept, [variable.name]: value }))
        }
        const rules = drawn.constraints.map(({ name }) => name)
        expect(possible(because, constraints)).toBe(false)
        for (const name of because)
          expect(
            possible(
              because.filter((other) => other !== name),
              rules,
            ),
          ).toBe(true)
        for (const rule of constraints) {
          expect(
            possible(
              because,
              constraints.filter((other) => other !== rule),
            ),
          ).toBe(true)
        }
      }),
    )
  })

  it('repairs by giving up as few choices as can be', () => {
    fc.assert(
      fc.property(states, fc.nat(4), fc.nat(3), ({ drawn, choices, solutions, model }, at, pick) => {
        const variable = drawn.variables[at % drawn.variables.length]
        if (!variable) return
        const value = variable.values[pick % variable.values.length] ?? ''
        const others = without(choices, variable.name)
        const losses = solutions
          .filter((solution) => solution[variable.name] === value)
          .map((solution) => Object.entries(others).filter(([name, kept]) => solution[name] !== kept).length)
        const answer = repair(model, choices, variable.name, value)
        if (losses.length === 0) {
          expect(answer).toEqual({ kind: 'impossible' })
          return
        }
        if (answer.kind !== 'repaired') throw new Error(answer.kind)
        expect(answer.dropped.length).toBe(Math.min(...losses))
        expect(answer.choices[variable.name]).toBe(value)
        expect(solutions.some((solution) => fits(solution, answer.choices))).toBe(true)
      }),
    )
  })
})

describe('the limits of the search', () => {
  const pigeons = Array.from({ length: 8 }, (_, index) => ({
    name: `P${index}`,
    values: [0, 1, 2, 3, 4, 5, 6],
  }))
  const apart = pigeons.flatMap(({ name }, index) =>
    pigeons.slice(index + 1).map((other) => ({
      name: `${name}-${other.name}`,
      scope: [name, other.name],
      allows: ([one, two]: readonly Value[]) => one !== two,
    })),
  )

  it('answers unknown, never no, when the node limit is reached', () => {
    const model = compileModel({ variables: pigeons, constraints: apart }, 50)
    expect(isPossible(model, {})).toBe('unknown')
    expect(complete(model, {})).toEqual({ kind: 'unknown' })
    expect(whyNot(model, {}, 'P0', 1)).toEqual({ kind: 'unknown' })
    expect(repair(model, {}, 'P0', 1)).toEqual({ kind: 'unknown' })
    expect(validValues(model, {}).P0).not.toContain('no')
  })

  it('stays exact where a rule is too wide to be tabulated or revised', () => {
    const variables = Array.from({ length: 5 }, (_, index) => ({
      name: `N${index}`,
      values: Array.from({ length: 10 }, (_, value) => value),
    }))
    const total = {
      name: 'sum',
      scope: variables.map(({ name }) => name),
      allows: (values: readonly Value[]) =>
        values.reduce<number>((sum, value) => sum + Number(value), 0) === 44,
    }
    const model = compileModel({ variables, constraints: [total] }, 200_000)
    // 5 × 9 = 45 is the most, so a sum of 44 leaves exactly one variable at 8.
    expect(validValues(model, { N0: 8 }).N1?.map((answer) => answer === 'yes')).toEqual(
      Array.from({ length: 10 }, (_, value) => value === 9),
    )
  })

  it('refuses a value that is no value of its variable', () => {
    const model = compileModel({ variables: [{ name: 'A', values: [1, 2] }], constraints: [] })
    expect(isPossible(model, { A: 3 })).toBe('no')
    expect(whyNot(model, {}, 'A', 3)).toEqual({ kind: 'conflict', because: [], constraints: [] })
  })
})
