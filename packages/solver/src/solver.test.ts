import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Assignment,
  alternatives,
  answerNow,
  compileModel,
  complete,
  isPossible,
  type Possibility,
  type Preference,
  refresh,
  repair,
  type ValidRange,
  type Value,
  validValues,
  whyNot,
} from './index.ts'
import { bruteForce, drawnModels, drawnPicks, listValues, toChoices } from './testing/drawn-model.ts'

function fits(solution: Assignment, choices: Assignment): boolean {
  return Object.entries(choices).every(([name, value]) => solution[name] === value)
}

function without(choices: Assignment, name: string): Assignment {
  const { [name]: _, ...others } = choices
  return others
}

const states = fc.tuple(drawnModels, drawnPicks).map(([drawn, picks]) => ({
  drawn,
  choices: toChoices(drawn, picks),
  solutions: bruteForce(drawn),
  model: compileModel(drawn),
}))

/** Ranges and lists in one shape: which values are called possible. */
function listed(
  answer: readonly Possibility[] | readonly ValidRange[],
  values: readonly Value[],
): readonly Value[] {
  return values.filter((value, position) =>
    answer.some((one, place) =>
      typeof one === 'string'
        ? place === position && one === 'yes'
        : Number(value) >= one.from && Number(value) <= one.to && one.possible === 'yes',
    ),
  )
}

