import type { Assignment, Model } from './model.ts'
import type { Domains } from './propagate.ts'
import { assume, narrow, type Possibility, possibilityOf, solve } from './search.ts'

/**
 * For every variable, which of its values can stand with the choices made for all OTHER variables:
 * a chosen variable answers what it may be switched to. Aligned with the variable's values.
 */
export function validValues(
  model: Model,
  choices: Assignment,
): Readonly<Record<string, readonly Possibility[]>> {
  const open = findValid(model, assume(model, choices), (name) => !(name in choices))
  const chosen = Object.keys(choices).map((name) => {
    const { [name]: _, ...others } = choices
    return findValid(model, assume(model, others), (other) => other === name)
  })
  return Object.assign({}, open, ...chosen)
}

function findValid(model: Model, domains: Domains | null, wanted: (name: string) => boolean) {
  const answers: Record<string, Possibility[]> = {}
  for (const { name, values } of model.variables) if (wanted(name)) answers[name] = values.map(() => 'no')
  if (!domains) return answers

  for (const [variable, { name }] of model.variables.entries()) {
    const answer = answers[name]
    if (!answer) continue
    for (const position of domains[variable] ?? []) {
      if (answer[position] === 'yes') continue
      const outcome = solve(model, narrow(model, domains, variable, position))
      answer[position] = possibilityOf(outcome)
      if (outcome.kind !== 'solution') continue
      // A solution found for one value proves a value of every other variable as well.
      for (const [other, found] of outcome.positions.entries()) {
        const proven = answers[model.variables[other]?.name ?? '']
        if (proven) proven[found] = 'yes'
      }
    }
  }
  return answers
}
