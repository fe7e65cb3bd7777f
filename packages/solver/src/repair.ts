import type { Assignment, Limits, Value } from './definition.ts'
import type { Model } from './model.ts'
import { isPossible } from './question.ts'
import { findConflict, pick } from './why-not.ts'

export type Repair =
  | {
      readonly kind: 'repaired'
      /** The value asked for and every choice that stays. */
      readonly choices: Assignment
      /** In the order of the variables. */
      readonly dropped: readonly string[]
      /** False when there were too many ways to compare: none of the dropped can stay, but fewer might do. */
      readonly isFewest: boolean
    }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown' }

export type RepairOptions = Limits & {
  /** Of ways out that cost as many choices, the one whose dropped choices have the lowest priorities is taken. */
  readonly priorities?: Readonly<Record<string, number>>
}

/** Conflicts looked for before fewest gives way to minimal: a closet made half as wide loses a dozen choices. */
const mostConflicts = 300

/**
 * The fewest choices to give up so that the variable can have the value. Every way out must break each
 * conflict, so the search branches over one minimal conflict at a time, fewest dropped first; all ways out of
 * the same number are compared.
 */
export function repair(
  model: Model,
  choices: Assignment,
  variable: string,
  value: Value,
  options: RepairOptions = {},
): Repair {
  const { [variable]: _, ...others } = choices
  const fixed = { [variable]: value }
  const names = model.variables.map(({ name }) => name).filter((name) => Object.hasOwn(others, name))
  const conflicts: (readonly string[])[] = []
  const seen = new Set<string>()
  let looked = 0

  let level: readonly (readonly string[])[] = [[]]
  while (level.length > 0) {
    const ways: (readonly string[])[] = []
    const next: (readonly string[])[] = []
    for (const dropped of level) {
      const kept = names.filter((name) => !dropped.includes(name))
      const known = conflicts.find((one) => !one.some((name) => dropped.includes(name)))
      if (!known && ++looked > mostConflicts) return relax(model, others, fixed, names, options)
      const conflict = known ?? findConflict(model, pick(others, kept), fixed, options)
      if (conflict === 'unknown') return { kind: 'unknown' }
      if (conflict === 'possible') {
        ways.push(dropped)
        continue
      }
      if (conflict.length === 0) return { kind: 'impossible' }
      if (!known) conflicts.push(conflict)
      for (const name of conflict) {
        const more = names.filter((other) => other === name || dropped.includes(other))
        const key = more.join('\n')
        if (!seen.has(key)) next.push(more)
        seen.add(key)
      }
    }
    const [best] = ways.toSorted((one, two) => compare(one, two, names, options.priorities ?? {}))
    if (best) {
      const kept = names.filter((name) => !best.includes(name))
      return { kind: 'repaired', choices: { ...pick(others, kept), ...fixed }, dropped: best, isFewest: true }
    }
    level = next
  }
  return { kind: 'impossible' }
}

/** Keeps one choice after the other, the dearest first, as long as they stand together. */
function relax(
  model: Model,
  others: Assignment,
  fixed: Assignment,
  names: readonly string[],
  options: RepairOptions,
): Repair {
  const priorityOf = (name: string) => options.priorities?.[name] ?? 0
  const kept: string[] = []
  for (const name of names.toSorted((one, two) => priorityOf(two) - priorityOf(one))) {
    const isKept = isPossible(model, { ...pick(others, [...kept, name]), ...fixed }, options) === 'yes'
    if (isKept) kept.push(name)
  }
  const dropped = names.filter((name) => !kept.includes(name))
  return { kind: 'repaired', choices: { ...pick(others, kept), ...fixed }, dropped, isFewest: false }
}

/** The dearest dropped choice decides, then the next; without priorities later variables go first. */
function compare(
  one: readonly string[],
  two: readonly string[],
  names: readonly string[],
  priorities: Readonly<Record<string, number>>,
): number {
  const dearness = (dropped: readonly string[]) =>
    dropped.map((name) => priorities[name] ?? 0).toSorted((first, second) => second - first)
  const [ofOne, ofTwo] = [dearness(one), dearness(two)]
  for (const [place, priority] of ofOne.entries()) {
    const difference = priority - (ofTwo[place] ?? 0)
    if (difference !== 0) return difference
  }
  for (const [place, name] of one.entries()) {
    const difference = names.indexOf(two[place] ?? '') - names.indexOf(name)
    if (difference !== 0) return difference
  }
  return 0
}
