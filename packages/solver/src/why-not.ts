import type { Assignment, Limits, Possibility, Value } from './definition.ts'
import { giveBack, type Model, takeSpace } from './model.ts'
import { enqueueAll } from './propagate.ts'
import { assume, budgetFor, hintOf, isPossible, possibilityOf } from './question.ts'
import { quickXplain } from './quick-xplain.ts'
import { search } from './search.ts'

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
export function whyNot(
  model: Model,
  choices: Assignment,
  variable: string,
  value: Value,
  limits?: Limits,
): WhyNot {
  const { [variable]: _, ...others } = choices
  return explain(model, others, { [variable]: value }, limits)
}

/** Why the choices cannot stand together with `fixed`: both parts of the answer minimal by inclusion. */
export function explain(model: Model, choices: Assignment, fixed: Assignment = {}, limits?: Limits): WhyNot {
  const conflict = findConflict(model, choices, fixed, limits)
  if (typeof conflict === 'string') return { kind: conflict }

  const kept = { ...pick(choices, conflict), ...fixed }
  const rules = quickXplain(
    model.constraints.map((_, index) => index),
    (some) => isPossibleUnder(model, kept, some, limits) === 'no',
  )
  const constraints = rules.toSorted((one, two) => one - two).map((index) => model.constraints[index] ?? '')
  return { kind: 'conflict', because: conflict, constraints }
}

/** Choices that conflict with `fixed` and of which none can be left out, in the order of the variables. */
export function findConflict(
  model: Model,
  choices: Assignment,
  fixed: Assignment,
  limits?: Limits,
): readonly string[] | 'possible' | 'unknown' {
  const possible = isPossible(model, { ...choices, ...fixed }, limits)
  if (possible !== 'no') return possible === 'yes' ? 'possible' : 'unknown'

  const names = model.variables.map(({ name }) => name).filter((name) => Object.hasOwn(choices, name))
  const conflict = quickXplain(
    names,
    (some) => isPossible(model, { ...pick(choices, some), ...fixed }, limits) === 'no',
  )
  return names.filter((name) => conflict.includes(name))
}

export function pick(choices: Assignment, names: readonly string[]): Assignment {
  return Object.fromEntries(names.map((name) => [name, choices[name] ?? '']))
}

function isPossibleUnder(
  model: Model,
  choices: Assignment,
  rules: readonly number[],
  limits: Limits | undefined,
): Possibility {
  if (model.layout.count.includes(0)) return 'no'
  const space = takeSpace(model)
  space.isOff.fill(1)
  for (const rule of rules) space.isOff[rule] = 0
  enqueueAll(space)
  const { known, isSolution } = hintOf(model)
  const verdict = assume(model, space, choices)
    ? search(space, known, isSolution, new Int32Array(known.length), budgetFor(model, limits))
    : 'none'
  giveBack(model, space)
  return possibilityOf(verdict)
}
