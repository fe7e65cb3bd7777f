import type { Assignment, Model } from './model.ts'
import { type Domains, propagate } from './propagate.ts'

/** 'unknown': the node limit was reached; it never means impossible. */
export type Possibility = 'yes' | 'no' | 'unknown'

export type Outcome =
  | { readonly kind: 'solution'; readonly positions: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

const none: Outcome = { kind: 'none' }

/** Can the choices stand together? */
export function isPossible(model: Model, choices: Assignment): Possibility {
  return possibilityOf(solve(model, assume(model, choices)))
}

export function possibilityOf(outcome: Outcome): Possibility {
  if (outcome.kind === 'unknown') return 'unknown'
  return outcome.kind === 'solution' ? 'yes' : 'no'
}

/** Domains with the choices made and followed through; null when they already contradict each other. */
export function assume(model: Model, choices: Assignment): Domains | null {
  const domains: (readonly number[])[] = model.variables.map(({ values }) =>
    values.map((_, position) => position),
  )
  for (const [name, value] of Object.entries(choices)) {
    const variable = model.indexOf.get(name)
    if (variable === undefined) throw new Error(`No variable ${name}`)
    const position = model.variables[variable]?.values.indexOf(value) ?? -1
    if (position < 0) return null
    domains[variable] = [position]
  }
  if (domains.some(({ length }) => length === 0)) return null
  return propagate(model, domains, model.constraints.keys())
}

export function narrow(model: Model, domains: Domains, variable: number, position: number): Domains | null {
  if (!domains[variable]?.includes(position)) return null
  return propagate(model, domains.with(variable, [position]), model.watchers[variable] ?? [])
}

/** Some solution within the domains, found the same way every time. */
export function solve(model: Model, domains: Domains | null): Outcome {
  if (!domains) return none
  const budget = { nodes: model.nodeLimit }
  return descend(model, domains, budget)
}

function descend(model: Model, domains: Domains, budget: { nodes: number }): Outcome {
  const variable = smallestOpen(domains)
  if (variable === null) return { kind: 'solution', positions: domains.map((values) => values[0] ?? -1) }

  for (const position of domains[variable] ?? []) {
    budget.nodes -= 1
    if (budget.nodes < 0) return { kind: 'unknown' }
    const next = narrow(model, domains, variable, position)
    if (!next) continue
    const outcome = descend(model, next, budget)
    if (outcome.kind !== 'none') return outcome
  }
  return none
}

function smallestOpen(domains: Domains): number | null {
  let best: number | null = null
  let size = Number.POSITIVE_INFINITY
  for (const [variable, values] of domains.entries()) {
    if (values.length < 2 || values.length >= size) continue
    best = variable
    size = values.length
  }
  return best
}
