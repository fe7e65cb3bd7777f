import type { Assignment, Model, Value } from './model.ts'
import { explain } from './why-not.ts'

export type Repair =
  | {
      readonly kind: 'repaired'
      /** The value asked for and every choice that stays. */
      readonly choices: Assignment
      readonly dropped: readonly string[]
    }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown' }

/** Sets of dropped choices looked at before giving up; a person has a dozen choices, not hundreds. */
const attempts = 2_000

/**
 * The fewest choices to give up so that the variable can have the value. Every way out must break each
 * conflict, so the search branches over one minimal conflict at a time, fewest dropped first.
 */
export function repair(model: Model, choices: Assignment, variable: string, value: Value): Repair {
  const { [variable]: _, ...others } = choices
  const fixed = { [variable]: value }
  const waiting: (readonly string[])[] = [[]]
  const seen = new Set<string>()

  for (const dropped of waiting) {
    const key = dropped.toSorted().join('\n')
    if (seen.has(key)) continue
    if (seen.size >= attempts) return { kind: 'unknown' }
    seen.add(key)

    const kept = Object.fromEntries(Object.entries(others).filter(([name]) => !dropped.includes(name)))
    const answer = explain(model, kept, fixed)
    if (answer.kind === 'unknown') return { kind: 'unknown' }
    if (answer.kind === 'possible') {
      return { kind: 'repaired', choices: { ...kept, ...fixed }, dropped: inOrder(model, dropped) }
    }
    if (answer.because.length === 0) return { kind: 'impossible' }
    for (const name of answer.because) waiting.push([...dropped, name])
  }
  return { kind: 'impossible' }
}

function inOrder(model: Model, names: readonly string[]): readonly string[] {
  return model.variables.map(({ name }) => name).filter((name) => names.includes(name))
}
