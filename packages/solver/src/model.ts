export type Value = string | number

export type Variable = { readonly name: string; readonly values: readonly Value[] }

/** `allows` gets one value per variable of the scope, in the scope's order, and must be pure. */
export type Constraint = {
  readonly name: string
  readonly scope: readonly string[]
  readonly allows: (values: readonly Value[]) => boolean
}

/** What was chosen, by variable. Only the set counts: the order of keys changes no answer. */
export type Assignment = Readonly<Record<string, Value>>

/** Ready for questions. Every question is a pure function of (model, choices). */
export type Model = {
  readonly variables: readonly Variable[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly constraints: readonly CompiledConstraint[]
  /** Per variable, the positions of the constraints that watch it. */
  readonly watchers: readonly (readonly number[])[]
  /** Search nodes one question of satisfiability may cost before it is answered 'unknown'. */
  readonly nodeLimit: number
}

export type CompiledConstraint = {
  readonly name: string
  /** Positions of variables. */
  readonly scope: readonly number[]
  /** One position of a value per variable of the scope. */
  readonly permits: (positions: readonly number[]) => boolean
}

/** Above this many tuples a predicate is asked each time instead of being tabulated. */
const tableLimit = 65_536

export function compileModel(
  definition: { readonly variables: readonly Variable[]; readonly constraints: readonly Constraint[] },
  nodeLimit = 20_000,
): Model {
  const { variables } = definition
  const indexOf = new Map(variables.map(({ name }, index) => [name, index]))
  const constraints = definition.constraints.map((constraint) =>
    compileConstraint(constraint, variables, indexOf),
  )
  return assemble({ variables, indexOf, nodeLimit }, constraints)
}

/** The same variables under fewer constraints. */
export function withConstraints(model: Model, constraints: readonly CompiledConstraint[]): Model {
  return assemble(model, constraints)
}

function assemble(
  rest: Pick<Model, 'variables' | 'indexOf' | 'nodeLimit'>,
  constraints: readonly CompiledConstraint[],
): Model {
  const watchers: number[][] = rest.variables.map(() => [])
  constraints.forEach(({ scope }, position) => {
    for (const variable of scope) watchers[variable]?.push(position)
  })
  const { variables, indexOf, nodeLimit } = rest
  return { variables, indexOf, nodeLimit, constraints, watchers }
}

function compileConstraint(
  constraint: Constraint,
  variables: readonly Variable[],
  indexOf: ReadonlyMap<string, number>,
): CompiledConstraint {
  const scope = constraint.scope.map((name) => {
    const index = indexOf.get(name)
    if (index === undefined) throw new Error(`Constraint ${constraint.name} names no variable: ${name}`)
    return index
  })
  const values = scope.map((variable) => variables[variable]?.values ?? [])
  const allows = (positions: readonly number[]) =>
    constraint.allows(positions.map((position, place) => values[place]?.[position] ?? ''))
  return {
    name: constraint.name,
    scope,
    permits: tabulate(
      allows,
      values.map(({ length }) => length),
    ),
  }
}

/** Each tuple is asked for once, when first needed: opening a large model costs nothing. */
function tabulate(allows: (positions: readonly number[]) => boolean, sizes: readonly number[]) {
  const tuples = sizes.reduce((product, size) => product * size, 1)
  if (tuples > tableLimit) return allows

  const [notAsked, allowed, forbidden] = [0, 1, 2]
  const table = new Uint8Array(tuples)
  return (positions: readonly number[]) => {
    let at = 0
    for (let place = 0; place < sizes.length; place += 1) {
      at = at * (sizes[place] ?? 1) + (positions[place] ?? 0)
    }
    if (table[at] === notAsked) table[at] = allows(positions) ? allowed : forbidden
    return table[at] === allowed
  }
}
