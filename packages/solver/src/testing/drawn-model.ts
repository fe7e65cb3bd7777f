import * as fc from 'fast-check'
import type {
  Assignment,
  Cell,
  Comparison,
  Constraint,
  Definition,
  SumTerm,
  Value,
  Variable,
} from '../definition.ts'

/** Small models of every kind of variable and constraint, and what brute force says about them. */
export const drawnModels: fc.Arbitrary<Definition> = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 4 }), kind: fc.nat(2) }), { minLength: 2, maxLength: 5 })
  .chain((shapes) => {
    const variables = shapes.map(({ size, kind }, index): Variable => {
      const name = `V${index}`
      if (kind === 0) return { name, values: Array.from({ length: size }, (_, value) => `o${value}`) }
      // Neither rising nor evenly spaced: the solver must not count on either.
      if (kind === 1) return { name, values: [10, 0, 25, 5].slice(0, size) }
      return { name, range: { min: 3, max: 3 + (size + 1) * 5, step: 5 } }
    })
    return fc.array(drawnConstraint(variables), { maxLength: 6 }).map((constraints) => ({
      variables,
      constraints: constraints.map((one, index) => ({ ...one, name: `C${index}` })),
    }))
  })

export function listValues(variable: Variable): readonly Value[] {
  if ('values' in variable) return variable.values
  const { min, max, step = 1 } = variable.range
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
}

export const drawnPicks = fc.array(fc.option(fc.nat(7), { nil: undefined, freq: 2 }), {
  minLength: 5,
  maxLength: 5,
})

export function toChoices({ variables }: Definition, picks: readonly (number | undefined)[]): Assignment {
  const entries = variables.flatMap((variable, index) => {
    const pick = picks[index]
    const values = listValues(variable)
    const value = pick === undefined ? undefined : values[pick % values.length]
    return value === undefined ? [] : [[variable.name, value] as const]
  })
  return Object.fromEntries(entries)
}

export function bruteForce({ variables, constraints }: Definition): readonly Assignment[] {
  const all = variables.reduce<readonly Assignment[]>(
    (partial, variable) =>
      partial.flatMap((one) => listValues(variable).map((value) => ({ ...one, [variable.name]: value }))),
    [{}],
  )
  return all.filter((one) => constraints.every((constraint) => isKept(constraint, one, variables)))
}

function isKept(constraint: Constraint, one: Assignment, variables: readonly Variable[]): boolean {
  if ('sum' in constraint) return compares(constraint, one, variables)
  if ('anyOf' in constraint) {
    return constraint.anyOf.some((member) => {
      if ('sum' in member) return compares(member, one, variables)
      return 'is' in member
        ? inCell(member.is, one[member.variable])
        : !inCell(member.isNot, one[member.variable])
    })
  }
  const tuple = constraint.scope.map((name) => one[name] ?? '')
  if ('allows' in constraint) return constraint.allows(tuple)
  const isIn = (row: readonly Cell[]) => row.every((cell, place) => inCell(cell, tuple[place]))
  return 'allow' in constraint ? constraint.allow.some(isIn) : !constraint.forbid.some(isIn)
}

function compares(
  { sum, relation, total }: Comparison,
  one: Assignment,
  variables: readonly Variable[],
): boolean {
  const reached = sum.reduce((so, term) => {
    const value = one[term.variable] ?? ''
    if ('factor' in term) return so + term.factor * Number(value)
    const variable = variables.find(({ name }) => name === term.variable)
    return so + (term.adds[variable ? listValues(variable).indexOf(value) : -1] ?? Number.NaN)
  }, 0)
  if (relation === '==') return reached === total
  if (relation === '!=') return reached !== total
  return relation === '<=' ? reached <= total : reached >= total
}

function inCell(cell: Cell, value: Value | undefined): boolean {
  if (cell === null || value === undefined) return true
  if ('from' in cell) return typeof value === 'number' && value >= cell.from && value <= cell.to
  return cell.includes(value)
}

function drawnConstraint(variables: readonly Variable[]): fc.Arbitrary<Constraint> {
  const name = ''
  const scopes = fc.uniqueArray(fc.constantFrom(...variables), { minLength: 1, maxLength: 4 })
  const row = (scope: readonly Variable[]) => fc.tuple(...scope.map(drawnCell))
  const rows = (scope: readonly Variable[]) => fc.array(row(scope), { maxLength: 5 })
  const named = (scope: readonly Variable[]) => scope.map((variable) => variable.name)
  const numbers = variables.filter((variable) => listValues(variable).every((one) => typeof one === 'number'))

  const predicate = fc
    .tuple(scopes, fc.array(fc.boolean(), { minLength: 7, maxLength: 64 }))
    .map(([scope, bits]): Constraint => {
      const allows = (values: readonly Value[]) => {
        const at = values.reduce<number>(
          (sum, value, place) => sum * 9 + listValues(scope[place] as Variable).indexOf(value),
          0,
        )
        return bits[at % bits.length] ?? false
      }
      return { name, scope: named(scope), allows }
    })
  const allow = scopes.chain((scope) =>
    rows(scope).map((drawn): Constraint => ({ name, scope: named(scope), allow: drawn })),
  )
  const forbid = scopes.chain((scope) =>
    rows(scope).map((drawn): Constraint => ({ name, scope: named(scope), forbid: drawn })),
  )
  const literal = fc
    .constantFrom(...variables)
    .chain((variable) =>
      fc
        .tuple(drawnCell(variable), fc.boolean())
        .map(([cell, isNot]) =>
          isNot ? { variable: variable.name, isNot: cell } : { variable: variable.name, is: cell },
        ),
    )
  const factors = numbers.map(({ name: variable }) =>
    fc.integer({ min: -2, max: 3 }).map((factor): SumTerm => ({ variable, factor })),
  )
  const tables = variables.map((variable) =>
    fc
      .array(fc.integer({ min: -10, max: 30 }), { minLength: 7, maxLength: 7 })
      .map((adds): SumTerm => ({ variable: variable.name, adds })),
  )
  const comparison: fc.Arbitrary<Comparison> = fc.record({
    sum: fc.array(fc.oneof(...factors, ...tables), { minLength: 1, maxLength: 4 }),
    relation: fc.constantFrom('<=' as const, '>=' as const, '==' as const, '!=' as const),
    total: fc.integer({ min: -20, max: 60 }),
  })
  const clause = fc
    .array(fc.oneof(literal, literal, comparison), { minLength: 1, maxLength: 4 })
    .map((anyOf): Constraint => ({ name, anyOf }))
  return fc.oneof(
    predicate,
    allow,
    forbid,
    clause,
    clause,
    comparison.map((drawn): Constraint => ({ name, ...drawn })),
  )
}

function drawnCell(variable: Variable): fc.Arbitrary<Cell> {
  const list = fc.subarray([...listValues(variable)])
  const between = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, to]): Cell => ({ from: Math.min(from, to), to: Math.max(from, to) }))
  return fc.oneof(fc.constant(null), list, between)
}
