import type { Assignment, Comparison, Constraint, Definition, Literal, Variable } from '@arredo/solver'
import { type Random, randomFrom } from './solver-random.ts'

const choices = 6
const lengths = 7
const listed = ['a', 'b', 'c', 'd', 'e']
const relations = ['<=', '>=', '<=', '>=', '==', '!='] as const

/** Rules that hold sums among other conditions: "glass, then width and depth together at most …"; always the same. */
export function sumRules(): Definition {
  const random = randomFrom(15)
  const variables: Variable[] = [
    ...Array.from({ length: choices }, (_, index) => ({ name: `C${index}`, values: listed })),
    // Unevenly spaced, as sizes of a range are.
    ...Array.from({ length: lengths }, (_, index) => ({
      name: `L${index}`,
      values: Array.from({ length: 14 }, (_, step) => 20 + 5 * step + 3 * ((step * (index + 1)) % 3)),
    })),
  ]
  // Two planted solutions keep every rule satisfiable together with the others.
  const planted = [0, 1].map(
    (): Assignment =>
      Object.fromEntries(
        variables.map((variable) => [
          variable.name,
          'values' in variable ? (random.pick(variable.values) ?? '') : '',
        ]),
      ),
  )
  const constraints = Array.from({ length: 34 }, (_, rule): Constraint => {
    const anyOf: (Literal | Comparison)[] = [
      ...(rule % 6 === 0 ? [] : [condition(random)]),
      ...(rule % 4 === 0 ? [condition(random)] : []),
      comparison(random, variables, planted),
      ...(rule % 5 === 0 ? [comparison(random, variables, planted)] : []),
    ]
    return { name: `R${rule}`, anyOf }
  })
  return { variables, constraints }
}

function condition(random: Random): Literal {
  const variable = `C${random.below(choices)}`
  return { variable, isNot: listed.filter(() => random.chance(0.45)) }
}

/** True of both planted solutions, and mostly not much looser than that. */
function comparison(
  random: Random,
  variables: readonly Variable[],
  planted: readonly Assignment[],
): Comparison {
  const centre = random.below(lengths)
  const names = new Set([centre, (centre + 1 + random.below(3)) % lengths].map((index) => `L${index}`))
  if (random.chance(0.3)) names.add(`L${random.below(lengths)}`)
  const factors = [...names].map((variable) => ({ variable, factor: random.pick([1, 1, 2, -1]) ?? 1 }))
  const table = { variable: `C${random.below(choices)}`, adds: listed.map(() => random.below(20)) }
  const sum = random.chance(0.25) ? [...factors, table] : factors
  const totals = planted.map((one) =>
    sum.reduce((total, term) => {
      const value = one[term.variable] ?? ''
      return 'factor' in term
        ? total + term.factor * Number(value)
        : total + (term.adds[placeOf(variables, term.variable, value)] ?? 0)
    }, 0),
  )
  const relation = random.pick(relations) ?? '<='
  if (relation === '==' && totals[0] === totals[1]) return { sum, relation, total: totals[0] ?? 0 }
  if (relation === '>=') return { sum, relation, total: Math.min(...totals) - random.below(20) }
  if (relation === '!=') return { sum, relation, total: Math.max(...totals) + 1 + random.below(9) }
  return { sum, relation: '<=', total: Math.max(...totals) + random.below(20) }
}

function placeOf(variables: readonly Variable[], name: string, value: string | number): number {
  const variable = variables.find((one) => one.name === name)
  return variable && 'values' in variable ? variable.values.indexOf(value) : -1
}
