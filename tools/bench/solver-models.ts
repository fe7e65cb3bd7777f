import type { Cell, Constraint, Definition, Variable } from '@arredo/solver'
import { type Random, randomFrom } from './solver-random.ts'

type Shape = {
  readonly seed: number
  readonly variables: number
  readonly values: number
  readonly rules: number
  /** 'local': rules join neighbours and two hub variables, as catalogues do; 'anywhere': any variables. */
  readonly scopes: 'local' | 'anywhere'
  /** Share of the pairs of value groups that a table allows. */
  readonly density: number
}

export type BenchModel = 'S-struct' | 'S-tight' | 'M-struct' | 'M-rand' | 'closet' | 'sums'
export const benchModels: readonly BenchModel[] = [
  'S-struct',
  'S-tight',
  'M-struct',
  'M-rand',
  'closet',
  'sums',
]

const small = { variables: 12, values: 12, rules: 40 } as const
const medium = { variables: 30, values: 30, rules: 150 } as const
const shapes: Readonly<Record<Exclude<BenchModel, 'closet' | 'sums'>, Shape>> = {
  'S-struct': { seed: 11, ...small, scopes: 'local', density: 0.7 },
  'S-tight': { seed: 12, ...small, scopes: 'local', density: 0.45 },
  'M-struct': { seed: 13, ...medium, scopes: 'local', density: 0.7 },
  'M-rand': { seed: 14, ...medium, scopes: 'anywhere', density: 0.7 },
}

/** Always the same model for a name: 40 % tables of two, 15 % of three, 45 % implications, never without a solution. */
export function benchShape(name: Exclude<BenchModel, 'closet' | 'sums'>): Definition {
  const shape = shapes[name]
  const random = randomFrom(shape.seed)
  const values = Array.from({ length: shape.values }, (_, value) => `o${value}`)
  const variables: Variable[] = Array.from({ length: shape.variables }, (_, index) => ({
    name: `V${index}`,
    values,
  }))
  // Two planted solutions keep every rule satisfiable together with the others.
  const planted = [0, 1].map(() => variables.map(() => random.below(shape.values)))
  const constraints = Array.from({ length: shape.rules }, (_, rule): Constraint => {
    const kind = rule / shape.rules
    const scope = pickScope(random, shape, kind >= 0.4 && kind < 0.55 ? 3 : 2)
    return kind < 0.55
      ? groupTable(random, shape, `R${rule}`, scope, planted)
      : implication(random, shape, `R${rule}`, scope, planted)
  })
  return { variables, constraints }
}

function pickScope(random: Random, { variables, scopes }: Shape, arity: number): readonly number[] {
  const scope = new Set<number>()
  const centre = random.below(variables)
  while (scope.size < arity) {
    if (scopes === 'anywhere') scope.add(random.below(variables))
    else if (random.chance(0.2)) scope.add(random.below(2))
    else scope.add((centre + random.below(5)) % variables)
  }
  return [...scope]
}

/** Values fall into groups per table; the groups decide, with a few exceptions, as attributes do in a catalogue. */
function groupTable(
  random: Random,
  { values, density }: Shape,
  name: string,
  scope: readonly number[],
  planted: readonly (readonly number[])[],
): Constraint {
  const groups = Math.max(3, Math.round(values / 5))
  const groupOf = scope.map(() => Array.from({ length: values }, () => random.below(groups)))
  const allowed = Array.from({ length: groups ** scope.length }, () => random.chance(density))
  // A dozen single combinations a table leaves out on top.
  const exceptions = 12 / values ** scope.length
  const rows: Cell[][] = []
  for (let at = 0; at < values ** scope.length; at++) {
    const tuple = scope.map((_, place) => Math.floor(at / values ** place) % values)
    const group = tuple.reduce((sum, value, place) => sum * groups + (groupOf[place]?.[value] ?? 0), 0)
    const isPlanted = planted.some((solution) =>
      tuple.every((value, place) => solution[scope[place] ?? 0] === value),
    )
    if (isPlanted || (allowed[group] && !random.chance(exceptions)))
      rows.push(tuple.map((value) => [`o${value}`]))
  }
  return { name, scope: scope.map((index) => `V${index}`), allow: rows }
}

function implication(
  random: Random,
  { values, density }: Shape,
  name: string,
  [from = 0, to = 0]: readonly number[],
  planted: readonly (readonly number[])[],
): Constraint {
  const pick = (share: number) =>
    Array.from({ length: values }, (_, value) => value).filter(() => random.chance(share))
  const when = pick(0.25)
  const then = pick(density * 0.8)
  const needed = planted.filter((solution) => when.includes(solution[from] ?? 0)).map((one) => one[to] ?? 0)
  const named = (list: readonly number[]) => list.map((value) => `o${value}`)
  return {
    name,
    anyOf: [
      { variable: `V${from}`, isNot: named(when) },
      { variable: `V${to}`, is: named([...new Set([...then, ...needed])]) },
    ],
  }
}
