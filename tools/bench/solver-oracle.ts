import {
  type Assignment,
  alternatives,
  compileModel,
  type Definition,
  isPossible,
  type Model,
  type Possibility,
} from '@arredo/solver'
import { closet } from './solver-closet.ts'
import { type BenchModel, benchShape } from './solver-models.ts'
import { createOracle, type Oracle } from './solver-oracle-cnf.ts'
import { randomFrom } from './solver-random.ts'
import { type State, walkSession } from './solver-sessions.ts'
import { sumRules } from './solver-sums.ts'

export type Comparison = {
  readonly states: number
  readonly values: number
  readonly differences: readonly string[]
}

const definitions = new Map<BenchModel, Definition>()

export function benchDefinition(name: BenchModel): Definition {
  const known = definitions.get(name) ?? makeDefinition(name)
  definitions.set(name, known)
  return known
}

function makeDefinition(name: BenchModel): Definition {
  if (name === 'closet') return closet()
  return name === 'sums' ? sumRules() : benchShape(name)
}

export async function compareWithOracle(
  name: BenchModel,
  states: number,
  seed: number,
  model: Model = compileModel(benchDefinition(name)),
): Promise<Comparison> {
  const definition = benchDefinition(name)
  const oracle = await createOracle(definition)
  const random = randomFrom(seed)
  const differences: string[] = []
  let [compared, values] = [0, 0]
  for (const state of walkSession(model, random)) {
    const open = definition.variables.filter(({ name }) => !Object.hasOwn(state.choices, name))
    const checked = check(oracle, definition, state.choices, openAnswers(state, open))
    // One chosen variable too: what it could be switched to.
    const chosen = random.pick(Object.keys(state.choices))
    if (chosen !== undefined) {
      const { [chosen]: _, ...others } = state.choices
      const answers = alternatives(model, state.choices, chosen) as readonly Possibility[]
      const switched = check(oracle, definition, others, { [chosen]: answers })
      values += switched.values
      if (JSON.stringify(answers) !== JSON.stringify(state.valid[chosen])) {
        differences.push(`${name} alternatives of ${chosen} ${JSON.stringify(state.choices)}`)
      }
      differences.push(...switched.differences.map((text) => `${name} ${text}`))
    }
    values += checked.values
    differences.push(...checked.differences.map((text) => `${name} ${text}`))
    if (++compared >= states) break
  }
  oracle.solver.dispose()
  return { states: compared, values, differences }
}

function openAnswers({ valid }: State, open: Definition['variables']) {
  return Object.fromEntries(open.map(({ name }) => [name, valid[name] ?? []]))
}

/**
 * All 'no' in one question, all 'yes' in as few as their number needs: "some value of this list can be had" is
 * refused once for what we call impossible, and answered until none is left of what we call possible.
 */
function check(
  { literalOf, solver }: Oracle,
  { variables }: Definition,
  choices: Assignment,
  answers: Readonly<Record<string, readonly Possibility[]>>,
) {
  const assumptions = Object.entries(choices).map(([variable, value]) => literalOf(variable, value))
  const claimed = variables.flatMap((variable) =>
    'values' in variable
      ? (answers[variable.name] ?? []).map((answer, position) => ({
          answer,
          literal: literalOf(variable.name, variable.values[position] ?? ''),
          text: `${variable.name}=${variable.values[position]} ${answer} at ${JSON.stringify(choices)}`,
        }))
      : [],
  )
  const differences = claimed.filter(({ answer }) => answer === 'unknown').map(({ text }) => text)
  const impossible = claimed.filter(({ answer }) => answer === 'no')
  const solve = (some: readonly { readonly literal: number }[]) => {
    solver.constrain(some.map(({ literal }) => literal))
    return solver.solve({ assumptions }) === 'satisfiable'
  }
  if (impossible.length > 0 && solve(impossible)) {
    differences.push(...impossible.filter(({ literal }) => solver.value(literal)).map(({ text }) => text))
  }
  let left = claimed.filter(({ answer }) => answer === 'yes')
  while (left.length > 0) {
    for (const { literal } of left) solver.phase(literal)
    const isSome = solve(left)
    if (!isSome) {
      differences.push(...left.map(({ text }) => text))
      break
    }
    const seen = left.filter(({ literal }) => solver.value(literal))
    for (const { literal } of seen) solver.unphase(literal)
    left = left.filter(({ literal }) => !solver.value(literal))
  }
  return { values: claimed.length, differences }
}

/** Changes of a session one after the other; the walk throws at a dead end. */
export function countChanges(name: BenchModel, changes: number, seed: number): number {
  const model = compileModel(benchDefinition(name))
  let made = 0
  for (const { choices } of walkSession(model, randomFrom(seed))) {
    if (isPossible(model, choices) !== 'yes') throw new Error(`Dead end at ${JSON.stringify(choices)}`)
    if (++made >= changes) break
  }
  return made
}