describe('the solver against brute force', () => {
  it('is exact: a value is free if and only if a whole solution holds it', () => {
    fc.assert(
      fc.property(states, ({ drawn, choices, solutions, model }) => {
        const { values, ranges } = refresh(model, choices)
        expect(validValues(model, choices)).toEqual(values)
        for (const variable of drawn.variables) {
          const { name } = variable
          const all = listValues(variable)
          const expected = all.filter((value) =>
            solutions.some((solution) => fits(solution, { ...without(choices, name), [name]: value })),
          )
          expect(listed(values[name] ?? ranges[name] ?? [], all)).toEqual(expected)
          expect(listed(alternatives(model, choices, name), all)).toEqual(expected)
          expect(values[name]?.includes('unknown') ?? false).toBe(false)
        }
      }),
      { numRuns: 600 },
    )
  })

  it('answers at once: certain where it says yes or no, exact for the variable looked at', () => {
    fc.assert(
      fc.property(states, fc.nat(4), ({ drawn, choices, solutions, model }, at) => {
        const open = drawn.variables[at % drawn.variables.length]?.name ?? ''
        const now = answerNow(model, choices, { open })
        const full = refresh(model, choices)
        expect(now.completion).toEqual(complete(model, choices))
        expect(now.values[open]).toEqual(full.values[open])
        expect(now.ranges[open]).toEqual(full.ranges[open])
        for (const [name, answers] of Object.entries(now.values)) {
          answers.forEach((answer, position) => {
            if (answer !== 'unknown') expect(answer).toBe(full.values[name]?.[position])
          })
        }
        expect(now.completion.kind === 'complete').toBe(solutions.some((solution) => fits(solution, choices)))
      }),
    )
  })

  it('depends on the set of choices alone: not on their order, not on what was asked before', () => {
    fc.assert(
      fc.property(states, fc.array(drawnPicks, { maxLength: 4 }), ({ drawn, choices, model }, earlier) => {
        const turned = Object.fromEntries(Object.entries(choices).toReversed())
        for (const picks of earlier) {
          answerNow(model, toChoices(drawn, picks))
          refresh(model, toChoices(drawn, picks))
        }
        const fresh = compileModel(drawn)
        expect(refresh(model, turned)).toEqual(refresh(fresh, choices))
        expect(answerNow(model, turned)).toEqual(answerNow(fresh, choices))
        for (const variable of drawn.variables) {
          const value = listValues(variable)[0] ?? ''
          const { name } = variable
          expect(whyNot(model, turned, name, value)).toEqual(whyNot(fresh, choices, name, value))
          expect(repair(model, turned, name, value)).toEqual(repair(fresh, choices, name, value))
        }
      }),
    )
  })

  it('completes by preference: earlier wishes first, then the first possible values', () => {
    const wishes = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: -2, max: 30 }), fc.boolean()), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(states, wishes, ({ drawn, choices, solutions, model }, drawnWishes) => {
        let left = solutions.filter((solution) => fits(solution, choices))
        const take = (name: string, order: readonly Value[]) => {
          const best = order.find((value) => left.some((solution) => solution[name] === value))
          if (best !== undefined) left = left.filter((solution) => solution[name] === best)
        }
        const preferences = drawnWishes.flatMap(([at, wish, isNear]): Preference[] => {
          const variable = drawn.variables[at % drawn.variables.length]
          if (!variable) return []
          const values = listValues(variable)
          if (!isNear || typeof values[0] !== 'number') {
            const wished = values[Math.abs(wish) % values.length] ?? ''
            take(variable.name, [wished])
            return [{ variable: variable.name, values: ['no such', wished] }]
          }
          const far = (value: Value) => Math.abs(Number(value) - wish)
          take(
            variable.name,
            values.toSorted((one, two) => far(one) - far(two) || Number(one) - Number(two)),
          )
          return [{ variable: variable.name, near: wish }]
        })
        for (const variable of drawn.variables) take(variable.name, listValues(variable))
        const expected = left[0] ? { kind: 'complete', values: left[0] } : { kind: 'impossible' }
        expect(complete(model, choices, preferences)).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  it('says why not with choices and rules of which none can be left out', () => {
    fc.assert(
      fc.property(states, fc.nat(4), fc.nat(7), ({ drawn, choices, solutions, model }, at, pick) => {
        const variable = drawn.variables[at % drawn.variables.length]
        if (!variable) return
        const values = listValues(variable)
        const value = values[pick % values.length] ?? ''
        const answer = whyNot(model, choices, variable.name, value)
        const wanted = { ...without(choices, variable.name), [variable.name]: value }
        const isFree = solutions.some((solution) => fits(solution, wanted))
        expect(answer.kind).toBe(isFree ? 'possible' : 'conflict')
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
        for (const name of because) {
          const fewer = because.filter((other) => other !== name)
          expect(possible(fewer, rules)).toBe(true)
        }
        for (const rule of constraints) {
          const fewer = constraints.filter((other) => other !== rule)
          expect(possible(because, fewer)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('repairs by giving up as few choices as can be, of those the ones that matter least', () => {
    const ranks = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(
        states,
        fc.nat(4),
        fc.nat(7),
        ranks,
        ({ drawn, choices, solutions, model }, at, pick, drawnRanks) => {
          const variable = drawn.variables[at % drawn.variables.length]
          if (!variable) return
          const values = listValues(variable)
          const value = values[pick % values.length] ?? ''
          const others = without(choices, variable.name)
          const priorities = Object.fromEntries(
            drawn.variables.map(({ name }, index) => [name, drawnRanks[index] ?? 0]),
          )
          const dearness = (names: readonly string[]) =>
            names.map((name) => priorities[name] ?? 0).toSorted((one, two) => two - one)
          const losses = solutions
            .filter((solution) => solution[variable.name] === value)
            .map((solution) => Object.keys(others).filter((name) => solution[name] !== others[name]))
          const answer = repair(model, choices, variable.name, value, { priorities })
          if (losses.length === 0) {
            expect(answer).toEqual({ kind: 'impossible' })
            return
          }
          if (answer.kind !== 'repaired') throw new Error(answer.kind)
          const fewest = Math.min(...losses.map(({ length }) => length))
          const cheapest = losses
            .filter(({ length }) => length === fewest)
            .map((names) => dearness(names).join())
            .toSorted()[0]
          expect(answer.isFewest).toBe(true)
          expect(answer.dropped.length).toBe(fewest)
          expect(dearness(answer.dropped).join()).toBe(cheapest)
          expect(answer.choices).toEqual({
            ...Object.fromEntries(Object.entries(others).filter(([name]) => !answer.dropped.includes(name))),
            [variable.name]: value,
          })
          expect(isPossible(model, answer.choices)).toBe('yes')
        },
      ),
      { numRuns: 300 },
    )
  })
})
