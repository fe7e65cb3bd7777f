import { type FoundStretches, findStretches } from './find-stretches.ts'
import { type Finder, findValues, learn } from './finder.ts'
import type { Propagator } from './propagator.ts'
import { assume } from './question.ts'
import { clearQueue, popLevel, pushLevel, resetSpace } from './space.ts'

/**
 * What chosen variables can be switched to, each while all other choices stay. Solutions that leave a choice
 * behind prove nothing about any other variable.
 */
export function* findAlternatives(
  finder: Finder,
  variables: readonly number[],
  stretches: Map<number, FoundStretches>,
): Generator<void, void> {
  const { model, space, root, chosen, support } = finder
  if (!root) return
  const asked = variables.filter((variable) => isMissing(finder, variable, root))
  support.wanted.fill(0)
  resetSpace(space, root)
  const others = chosen.filter((variable) => !asked.includes(variable))
  if (asked.length === 0 || !assume(model, space, finder.choices, others)) return
  yield* allButOne(finder, asked, stretches)
}

/**
 * Halves the list: the choices of one half are made while the other half is looked at. Making all others anew for
 * each of forty choices would cost forty times forty propagations.
 */
function* allButOne(
  finder: Finder,
  variables: readonly number[],
  stretches: Map<number, FoundStretches>,
): Generator<void, void> {
  const [only, second] = variables
  if (only === undefined) return
  if (second === undefined) {
    yield* findOne(finder, only, stretches)
    return
  }
  const { model, space, choices } = finder
  const half = variables.length >> 1
  const halves = [variables.slice(0, half), variables.slice(half)] as const
  for (const [kept, asked] of [halves, halves.toReversed()]) {
    pushLevel(space)
    if (assume(model, space, choices, kept ?? [])) yield* allButOne(finder, asked ?? [], stretches)
    else clearQueue(space)
    popLevel(space)
  }
}

function* findOne(
  finder: Finder,
  variable: number,
  stretches: Map<number, FoundStretches>,
): Generator<void, void> {
  const { model, support, witness } = finder
  finder.isStanding = false
  if (witness) learn(finder, witness)
  if (model.layout.words[variable] === 0) {
    stretches.set(variable, yield* findStretches(finder, variable))
    return
  }
  support.wanted[variable] = 1
  yield* findValues(finder, variable)
  support.wanted[variable] = 0
}

/** Values neither proven by a known solution nor refused by a constraint between choices alone. */
function isMissing(finder: Finder, variable: number, root: Int32Array): boolean {
  const { model, support, chosen, witness } = finder
  const { layout, propagators, watchers } = model
  const words = layout.words[variable] as number
  if (words === 0) return true
  const at = layout.offset[variable] as number
  const cells = root
    .slice(at, at + words)
    .map((word, index) => word & ~(support.proven[at + index] as number))
  const pairs = watchers[variable] as Int32Array
  for (let index = 0; witness && index < pairs.length; index += 2) {
    const propagator = propagators[pairs[index] as number] as Propagator
    const isDecided = propagator.scope.every((other) => other === variable || chosen.includes(other))
    if (isDecided) propagator.column(pairs[index + 1] as number, witness, cells, 0)
  }
  return cells.some((word) => word !== 0)
}
