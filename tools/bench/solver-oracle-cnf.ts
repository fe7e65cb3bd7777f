import type { Assignment, Cell, Comparison, Constraint, Definition, Literal, Value } from '@arredo/solver'
import { Cadical } from 'cadical-wasm'

/** The same model as clauses: one boolean per value, every forbidden tuple spelled out. Slow and plain on purpose. */
export type Oracle = {
  readonly literalOf: (variable: string, value: Value) => number
  readonly solver: Cadical
  /** By variable, one flag per value: can it stand with the choices? One solve per value not yet seen. */
  readonly validValues: (choices: Assignment) => Readonly<Record<string, readonly boolean[]>>
  readonly isPossible: (choices: Assignment) => boolean
}

type Listed = ReadonlyMap<string, readonly Value[]>

export async function createOracle({ variables, constraints }: Definition): Promise<Oracle> {
  const solver = await Cadical.create({ quiet: true })
  const listed: Listed = new Map(
    variables.map((variable) => {
      if (!('values' in variable)) throw new Error(`${variable.name} is not listed`)
      return [variable.name, variable.values]
    }),
  )
  let booleans = 0
  const literals = new Map<string, ReadonlyMap<Value, number>>()
  for (const [name, values] of listed) {
    literals.set(name, new Map(values.map((value) => [value, ++booleans])))
  }
  const literalOf = (variable: string, value: Value): number => {
    const literal = literals.get(variable)?.get(value)
    if (literal === undefined) throw new Error(`No ${variable} = ${value}`)
    return literal
  }
  const create = () => ++booleans

  for (const [name, values] of listed) {
    solver.addClause(values.map((value) => literalOf(name, value)))
    values.forEach((one, index) => {
      for (const two of values.slice(index + 1))
        solver.addClause([-literalOf(name, one), -literalOf(name, two)])
    })
  }
  for (const constraint of constraints) solver.addClauses(encode(constraint, listed, literalOf, create))

  const assume = (choices: Assignment) =>
    Object.entries(choices).map(([variable, value]) => literalOf(variable, value))
  return {
    literalOf,
    solver,
    isPossible: (choices) => solver.solve({ assumptions: assume(choices) }) === 'satisfiable',
    validValues(choices) {
      const assumptions = assume(choices)
      const seen = new Set<number>()
      const isFree = (literal: number): boolean => {
        if (seen.has(literal)) return true
        if (solver.solve({ assumptions: [...assumptions, literal] }) !== 'satisfiable') return false
        const model = solver.model()
        for (const known of literals.values()) {
          for (const one of known.values()) if (model[one]) seen.add(one)
        }
        return true
      }
      return Object.fromEntries(
        [...listed].map(([name, values]) => [name, values.map((value) => isFree(literalOf(name, value)))]),
      )
    },
  }
}

type Clauses = number[][]
type Name = (variable: string, value: Value) => number

function encode(constraint: Constraint, listed: Listed, literalOf: Name, create: () => number): Clauses {
  if ('anyOf' in constraint) return encodeMembers(constraint.anyOf, listed, literalOf, create)
  if ('sum' in constraint) return encodeMembers([constraint], listed, literalOf, create)
  const { scope } = constraint
  const isAllowed = (tuple: readonly Value[]): boolean => {
    if ('allows' in constraint) return constraint.allows(tuple)
    const isIn = (row: readonly Cell[]) => tuple.every((value, place) => holds(row[place] ?? null, value))
    return 'allow' in constraint ? constraint.allow.some(isIn) : !constraint.forbid.some(isIn)
  }
  const quick = 'allow' in constraint ? singleTuples(constraint.allow) : null
  const clauses: Clauses = []
  const walk = (tuple: readonly Value[]): void => {
    const name = scope[tuple.length]
    if (name !== undefined) {
      for (const value of listed.get(name) ?? []) walk([...tuple, value])
      return
    }
    if (quick ? quick.has(tuple.join('\n')) : isAllowed(tuple)) return
    clauses.push(tuple.map((value, place) => -literalOf(scope[place] ?? '', value)))
  }
  walk([])
  return clauses
}

/** Tables that list single tuples are looked up; looking through thousands of rows per tuple takes minutes. */
function singleTuples(rows: readonly (readonly Cell[])[]): ReadonlySet<string> | null {
  const tuples = rows.map((row) =>
    row.map((cell) => (Array.isArray(cell) && cell.length === 1 ? cell[0] : null)),
  )
  return tuples.some((tuple) => tuple.includes(null))
    ? null
    : new Set(tuples.map((tuple) => tuple.join('\n')))
}

function encodeLiteral(literal: Literal, listed: Listed, literalOf: Name): number[] {
  const { variable } = literal
  const values = listed.get(variable) ?? []
  const wanted = values.filter((value) =>
    'is' in literal ? holds(literal.is, value) : !holds(literal.isNot, value),
  )
  return wanted.map((value) => literalOf(variable, value))
}

function holds(cell: Cell, value: Value): boolean {
  if (cell === null) return true
  if ('from' in cell) return typeof value === 'number' && value >= cell.from && value <= cell.to
  return cell.includes(value)
}

/** A boolean for each sum, which says that it must hold. */
function encodeMembers(
  members: readonly (Literal | Comparison)[],
  listed: Listed,
  literalOf: Name,
  create: () => number,
): Clauses {
  const sums: Clauses = []
  const clause = members.flatMap((member) => {
    if (!('sum' in member)) return encodeLiteral(member, listed, literalOf)
    const holds = create()
    sums.push(...encodeSum(member, holds, listed, literalOf, create))
    return [holds]
  })
  return [clause, ...sums]
}

/** A boolean per partial sum that can be reached; the last ones must satisfy the relation when the sum holds. */
function encodeSum(
  { sum, relation, total }: Comparison,
  holds: number,
  listed: Listed,
  literalOf: Name,
  create: () => number,
): Clauses {
  const clauses: Clauses = []
  const start = create()
  clauses.push([start])
  let reached = new Map([[0, start]])
  for (const term of sum) {
    const next = new Map<number, number>()
    for (const [partial, state] of reached) {
      for (const [place, value] of (listed.get(term.variable) ?? []).entries()) {
        const added = 'factor' in term ? term.factor * Number(value) : (term.adds[place] ?? 0)
        const after = partial + added
        const state2 = next.get(after) ?? create()
        next.set(after, state2)
        clauses.push([-state, -literalOf(term.variable, value), state2])
      }
    }
    reached = next
  }
  const isFine = {
    '==': (one: number) => one === total,
    '!=': (one: number) => one !== total,
    '<=': (one: number) => one <= total,
    '>=': (one: number) => one >= total,
  }[relation]
  for (const [reachedSum, state] of reached) if (!isFine(reachedSum)) clauses.push([-holds, -state])
  return clauses
}
