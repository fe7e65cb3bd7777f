import { type Assignment, type Model, type Value, withConstraints } from './model.ts'
import { isPossible } from './search.ts'

export type WhyNot =
  | {
      readonly kind: 'conflict'
      /** Choices of which none can be left out, in the order of the variables. */
      readonly because: readonly string[]
      /** Constraints of which none can be left out, in the model's order. */
      readonly constraints: readonly string[]
    }
  | { readonly kind: 'possible' }
  | { readonly kind: 'unknown' }

/** Why a variable cannot have a value beside the choices made for the others. */
export function whyNot(model: Model, choices: Assignment, variable: string, value: Value): WhyNot {
  const { [variable]: _, ...others } = choices
  return explain(model, others, { [variable]: value })
}

/** Why the choices cannot stand together with `fixed`: both parts of the answer minimal by inclusion. */
export function explain(model: Model, choices: Assignment, fixed: Assignment = {}): WhyNot {
  const possible = isPossible(model, { ...choices, ...fixed })
  if (possible !== 'no') return { kind: possible === 'yes' ? 'possible' : 'unknown' }

  const names = model.variables.map(({ name }) => name).filter((name) => name in choices)
  const pick = (kept: readonly string[]): Assignment => ({
    ...Object.fromEntries(
      names.filter((name) => kept.includes(name)).map((name) => [name, choices[name] ?? '']),
    ),
    ...fixed,
  })
  const because = minimise(names, (kept) => isPossible(model, pick(kept)) === 'no')
  const constraints = minimise(
    model.constraints,
    (kept) => isPossible(withConstraints(model, kept), pick(because)) === 'no',
  )
  return { kind: 'conflict', because, constraints: constraints.map(({ name }) => name) }
}

/** Leaves out one after the other, the last first, whatever the conflict does not need. */
function minimise<Item>(
  items: readonly Item[],
  conflicts: (kept: readonly Item[]) => boolean,
): readonly Item[] {
  return items.reduceRight<readonly Item[]>((kept, item) => {
    const fewer = kept.filter((other) => other !== item)
    return conflicts(fewer) ? fewer : kept
  }, items)
}
