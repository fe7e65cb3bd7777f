import type { Stretch } from './cell.ts'
import type { Assignment, Limits, Possibility } from './definition.ts'
import { findAlternatives } from './find-alternatives.ts'
import { type FoundStretches, findStretches } from './find-stretches.ts'
import { type Finder, findValues, lookFor, startFinding } from './finder.ts'
import { hasBit } from './layout.ts'
import { giveBack, type Model } from './model.ts'
import { assume } from './question.ts'

/** Per listed variable, one answer per value, aligned with the variable's values. */
export type ValidValues = Readonly<Record<string, readonly Possibility[]>>

/** Per ranged variable, the stretches of values that are not impossible, rising. */
export type ValidRanges = Readonly<Record<string, readonly ValidRange[]>>
export type ValidRange = {
  readonly from: number
  readonly to: number
  readonly possible: Exclude<Possibility, 'no'>
}

/** For every variable, what can stand with the choices made for all OTHER variables. */
export type Refresh = { readonly values: ValidValues; readonly ranges: ValidRanges }

export function refresh(model: Model, choices: Assignment, limits?: Limits): Refresh {
  return finish(refreshInSteps(model, choices, limits))
}

/**
 * For every listed variable, which of its values can stand with the choices made for all OTHER variables:
 * a chosen variable answers what it may be switched to.
 */
export function validValues(model: Model, choices: Assignment, limits?: Limits): ValidValues {
  return refresh(model, choices, limits).values
}

/** The full refresh with a pause after every search: a worker looks for a newer question in between. */
export function* refreshInSteps(
  model: Model,
  choices: Assignment,
  limits?: Limits,
): Generator<void, Refresh> {
  const finder = startFinding(model, choices, limits)
  const stretches = new Map<number, FoundStretches>()
  try {
    yield* findOpen(finder, stretches)
    yield* findAlternatives(finder, finder.chosen, stretches)
    return { values: readValues(finder), ranges: readRanges(model, stretches) }
  } finally {
    giveBack(model, finder.space)
  }
}

/** What a chosen variable can be switched to while all other choices stay; the choice itself included. */
export function alternatives(
  model: Model,
  choices: Assignment,
  variable: string,
  limits?: Limits,
): readonly Possibility[] | readonly ValidRange[] {
  const { [variable]: _, ...others } = choices
  const finder = startFinding(model, others, limits)
  const stretches = new Map<number, FoundStretches>()
  const index = model.layout.indexOf.get(variable)
  if (index === undefined) throw new Error(`No variable ${variable}`)
  finish(findAlternatives(finder, [index], stretches))
  giveBack(model, finder.space)
  return readValues(finder)[variable] ?? readRanges(model, stretches)[variable] ?? []
}

export function finish<Answer>(steps: Generator<void, Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function* findOpen(finder: Finder, stretches: Map<number, FoundStretches>): Generator<void, void> {
  const { model, choices, chosen, space, support, root, doubtful } = finder
  if (!root || !assume(model, space, choices, chosen)) return
  const open = model.variables.flatMap((_, index) => (chosen.includes(index) ? [] : [index]))
  for (const variable of open) copyDomain(model, space.cells, support.within, variable)

  const verdict = lookFor(finder)
  yield
  if (verdict === 'none') return
  for (const variable of open) {
    const isRanged = model.layout.words[variable] === 0
    if (verdict === 'unknown' && isRanged) stretches.set(variable, allUnknown(finder, variable))
    else if (verdict === 'unknown') copyDomain(model, space.cells, doubtful, variable)
    else if (isRanged) stretches.set(variable, yield* findStretches(finder, variable))
    else yield* findValues(finder, variable)
  }
  finder.witness = finder.isStanding ? finder.known : null
}

function allUnknown({ model, space }: Finder, variable: number): FoundStretches {
  const at = model.layout.offset[variable] as number
  return { yes: [], unknown: [[space.cells[at] as number, space.cells[at + 1] as number]] }
}

export function copyDomain({ layout }: Model, from: Int32Array, to: Int32Array, variable: number): void {
  const at = layout.offset[variable] as number
  for (let word = at; word < at + (layout.words[variable] || 2); word++) to[word] = from[word] as number
}

export function readValues({ model, support, doubtful }: Finder): ValidValues {
  const answers: Record<string, readonly Possibility[]> = {}
  model.variables.forEach((variable, index) => {
    if (!('values' in variable)) return
    const at = model.layout.offset[index] as number
    answers[variable.name] = variable.values.map((_, position) => {
      if (hasBit(support.proven, at, position)) return 'yes'
      return hasBit(doubtful, at, position) ? 'unknown' : 'no'
    })
  })
  return answers
}

export function readRanges(model: Model, found: ReadonlyMap<number, FoundStretches>): ValidRanges {
  const answers: Record<string, readonly ValidRange[]> = {}
  model.variables.forEach((variable, index) => {
    if ('values' in variable) return
    const { yes, unknown } = found.get(index) ?? { yes: [], unknown: [] }
    const numberAt = (position: number) => Number(model.layout.valueAt[index]?.(position))
    const toRange =
      (possible: ValidRange['possible']) =>
      ([from, to]: Stretch): ValidRange => ({ from: numberAt(from), to: numberAt(to), possible })
    answers[variable.name] = [...yes.map(toRange('yes')), ...unknown.map(toRange('unknown'))].toSorted(
      (one, two) => one.from - two.from,
    )
  })
  return answers
}
