import type { Assignment, Model, Value } from './model.ts'
import type { Domains } from './propagate.ts'
import { assume, narrow, solve } from './search.ts'

/** Wished values of one variable, best first. */
export type Preference = { readonly variable: string; readonly values: readonly Value[] }

export type Completion =
  | { readonly kind: 'complete'; readonly values: Assignment }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown' }

/**
 * A value for every variable: the choices, then each preference in turn as far as it still can be had,
 * then the first possible value in the order of the variables. An earlier preference never yields to a
 * later one, so changing one thing does not shuffle unrelated defaults.
 */
export function complete(
  model: Model,
  choices: Assignment,
  preferences: readonly Preference[] = [],
): Completion {
  const rest = model.variables.map(({ name, values }) => ({ variable: name, values }))
  let domains = assume(model, choices)
  let witness = solve(model, domains)

  for (const { variable: name, values } of [...preferences, ...rest]) {
    if (!domains || witness.kind === 'none') return { kind: 'impossible' }
    if (witness.kind === 'unknown') return { kind: 'unknown' }

    const variable = model.indexOf.get(name)
    if (variable === undefined) throw new Error(`No variable ${name}`)
    for (const value of values) {
      const position = model.variables[variable]?.values.indexOf(value) ?? -1
      const next: Domains | null = narrow(model, domains, variable, position)
      const outcome = next && witness.positions[variable] === position ? witness : solve(model, next)
      if (outcome.kind !== 'solution') continue
      domains = next
      witness = outcome
      break
    }
  }
  if (witness.kind !== 'solution') return { kind: witness.kind === 'none' ? 'impossible' : 'unknown' }
  return { kind: 'complete', values: readOut(model, witness.positions) }
}

function readOut(model: Model, positions: readonly number[]): Assignment {
  return Object.fromEntries(
    model.variables.map(({ name, values }, variable) => [name, values[positions[variable] ?? -1] ?? '']),
  )
}
